import type { PayMethod } from '#domain/payments/pay-method.ts'
import { callGateway } from '../call-gateway.ts'
import type { Received } from '../call-gateway.ts'
import type { CallLimits, GatewayAccount } from '../port.ts'
import { readJson } from '../read-json.ts'
import { oppwaAnswer, oppwaWrongFields } from './hyperpay-shapes.ts'
import { kindOfResult } from './result-code.ts'

/** Takes an account, a path and fields; returns what was heard. Fields of a GET are its query, of a POST its form. */
export function callHyperPay(
  account: GatewayAccount,
  method: 'GET' | 'POST',
  path: string,
  fields: Readonly<Record<string, string>>,
  limits?: CallLimits,
): Promise<Received> {
  const coded = new URLSearchParams(fields)
  const headers = { authorization: `Bearer ${account.secretKey}`, accept: 'application/json' }
  const url = `${account.apiUrl}/v1${path}`
  return method === 'GET'
    ? callGateway(`${url}?${coded}`, { headers }, limits)
    : callGateway(url, { method, headers, body: coded }, limits)
}

/** Takes what was heard; returns whether it is OPPWA's own no to the call: asking the same again gives the same. */
export function isHyperPayRefusal(received: Received): boolean {
  const answer = [200, 400, 401, 403].includes(received.status)
    ? readJson(received.text, oppwaAnswer)
    : undefined
  return answer !== undefined && kindOfResult(answer.result.code) === 'refused'
}

/** The same of opening a checkout, where 200.300.404 with the fields that are wrong says that none was made. */
export function isOpeningRefused(received: Received): boolean {
  const fields = received.status === 400 ? readJson(received.text, oppwaWrongFields) : undefined
  return fields !== undefined || isHyperPayRefusal(received)
}

/** Takes an account and a way to pay; returns its entity there: mada and Apple Pay may have their own. */
export function entityOf({ entities, accountId }: GatewayAccount, method: PayMethod = 'card'): string {
  const { card = accountId, mada, applePay } = entities ?? {}
  return (method === 'mada' ? mada : method === 'apple_pay' ? applePay : card) ?? card
}

/** Takes an account; returns all its entities, each once: those of now, then those that it had before. */
export function entitiesOf(account: GatewayAccount): string[] {
  const now = (['card', 'mada', 'apple_pay'] as const).map((method) => entityOf(account, method))
  return [...new Set([...now, ...(account.formerEntities ?? [])])]
}

/**
 * Takes an account and a way to pay; returns the entities in which a payment of it may lie, the likeliest first: only of an
 * account whose entities were changed more than one.
 */
export function entitiesToAsk(account: GatewayAccount, method?: PayMethod): string[] {
  const likely = entityOf(account, method)
  return account.formerEntities ? [...new Set([likely, ...entitiesOf(account)])] : [likely]
}
