import type { CartWire } from '#contract/ordering/cart.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import { findAttemptOfCart } from '#server/store/payments/payments.ts'

/** What of the draft says how its payment stands (spec 3 "Order draft"). */
export type Paying = Pick<CartWire, 'payment_session' | 'payment_brand'>

/** Takes a cart; returns the payment that its order waits for, if it was ordered as it is. Spec 3. */
export async function readPaying(deps: Pick<Deps, 'db'>, tenantId: string, cart: CartRow): Promise<Paying> {
  const waits = cart.closed_at === null && cart.ordered_version === cart.version
  const attempt = waits ? await deps.db.read(tenantId, (db) => findAttemptOfCart(db, cart.id)) : undefined
  return { payment_session: attempt?.reference ?? null, payment_brand: attempt?.method ?? null }
}

/** Takes a cart as it travels, or a refusal; returns it with the flags and methods of the restaurant's gateway. Spec 3. */
export async function withGateway<T extends CartWire | Refusal>(
  deps: Pick<Deps, 'catalogues' | 'gateways'>,
  tenantId: string,
  cart: T,
): Promise<T> {
  if (isRefusal(cart)) return cart
  const { gateway: account } = await deps.catalogues.current(tenantId)
  if (!account) return cart
  const of = (provider: string) => (account.gateway === provider ? [...methodsOf(deps, account)] : [])
  return {
    ...cart,
    myfatoorah_enabled: account.gateway === 'myfatoorah',
    myfatoorah_methods: of('myfatoorah'),
    hyperpay_enabled: account.gateway === 'hyperpay',
    hyperpay_methods: of('hyperpay'),
  }
}

function methodsOf(
  { gateways }: Pick<Deps, 'gateways'>,
  { gateway, sealed_credentials }: { gateway: string; sealed_credentials: string },
) {
  return gateways.get(gateway).methods(gateways.open(sealed_credentials))
}
