import type { GroupDocWire } from '#contract/menu-doc.ts'
import { checkGroupDoc } from '#domain/check-menu-doc.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import type { StaffSession } from '#server/request.ts'
import { lockGroupDoc } from '#server/store/menu-docs.ts'
import { deleteMenuRow, hasItems, lastPosition, saveGroupDoc } from '#server/store/save-menu-docs.ts'
import { groupOfWire } from './item-wire.ts'
import { noted, pressMenu, tellChanged } from './menu-editor.ts'

/** Takes a session and a document; makes the group, at the end of the menu. Refuses as checkGroupDoc() does. */
export function addGroup(
  deps: Deps,
  staff: StaffSession,
  body: GroupDocWire,
): Promise<{ id: string } | Refusal> {
  return pressMenu(deps, staff, async ({ db, note }) => {
    const doc = checkGroupDoc(groupOfWire(body))
    if (isRefusal(doc)) return doc
    const group = { id: makeId(), doc, version: 1, position: (await lastPosition(db, 'menu_groups')) + 1 }
    await saveGroupDoc(db, group)
    const { id } = group
    await note({ kind: 'create', subject: 'group', id, before: undefined, after: noted(group), version: 1 })
    return { id }
  })
}

/** Takes a session, a group, the version that staff began from and the document. Refuses 'not-found' and 'menu-changed'. */
export function changeGroup(
  deps: Deps,
  staff: StaffSession,
  id: string,
  { version, doc: body }: { version: number; doc: GroupDocWire },
): Promise<{ done: true } | Refusal> {
  return pressMenu(deps, staff, async ({ db, note }) => {
    const before = await lockGroupDoc(db, id)
    if (!before) return refuse('not-found')
    if (before.version !== version) return tellChanged(db, 'group', id, version)
    const doc = checkGroupDoc(groupOfWire(body))
    if (isRefusal(doc)) return doc
    const after = { ...before, doc, version: version + 1 }
    await saveGroupDoc(db, after)
    await note({
      kind: 'edit',
      subject: 'group',
      id,
      before: noted(before),
      after: noted(after),
      version: after.version,
    })
    return { done: true }
  })
}

/** Takes a session, a group and its version; takes it away. Refuses 'group-not-empty' while items are in it. */
export function deleteGroup(
  deps: Deps,
  staff: StaffSession,
  id: string,
  version: number,
): Promise<{ done: true } | Refusal> {
  return pressMenu(deps, staff, async ({ db, note }) => {
    const before = await lockGroupDoc(db, id)
    if (!before) return refuse('not-found')
    if (before.version !== version) return tellChanged(db, 'group', id, version)
    if (await hasItems(db, id)) return refuse('group-not-empty')
    await deleteMenuRow(db, 'menu_groups', id)
    await note({
      kind: 'delete',
      subject: 'group',
      id,
      before: noted(before),
      after: undefined,
      version: version + 1,
    })
    return { done: true }
  })
}
