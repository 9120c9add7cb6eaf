import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { timingOf } from './cart-timing.ts'
import type { PricedCart } from './priced-cart.ts'

/**
 * Takes a cart with the time that is wanted for it, as it was before, content and a look; refuses with 'slot-invalid' a
 * slot that is none, and with 'slot-unfit', by name, dishes that are not on sale then: choosing a time takes nothing out
 * of a cart. Spec 5.
 */
export function refuseSlot(
  { cart, branch, gone }: PricedCart,
  before: PricedCart | Refusal,
  catalogue: Catalogue,
  { language, now }: { language: Language; now: number },
): Refusal | undefined {
  const { refused } = timingOf(catalogue, branch, cart.type, cart.draft, now)
  if (refused && cart.draft.timing) return refused
  const lost = isRefusal(before) ? gone : gone.filter((line) => before.lines.some(({ id }) => id === line.id))
  if (lost.length === 0) return undefined
  return refuse('slot-unfit', { details: { items: lost.map((line) => wordIn(line.name, language)) } })
}
