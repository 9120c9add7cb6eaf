import { languagePrefix } from '#domain/core/local-path.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { SessionToOpen } from '#server/adapters/payment/port.ts'
import { customerIdOf, findEmails } from '#server/store/customers/customers.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import type { AttemptRow } from '#server/store/payments/payments.ts'
import type { Call } from '#server/http/call.ts'

/** Takes an order, its attempt, who asks and the site that they ask from; returns the terms as the gateway is told them. */
export async function paymentTerms(
  deps: Deps,
  { tenantId, language }: Call,
  order: Pick<OrderRow, 'id' | 'language' | 'currency' | 'shopper' | 'contact_name'>,
  attempt: AttemptRow & { readonly gateway: string },
  origin: string,
): Promise<SessionToOpen> {
  const asksWhoPays = deps.gateways.get(attempt.gateway).asksWhoPays ?? false
  const [{ tenant }, payer] = await Promise.all([
    deps.catalogues.current(tenantId),
    asksWhoPays ? readPayer(deps, tenantId, order) : undefined,
  ])
  const site = origin + languagePrefix[language]
  const { gateway, account_id: account } = attempt
  return {
    reference: attempt.reference,
    amount: attempt.amount,
    currency: order.currency,
    language: order.language,
    returnUrl: `${site}/check_payment`,
    payPageUrl: `${site}/o/${order.id}/pay`,
    webhookUrl: `${deps.gateways.webhookOrigin(origin)}/api/v1/payments/webhooks/${gateway}/${account}`,
    description: wordIn(tenant.name, language),
    expiresAt: attempt.session_ends_at,
    country: tenant.country,
    ...(payer && { payer }),
    ...(attempt.method && { method: attempt.method }),
  }
}

async function readPayer(
  { db }: Deps,
  tenantId: string,
  { shopper, contact_name: name }: Pick<OrderRow, 'shopper' | 'contact_name'>,
): Promise<SessionToOpen['payer']> {
  const id = customerIdOf(shopper)
  const email = id && (await db.read(tenantId, (read) => findEmails(read, [id]))).get(id)
  return { name, ...(email && { email }) }
}
