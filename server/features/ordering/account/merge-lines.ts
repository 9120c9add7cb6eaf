import type { CartLine } from '#domain/menu/cart-line.ts'
import type { Offer } from '#domain/ordering/cart-fit.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { addLine } from '../cart/change-lines.ts'

/**
 * Takes the lines of two carts of one branch and order type, and what the branch offers; returns them in one cart.
 * Equal choices are added up, as far as each item's limits allow; what is no longer to be had stays, so that the cart
 * names it when it takes it out. Decision 0018.
 */
export function mergeLines(
  lines: readonly CartLine[],
  more: readonly CartLine[],
  offer: Offer,
): readonly CartLine[] {
  let merged = lines
  for (const line of more) merged = addAsMany(merged, line, offer)
  return merged
}

function addAsMany(lines: readonly CartLine[], line: CartLine, offer: Offer): readonly CartLine[] {
  const { itemId, options, note, deposits } = line
  for (let quantity = line.quantity; quantity > 0; quantity -= 1) {
    const added = addLine({ itemId, quantity, options, note, deposits })(lines, offer)
    if (!isRefusal(added)) return added
    if (added.code !== 'item-limit' && added.code !== 'not-enough-left')
      return lines.length < limits.linesPerCart ? [...lines, line] : lines
  }
  return lines
}
