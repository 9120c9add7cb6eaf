import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { Offer } from '#domain/ordering/cart-fit.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { Pieces } from '#domain/menu/stock.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { settingText } from '#domain/site/settings.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { menuOffer } from '#server/content/menu-offer.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { timingOf } from './cart-timing.ts'

/**
 * Takes content, a branch, an order type, now and what was chosen of the order; returns what can be ordered there and then.
 * `left`: what is known better than by the content of the counted items.
 */
export function offerOf(
  catalogue: Catalogue,
  branch: Branch,
  type: OrderType,
  now: number,
  draft: CartDraft = {},
  left?: Pieces,
): Offer {
  const { schedule, moment } = timingOf(catalogue, branch, type, draft, now)
  return { ...menuOffer(catalogue, branch, type, moment, left), ahead: schedule }
}

/**
 * Takes content, a branch, an order type, now and what was chosen of the order; returns why no order can be placed there
 * like that, or nothing. Spec 4, 8.
 */
export function refuseBranch(
  catalogue: Catalogue,
  branch: Branch,
  type: OrderType,
  now: number,
  draft: CartDraft = {},
): Refusal | undefined {
  if (settingText(catalogue.settings, 'website.enable') !== '1') return refuse('order-service-unavailable')
  if (!branch.types.includes(type)) return refuse('type-unavailable')
  return timingOf(catalogue, branch, type, draft, now).refused
}

/** Takes a cart and the items; refuses with 'slot-incorrect' what has to be ordered ahead without a slot, by name. Spec 5. */
export function refuseWithoutSlot(
  cart: { readonly lines: readonly CartLine[]; readonly draft: CartDraft },
  { items }: Catalogue,
  language: Language,
): Refusal | undefined {
  if (cart.draft.timing) return undefined
  const ahead = cart.lines.filter((line) => items.get(line.itemId)?.scheduledOnly)
  const names = ahead.map((line) => wordIn(line.name, language))
  return names.length > 0 ? refuse('slot-incorrect', { details: { items: names } }) : undefined
}
