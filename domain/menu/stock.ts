import type { CartLine } from './cart-line.ts'
import type { Item } from './menu.ts'

/** Pieces by item id. */
export type Pieces = ReadonlyMap<string, number>

/** So many or fewer left are said on the menu. */
export const fewLeft = 5

/**
 * Takes one piece of an item with its choices; returns what it takes out of counted stock: itself, and of a combo each
 * chosen item. The stock of a combo's items is counted too.
 */
export function piecesOf(item: Pick<Item, 'id' | 'optionGroups'>, options: CartLine['options']): Pieces {
  const pieces = new Map([[item.id, 1]])
  if (options.length === 0) return pieces
  const items = new Map(
    item.optionGroups.flatMap((group) => group.options.map((option) => [option.id, option.itemId] as const)),
  )
  for (const { optionId, quantity } of options) {
    const itemId = items.get(optionId)
    if (itemId !== undefined) pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity)
  }
  return pieces
}

/** Takes lines and the menu's items; returns what all of them together take, by item id. */
export function piecesOfLines(
  lines: readonly Pick<CartLine, 'itemId' | 'quantity' | 'options'>[],
  items: ReadonlyMap<string, Item>,
): Pieces {
  const all = new Map<string, number>()
  for (const line of lines) {
    const item = items.get(line.itemId)
    if (!item) continue
    for (const [id, count] of piecesOf(item, line.options))
      all.set(id, (all.get(id) ?? 0) + count * line.quantity)
  }
  return all
}

/**
 * Takes what is left of each counted item and what is wanted; returns the first item of which there is not enough, and
 * how many of it there are. Items that are not counted have no end.
 */
export function firstShort(left: Pieces, wanted: Pieces): { itemId: string; left: number } | undefined {
  for (const [itemId, count] of wanted) {
    const here = left.get(itemId)
    if (here !== undefined && count > here) return { itemId, left: here }
  }
  return undefined
}
