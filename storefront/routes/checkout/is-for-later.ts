import type { CartWire } from '#contract/ordering/cart.ts'

/**
 * Takes a cart, the way that was pressed, if any, and whether its guest came to order for later; returns whether a day and a
 * time are chosen, or to be chosen. Where nothing is ordered for later, none is asked for. Spec 4 "Order timing".
 */
export function isForLater(
  { timing, blocked }: Pick<CartWire, 'timing' | 'blocked'>,
  pressed: 'now' | 'later' | undefined,
  wished: boolean,
): boolean {
  if (!timing.schedule) return timing.slot !== null
  if (!timing.asap || blocked?.code === 'slot-incorrect' || blocked?.code === 'slot-invalid') return true
  return pressed ? pressed === 'later' : wished || timing.slot !== null
}
