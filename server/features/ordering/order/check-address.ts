import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { branchesTo } from '#server/content/delivery-at.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { refuseDelivery, type CartDelivery, type Delivered } from '../cart/cart-delivery.ts'

/**
 * Takes what a cart costs and where it goes; refuses what cannot be delivered, and names the branches that deliver to an
 * address that this one does not reach. Spec 8, rule "Outside all zones".
 */
export function refuseAddress(
  { bill, delivery, terms }: Delivered,
  catalogue: Catalogue,
  language: Language,
): Refusal | undefined {
  const refused = refuseDelivery(delivery, terms, bill.currency)
  if (refused?.code !== 'delivery-unavailable') return refused
  const { latitude, longitude } = delivery?.address ?? {}
  if (latitude == null || longitude == null) return refused
  const others = branchesTo(catalogue, { latitude, longitude })
  const branches = others.map(({ branch }) => ({ id: branch.id, name: wordIn(branch.name, language) }))
  return { ...refused, details: { branches } }
}

/** Takes a cart with its draft and where it goes; returns the copy that the order keeps, with the zone as it stands now. */
export function freezeDraft(
  { type, draft }: { type: OrderType; draft: CartDraft },
  delivery: CartDelivery | undefined,
): CartDraft {
  const { address: _, zone: __, vehicle, ...others } = draft
  const rest = type === 'car' && vehicle ? { ...others, vehicle } : others
  if (!delivery) return rest
  const { address, zone } = delivery
  return {
    ...rest,
    ...(address && { address }),
    ...(zone && { zone: { id: zone.id, name: zone.name, minutes: zone.minutes } }),
  }
}
