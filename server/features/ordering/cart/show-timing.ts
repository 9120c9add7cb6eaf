import type { CartWire } from '#contract/ordering/cart.ts'
import type { Language } from '#domain/core/words.ts'
import { showSlot, showSlotOf } from '#server/show/show-slot.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { timingOf } from './cart-timing.ts'
import type { PricedCart } from './priced-cart.ts'

/** Takes content, a cart with its branch and order, a language and now; returns when the order is wanted, by the names of spec 3. */
export function showTiming(
  catalogue: Catalogue,
  { branch, cart, ordered }: Pick<PricedCart, 'branch' | 'cart' | 'ordered'>,
  language: Language,
  now: number,
): Pick<CartWire, 'delivery_time' | 'scheduled_day' | 'scheduled_period' | 'timing'> {
  const { asap, schedule, slot } = timingOf(catalogue, branch, cart.type, cart.draft, now)
  const look = { zone: branch.timeZone, language, now }
  const shown = ordered ? showSlotOf(ordered, look) : slot ? showSlot(slot, look) : null
  return {
    delivery_time: cart.draft.timing ? 'schedule' : asap ? 'asap' : null,
    scheduled_day: shown?.date ?? null,
    scheduled_period: shown?.period ?? null,
    timing: { asap, schedule, slot: shown },
  }
}
