import { toDecimal, type Minor } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { gatewayMinimum } from '#domain/payments/gateway-minimum.ts'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'

/** Takes content; returns the least that the restaurant's gateway charges a card, minor units. Safety 7. */
export function cardMinimum({ gateway, tenant }: Pick<Catalogue, 'gateway' | 'tenant'>): Minor {
  return gatewayMinimum(gateway?.gateway, tenant.currency)
}

/** Takes the least and what is left to pay by card; refuses 'card-minimum' between nothing and the least. */
export function refuseBelow(least: Minor, toPay: Minor): Refusal | undefined {
  return toPay > 0 && toPay < least
    ? refuse('card-minimum', { details: { minimum: toDecimal(least) } })
    : undefined
}

/** Takes what was chosen, content and what is left to pay; refuses 'card-minimum' where a card would pay it. Rounds of a table are paid later. */
export function refuseCard(
  { payMethod = 'card', table, waiting }: Pick<CartDraft, 'payMethod' | 'table' | 'waiting'>,
  catalogue: Pick<Catalogue, 'gateway' | 'tenant'>,
  toPay: Minor,
): Refusal | undefined {
  return payMethod === 'card' && !table && !waiting ? refuseBelow(cardMinimum(catalogue), toPay) : undefined
}
