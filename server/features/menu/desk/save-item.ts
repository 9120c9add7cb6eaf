import type { ItemDocWire } from '#contract/menu/menu-doc.ts'
import { checkItemDoc } from '#domain/menu/check-menu-doc.ts'
import { partIds, withOwnIds, type ItemDoc } from '#domain/menu/menu-doc.ts'
import { leaveSets, setsOf } from '#domain/menu/shared-group.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { lockItemDoc } from '#server/store/menu/menu-docs.ts'
import {
  isInCombo,
  itemWithCode,
  lastPosition,
  lockSharedGroups,
  saveItemDoc,
} from '#server/store/menu/save-menu-docs.ts'
import { shareGroups } from './share-groups.ts'
import { itemOfWire } from './item-wire.ts'
import { addDoc, changeDoc, dropDoc, type DocKind } from './keep-doc.ts'
import { menuRequest, readMenuIds, type MenuRequest } from './menu-editor.ts'

export const itemKind: DocKind<ItemDoc> = {
  subject: 'item',
  table: 'items',
  missing: 'item-not-found',
  lock: lockItemDoc,
  save: saveItemDoc,
}

/** Takes a session and a document; makes the item, at the end of its group. Refuses field by field as checkItemDoc() does. */
export function addItem(
  deps: Deps,
  staff: StaffSession,
  body: ItemDocWire,
): Promise<{ id: string } | Refusal> {
  return menuRequest(deps, staff, (request) => insert(request, itemOfWire(body)))
}

async function insert(request: MenuRequest, wanted: ItemDoc): Promise<{ id: string } | Refusal> {
  const doc = checkItemDoc(wanted, await readMenuIds(request.db))
  if (isRefusal(doc)) return doc
  const taken = await refuseTakenCode(request.db, doc.code)
  if (taken) return taken
  const position = (await lastPosition(request.db, 'items')) + 1
  const made = { id: makeId(), doc: withOwnIds(doc, new Set(), makeId), position }
  await lockSets(request.db, made.doc)
  const added = await addDoc(request, itemKind, made)
  return (await shareGroups(request, made.id, made.doc)) ?? added
}

/** Before any dish is locked: whoever edits what dishes have in common locks several. */
const lockSets = (db: WriteDb, doc: ItemDoc) => (setsOf(doc).length > 0 ? lockSharedGroups(db) : undefined)

/** Two dishes with one code would be one to a file. */
async function refuseTakenCode(
  db: WriteDb,
  code: string | undefined,
  self?: string,
): Promise<Refusal | undefined> {
  const other = code === undefined ? undefined : await itemWithCode(db, code)
  return other === undefined || other === self ? undefined : refuseFields({ code: ['dish-code-taken'] })
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
  const wanted = itemOfWire(body)
  return menuRequest(deps, staff, async (request) => {
    await lockSets(request.db, wanted)
    const changed = await changeDoc(request, itemKind, { id, version }, async (before) => {
      const doc = checkItemDoc(wanted, await readMenuIds(request.db, id))
      if (isRefusal(doc)) return doc
      return (
        (await refuseTakenCode(request.db, doc.code, id)) ??
        withOwnIds(leaveSets(before, doc), partIds(before), makeId)
      )
    })
    if (isRefusal(changed) || setsOf(wanted).length === 0) return changed
    const now = await lockItemDoc(request.db, id)
    return (now && (await shareGroups(request, id, now.doc))) ?? changed
  })
}

/** Takes a session, an item and its version; takes it away. Refuses 'item-in-combo' while another item offers it. */
export function deleteItem(
  deps: Deps,
  staff: StaffSession,
  id: string,
  version: number,
): Promise<{ done: true } | Refusal> {
  return menuRequest(deps, staff, (request) =>
    dropDoc(request, itemKind, { id, version }, async () =>
      (await isInCombo(request.db, id)) ? refuse('item-in-combo') : undefined,
    ),
  )
}

/** Takes a session and an item; makes the same once more, off the menu, named so in both languages. */
export function copyItem(deps: Deps, staff: StaffSession, id: string): Promise<{ id: string } | Refusal> {
  return menuRequest(deps, staff, async (request) => {
    const found = await lockItemDoc(request.db, id)
    if (!found) return refuse('item-not-found')
    const { code: _, ...doc } = found.doc
    const { name } = doc
    return insert(request, {
      ...doc,
      name: { ar: name.ar && `${name.ar} (نسخة)`, en: name.en && `${name.en} (copy)` },
      onSale: false,
    })
  })
}
