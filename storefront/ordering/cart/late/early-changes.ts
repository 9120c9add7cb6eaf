import type { AddLineBody, BillLineWire } from '#contract/ordering/cart.ts'
import type { ShownLine } from '../cart-change.ts'
import type { Cart } from '../use-cart.ts'

/** A dish that was added before the cart was here. */
export interface EarlyLine extends Pick<BillLineWire, 'line_id' | 'item_id' | 'quantity'> {
  readonly body: AddLineBody
  readonly shown?: ShownLine | undefined
}

/** What was asked of the cart before it was here: a dish, or any other of its verbs. */
export type EarlyChange = { readonly line: EarlyLine } | { readonly act: (cart: Cart) => void }

/** Takes what waits; returns its dishes, in the order in which they were added. */
export function earlyLines(waiting: readonly EarlyChange[]): EarlyLine[] {
  return waiting.flatMap((one) => ('line' in one ? [one.line] : []))
}

/** Takes what waits and how many there shall be of one of its dishes; returns it so, with 0 without that dish. */
export function resizeEarlyLine(
  waiting: readonly EarlyChange[],
  lineId: string,
  quantity: number,
): EarlyChange[] {
  return waiting.flatMap((one) => {
    if (!('line' in one) || one.line.line_id !== lineId) return [one]
    return quantity > 0 ? [{ line: { ...one.line, quantity } }] : []
  })
}

/** Takes what waits and the cart, now that it is here; does it, in the order in which it was asked. */
export function doEarlyChanges(waiting: readonly EarlyChange[], cart: Cart): void {
  for (const one of waiting)
    if ('act' in one) one.act(cart)
    else void cart.add({ ...one.line.body, quantity: one.line.quantity }, one.line.shown)
}
