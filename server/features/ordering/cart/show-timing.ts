import type { CartWire } from '#contract/cart.ts'
import type { Language } from '#domain/words.ts'
import { showSlot } from '#server/show-slot.ts'
import type { CartRow } from '#server/store/carts.ts'
import type { Branch, Catalogue } from '#server/store/catalogue.ts'
import { timingOf } from './cart-timing.ts'

/** Takes content, a branch, a cart, a language and now; returns when the order is wanted, by the names of spec 3. */
export function showTiming(
  catalogue: Catalogue,
  branch: Branch,
  cart: CartRow,
  language: Language,
  now: number,
): Pick<CartWire, 'delivery_time' | 'scheduled_day' | 'scheduled_period' | 'timing'> {
  const { asap, schedule, slot } = timingOf(catalogue, branch, cart.type, cart.draft, now)
  const shown = slot ? showSlot(slot, { zone: branch.timeZone, language, now }) : null
  return {
    delivery_time: cart.draft.timing ? 'schedule' : asap ? 'asap' : null,
    scheduled_day: shown?.date ?? null,
    scheduled_period: shown?.period ?? null,
    timing: { asap, schedule, slot: shown },
  }
}
