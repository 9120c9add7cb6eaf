import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'

/** What became of an item while the menu stood open. */
export interface MenuChange {
  readonly kind: 'price' | 'sold-out' | 'back' | 'left' | 'gone'
  readonly item: ItemCardWire
}

/**
 * Takes a menu as it was seen and as it is; returns what changed of the items that are on both, the price first, and
 * what went from it. What is new on the menu shows itself.
 */
export function menuChanges(before: MenuWire, now: MenuWire): MenuChange[] {
  // another branch or way to order is another menu
  if (before.branch.id !== now.branch.id || before.type !== now.type) return []
  const known = new Map(before.items.map((item) => [item.id, item]))
  const changed = now.items.flatMap((item): MenuChange[] => {
    const old = known.get(item.id)
    const kind = old && kindOf(old, item)
    return kind ? [{ kind, item }] : []
  })
  const still = new Set(now.items.map((item) => item.id))
  const gone = before.items.filter((item) => !still.has(item.id))
  return [...changed, ...gone.map((item): MenuChange => ({ kind: 'gone', item }))]
}

function kindOf(old: ItemCardWire, item: ItemCardWire): MenuChange['kind'] | undefined {
  if (item.state === 'sold_out') return old.state === 'sold_out' ? undefined : 'sold-out'
  if (item.price !== old.price) return 'price'
  if (old.state === 'sold_out' && item.state === 'available') return 'back'
  return item.state === 'available' && item.state_note && item.state_note !== old.state_note
    ? 'left'
    : undefined
}
