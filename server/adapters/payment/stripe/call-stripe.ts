import { callGateway } from '../call-gateway.ts'
import type { Received } from '../call-gateway.ts'
import type { CallLimits, GatewayAccount } from '../port.ts'
import { readJson } from '../read-json.ts'
import { againCodes, errorTypes } from './stripe-codes.ts'
import { stripeError } from './stripe-shapes.ts'

/** The version of the API that this adapter was written against. */
const version = '2026-10-28.endive'

/** Takes an account, a path and, for a POST, its fields and key; returns what was heard. The same key acts once. */
export function callStripe(
  account: GatewayAccount,
  path: string,
  limits: CallLimits | undefined,
  post?: { readonly fields: Readonly<Record<string, string>>; readonly key?: string },
): Promise<Received> {
  const headers = {
    authorization: `Bearer ${account.secretKey}`,
    'stripe-version': version,
    ...(post?.key && { 'idempotency-key': post.key }),
  }
  const request = post ? { method: 'POST', headers, body: new URLSearchParams(post.fields) } : { headers }
  return callGateway(`${account.apiUrl}/v1${path}`, request, limits)
}

/** Takes what was heard; returns whether it is Stripe's own no. A conflict or a limit is none: it may be tried again. */
export function isStripeRefusal(received: Received): boolean {
  if (![400, 401, 402, 403, 404].includes(received.status)) return false
  const { type, code } = readJson(received.text, stripeError)?.error ?? {}
  return type !== undefined && errorTypes[type] !== 'again' && !againCodes.has(code ?? '')
}

/** Takes what was heard; returns whether the key was used for other terms: what became of those is not told. */
export function isKeyTaken(received: Received): boolean {
  return readJson(received.text, stripeError)?.error.type === 'idempotency_error'
}

/** Takes an account; returns the mode that its key itself names, or undefined when it is no secret key. */
export function keyMode({ secretKey }: GatewayAccount): 'live' | 'test' | undefined {
  const [, mode] = /^[sr]k_(live|test)_/.exec(secretKey) ?? []
  return mode === 'live' || mode === 'test' ? mode : undefined
}
