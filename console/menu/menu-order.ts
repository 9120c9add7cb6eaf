import type { MenuDeskWire } from '#contract/menu/menu-desk.ts'

/** Groups in order, each with its items in order. */
export type DeskOrder = { id: string; items: string[] }[]

/** Takes the menu; returns its order. */
export function orderOf({ groups, items }: Pick<MenuDeskWire, 'groups' | 'items'>): DeskOrder {
  return groups.map(({ id }) => ({
    id,
    items: items.filter((item) => item.group_id === id).map((item) => item.id),
  }))
}

/** Takes an order, an item and a step up (-1) or down (1); returns the order after it. At a group's edge it goes to the next group. */
export function stepItem(order: DeskOrder, itemId: string, step: -1 | 1): DeskOrder {
  const at = order.findIndex(({ items }) => items.includes(itemId))
  const group = order[at]
  if (!group) return order
  const place = group.items.indexOf(itemId)
  const next = place + step
  if (next >= 0 && next < group.items.length) return putItem(order, itemId, group.id, next)
  const beside = order[at + step]
  return beside ? putItem(order, itemId, beside.id, step < 0 ? beside.items.length : 0) : order
}

/** Takes an order, an item, a group and a place in it; returns the order with the item there. */
export function putItem(order: DeskOrder, itemId: string, groupId: string, place: number): DeskOrder {
  return order.map(({ id, items }) => {
    const rest = items.filter((one) => one !== itemId)
    return { id, items: id === groupId ? rest.toSpliced(place, 0, itemId) : rest }
  })
}

/** Takes an order, a group and a step; returns the order after it. */
export function stepGroup(order: DeskOrder, groupId: string, step: -1 | 1): DeskOrder {
  const at = order.findIndex(({ id }) => id === groupId)
  const group = order[at]
  if (!group || at + step < 0 || at + step >= order.length) return order
  return order.toSpliced(at, 1).toSpliced(at + step, 0, group)
}

/** Takes the menu and an order; returns the menu in that order, as it will be once it is saved. */
export function inOrder(desk: MenuDeskWire, order: DeskOrder): MenuDeskWire {
  const items = new Map(desk.items.map((item) => [item.id, item]))
  return {
    ...desk,
    groups: order.flatMap(({ id }) => desk.groups.find((group) => group.id === id) ?? []),
    items: order.flatMap((group) =>
      group.items.flatMap((id) => {
        const item = items.get(id)
        return item ? [{ ...item, group_id: group.id }] : []
      }),
    ),
  }
}
