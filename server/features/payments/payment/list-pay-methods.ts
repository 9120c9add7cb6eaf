import type { PayMethodWire } from '#contract/ordering/order.ts'
import { payMethodWords } from '#domain/payments/pay-method.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { findUsedAccount } from '#server/store/payments/payments.ts'
import type { Call } from '#server/http/call.ts'

/** Returns the ways to pay that the gateway in use offers, in their order; none when there is no account. Spec 3. */
export async function listPayMethods(
  { db, gateways }: Deps,
  { tenantId, language }: Pick<Call, 'tenantId' | 'language'>,
): Promise<PayMethodWire[]> {
  const account = await db.read(tenantId, findUsedAccount)
  if (!account) return []
  const methods = gateways.get(account.gateway).methods(gateways.open(account.sealed_credentials))
  return methods.map((id) => ({ id, name: wordIn(payMethodWords[id], language) }))
}
