import { sameDoc, type GroupDoc, type ItemDoc, type MenuOrder } from '#domain/menu/menu-doc.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { listBatch, markUndone, type MenuChangeRow } from '#server/store/menu/menu-changes.ts'
import { lockGroupDoc, lockItemDoc, type StoredDoc } from '#server/store/menu/menu-docs.ts'
import {
  deleteMenuRow,
  hasItems,
  isInCombo,
  itemWithCode,
  saveGroupDoc,
  saveItemDoc,
  saveMenuOrder,
} from '#server/store/menu/save-menu-docs.ts'
import { noted, menuRequest, readMenuIds, tellChanged, type MenuRequest } from './menu-editor.ts'
import { readMenuOrder } from './order-menu.ts'

/**
 * Takes a session and a press; everything is again as it was before it, or nothing is. Refuses 'not-found' for a press that is
 * none (any more), and 'menu-changed' when something was changed over it since, with what.
 */
export function undoChange(
  deps: Deps,
  staff: StaffSession,
  batch: string,
): Promise<{ done: true } | Refusal> {
  return menuRequest(deps, staff, async (request) => {
    const rows = await listBatch(request.db, batch)
    if (rows.length === 0 || rows.some((row) => row.undone_at !== null || row.kind === 'undo'))
      return refuse('not-found')
    // a group that came with its items is empty once they are gone
    for (const row of rows.toSorted((one, other) => rank(one) - rank(other))) {
      const refused = await undoOne(request, row)
      if (isRefusal(refused)) return refused
    }
    await markUndone(request.db, batch, request.now)
    return { done: true }
  })
}

const rank = ({ subject }: MenuChangeRow) => (subject === 'item' ? 0 : 1)

async function undoOne(request: MenuRequest, row: MenuChangeRow): Promise<Refusal | undefined> {
  if (row.subject === 'order') return undoOrder(request, row)
  return row.subject === 'item' ? undoItem(request, row) : undoGroup(request, row)
}

/** Presses are taken back one after the other: what counts is that it says what the press left, not its number. */
function isStill(row: MenuChangeRow, now: StoredDoc<unknown> | undefined): boolean {
  const after = row.after as { doc: unknown } | null
  return after === null ? now === undefined : now !== undefined && sameDoc(now.doc, after.doc)
}

async function undoItem({ db, note }: MenuRequest, row: MenuChangeRow): Promise<Refusal | undefined> {
  const { subject_id: id, version } = row
  const now = await lockItemDoc(db, id)
  const before = row.before as Pick<StoredDoc<ItemDoc>, 'doc' | 'position'> | null
  if (!isStill(row, now)) return tellChanged(db, 'item', id, version)
  const next = (now?.version ?? version) + 1
  if (before === null) {
    if (await isInCombo(db, id)) return refuse('item-in-combo')
    await deleteMenuRow(db, 'items', id)
  } else {
    // its group, or an item of its combo, may be gone by now
    const ids = await readMenuIds(db)
    const named = before.doc.optionGroups.flatMap((group) => group.options.flatMap((one) => one.itemId ?? []))
    if (!ids.groups.has(before.doc.groupId) || !named.every((one) => ids.items.has(one)))
      return refuse('menu-changed')
    const { doc, position } = before
    const other = doc.code === undefined ? undefined : await itemWithCode(db, doc.code)
    if (other !== undefined && other !== id) return refuse('menu-changed')
    await saveItemDoc(db, { id, doc, version: next, position: now?.position ?? position })
  }
  await note({
    kind: 'undo',
    subject: 'item',
    id,
    before: now && noted(now),
    after: before ?? undefined,
    version: next,
  })
  return undefined
}

async function undoGroup({ db, note }: MenuRequest, row: MenuChangeRow): Promise<Refusal | undefined> {
  const { subject_id: id, version } = row
  const now = await lockGroupDoc(db, id)
  const before = row.before as Pick<StoredDoc<GroupDoc>, 'doc' | 'position'> | null
  if (!isStill(row, now)) return tellChanged(db, 'group', id, version)
  const next = (now?.version ?? version) + 1
  if (before === null) {
    if (await hasItems(db, id)) return refuse('group-not-empty')
    await deleteMenuRow(db, 'menu_groups', id)
  } else {
    const position = now?.position ?? before.position
    await saveGroupDoc(db, { id, doc: before.doc, version: next, position })
  }
  await note({
    kind: 'undo',
    subject: 'group',
    id,
    before: now && noted(now),
    after: before ?? undefined,
    version: next,
  })
  return undefined
}

/** What came since stays where it is, behind what the former order names. */
async function undoOrder({ db, note }: MenuRequest, row: MenuChangeRow): Promise<Refusal | undefined> {
  const now = await readMenuOrder(db)
  const former = row.before as MenuOrder
  const known = new Set(former.flatMap(({ items }) => items))
  const there = new Set(now.flatMap(({ items }) => items))
  const back = now
    .toSorted((a, b) => placeIn(former, a.id) - placeIn(former, b.id))
    .map(({ id, items }) => ({
      id,
      items: [
        ...(former.find((one) => one.id === id)?.items ?? []).filter((one) => there.has(one)),
        ...items.filter((one) => !known.has(one)),
      ],
    }))
  await saveMenuOrder(db, back)
  await note({ kind: 'undo', subject: 'order', id: 'menu', before: now, after: back, version: 1 })
  return undefined
}

function placeIn(order: MenuOrder, id: string): number {
  const place = order.findIndex((one) => one.id === id)
  return place < 0 ? order.length : place
}
