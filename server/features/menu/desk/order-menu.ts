import type { MenuOrder } from '#domain/menu/menu-doc.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { listGroupDocs, listItemDocs } from '#server/store/menu/menu-docs.ts'
import { saveMenuOrder } from '#server/store/menu/save-menu-docs.ts'
import { menuRequest } from './menu-editor.ts'

/** Takes a session and the whole order; keeps it. Refuses 'menu-changed' when a group or an item is missing in it, or is gone. */
export function orderMenu(
  deps: Deps,
  staff: StaffSession,
  order: MenuOrder,
): Promise<{ done: true } | Refusal> {
  return menuRequest(deps, staff, async ({ db, note }) => {
    const before = await readMenuOrder(db)
    if (namesOf(before) !== namesOf(order)) return refuse('menu-changed')
    await saveMenuOrder(db, order)
    await note({ kind: 'order', subject: 'order', id: 'menu', before, after: order, version: 1 })
    return { done: true }
  })
}

/** Returns the order as it is. */
export async function readMenuOrder(db: TenantDb): Promise<MenuOrder> {
  const [groups, items] = [await listGroupDocs(db), await listItemDocs(db)]
  const byGroup = Map.groupBy(items, ({ doc }) => doc.groupId)
  return groups.map(({ id }) => ({ id, items: (byGroup.get(id) ?? []).map((item) => item.id) }))
}

/** Every group and every item once, whatever their order. */
function namesOf(order: MenuOrder): string {
  return [...order.map(({ id }) => `g:${id}`), ...order.flatMap(({ items }) => items)].toSorted().join()
}
