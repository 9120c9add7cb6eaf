import { unitPriceOf } from './cart-price.ts'
import type { CartLine } from '../menu/cart-line.ts'
import type { Item } from '../menu/menu.ts'
import type { Minor } from '../core/money.ts'
import { resolveOptions } from '../menu/option-choice.ts'
import { isRefusal } from '../core/refusal.ts'

/** A line whose one piece costs another amount than the shopper saw last, minor units. */
export interface PriceChange {
  readonly line: CartLine
  readonly from: Minor
  readonly to: Minor
}

/** Takes lines and the items as they are sold; returns those of another price than was seen, so that it is said by name. */
export function priceChanges(
  lines: readonly CartLine[],
  items: ReadonlyMap<string, Item>,
): readonly PriceChange[] {
  return lines.flatMap((line) => {
    const to = priceOf(line, items)
    return line.price === undefined || to === undefined || to === line.price
      ? []
      : [{ line, from: line.price, to }]
  })
}

/** Takes lines and the items as they are sold; returns the lines with the prices that are shown now. */
export function withPrices(
  lines: readonly CartLine[],
  items: ReadonlyMap<string, Item>,
): readonly CartLine[] {
  return lines.map((line) => {
    const price = priceOf(line, items)
    return price === undefined || price === line.price ? line : { ...line, price }
  })
}

function priceOf(line: CartLine, items: ReadonlyMap<string, Item>): Minor | undefined {
  const item = items.get(line.itemId)
  const options = item && resolveOptions(item, line.options)
  return !options || isRefusal(options) ? undefined : unitPriceOf(item, options).price
}
