import type { ItemDocWire } from '#contract/menu-doc.ts'
import { checkItemDoc } from '#domain/check-menu-doc.ts'
import { partIds, withOwnIds, type ItemDoc } from '#domain/menu-doc.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import type { StaffSession } from '#server/request.ts'
import { lockItemDoc } from '#server/store/menu-docs.ts'
import { deleteMenuRow, isInCombo, lastPosition, saveItemDoc } from '#server/store/save-menu-docs.ts'
import { itemOfWire } from './item-wire.ts'
import { noted, pressMenu, readMenuIds, tellChanged, type MenuPress } from './menu-editor.ts'

/** Takes a session and a document; makes the item, at the end of its group. Refuses field by field as checkItemDoc() does. */
export function addItem(
  deps: Deps,
  staff: StaffSession,
  body: ItemDocWire,
): Promise<{ id: string } | Refusal> {
  return pressMenu(deps, staff, async (press) => {
    const doc = checkItemDoc(itemOfWire(body), await readMenuIds(press.db))
    return isRefusal(doc) ? doc : insert(press, withOwnIds(doc, new Set(), makeId))
  })
}

async function insert({ db, note }: MenuPress, doc: ItemDoc): Promise<{ id: string }> {
  const item = { id: makeId(), doc, version: 1, position: (await lastPosition(db, 'items')) + 1 }
  await saveItemDoc(db, item)
  await note({
    kind: 'create',
    subject: 'item',
    id: item.id,
    before: undefined,
    after: noted(item),
    version: 1,
  })
  return { id: item.id }
}

/**
 * Takes a session, an item, the version that staff began from and the document; keeps it in the former one's place.
 * Refuses 'item-not-found', field by field, and 'menu-changed' when somebody was faster, with what they changed.
 */
export function changeItem(
  deps: Deps,
  staff: StaffSession,
  id: string,
  { version, doc: body }: { version: number; doc: ItemDocWire },
): Promise<{ id: string } | Refusal> {
  return pressMenu(deps, staff, async ({ db, note }) => {
    const before = await lockItemDoc(db, id)
    if (!before) return refuse('item-not-found')
    if (before.version !== version) return tellChanged(db, 'item', id, version)
    const doc = checkItemDoc(itemOfWire(body), await readMenuIds(db, id))
    if (isRefusal(doc)) return doc
    const after = { ...before, doc: withOwnIds(doc, partIds(before.doc), makeId), version: version + 1 }
    await saveItemDoc(db, after)
    await note({
      kind: 'edit',
      subject: 'item',
      id,
      before: noted(before),
      after: noted(after),
      version: after.version,
    })
    return { id }
  })
}

/** Takes a session, an item and its version; takes it away. Refuses 'item-in-combo' while another item offers it. */
export function deleteItem(
  deps: Deps,
  staff: StaffSession,
  id: string,
  version: number,
): Promise<{ done: true } | Refusal> {
  return pressMenu(deps, staff, async ({ db, note }) => {
    const before = await lockItemDoc(db, id)
    if (!before) return refuse('item-not-found')
    if (before.version !== version) return tellChanged(db, 'item', id, version)
    if (await isInCombo(db, id)) return refuse('item-in-combo')
    await deleteMenuRow(db, 'items', id)
    await note({
      kind: 'delete',
      subject: 'item',
      id,
      before: noted(before),
      after: undefined,
      version: version + 1,
    })
    return { done: true }
  })
}

/** Takes a session and an item; makes the same once more, off the menu, named so in both languages. */
export function copyItem(deps: Deps, staff: StaffSession, id: string): Promise<{ id: string } | Refusal> {
  return pressMenu(deps, staff, async (press) => {
    const found = await lockItemDoc(press.db, id)
    if (!found) return refuse('item-not-found')
    const { name } = found.doc
    const doc = {
      ...found.doc,
      name: { ar: name.ar && `${name.ar} (نسخة)`, en: name.en && `${name.en} (copy)` },
      onSale: false,
    }
    const checked = checkItemDoc(doc, await readMenuIds(press.db))
    return isRefusal(checked) ? checked : insert(press, withOwnIds(checked, new Set(), makeId))
  })
}
