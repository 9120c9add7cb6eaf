import type { Item, MenuGroup } from '#domain/menu/menu.ts'

interface Placed {
  readonly item: Item
  readonly group: MenuGroup
}

/**
 * Takes the menu's groups and items as content has them; returns the items with their groups in the menu's order: as the
 * groups stand, and in each as its dishes stand. An item's own position counts within its group alone.
 */
export function inMenuOrder(groups: readonly MenuGroup[], items: Iterable<Item>): Placed[] {
  const all = [...items]
  return groups.flatMap((group) =>
    all.filter((item) => item.groupId === group.id).map((item) => ({ item, group })),
  )
}
