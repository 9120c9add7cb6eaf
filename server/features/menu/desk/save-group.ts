import type { GroupDocWire } from '#contract/menu/menu-doc.ts'
import { checkGroupDoc } from '#domain/menu/check-menu-doc.ts'
import type { GroupDoc } from '#domain/menu/menu-doc.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import { lockGroupDoc } from '#server/store/menu/menu-docs.ts'
import { hasItems, lastPosition, saveGroupDoc } from '#server/store/menu/save-menu-docs.ts'
import { groupOfWire } from './item-wire.ts'
import { addDoc, changeDoc, dropDoc, type DocKind } from './keep-doc.ts'
import { menuRequest } from './menu-editor.ts'

export const groupKind: DocKind<GroupDoc> = {
  subject: 'group',
  table: 'menu_groups',
  missing: 'not-found',
  lock: lockGroupDoc,
  save: saveGroupDoc,
}

/** Takes a session and a document; makes the group, at the end of the menu. Refuses as checkGroupDoc() does. */
export function addGroup(
  deps: Deps,
  staff: StaffSession,
  body: GroupDocWire,
): Promise<{ id: string } | Refusal> {
  return menuRequest(deps, staff, async (request) => {
    const doc = checkGroupDoc(groupOfWire(body))
    if (isRefusal(doc)) return doc
    const position = (await lastPosition(request.db, 'menu_groups')) + 1
    return addDoc(request, groupKind, { id: makeId(), doc, position })
  })
}

/** Takes a session, a group, the version that staff began from and the document. Refuses 'not-found' and 'menu-changed'. */
export function changeGroup(
  deps: Deps,
  staff: StaffSession,
  id: string,
  { version, doc }: { version: number; doc: GroupDocWire },
): Promise<{ done: true } | Refusal> {
  return menuRequest(deps, staff, async (request) => {
    const changed = await changeDoc(request, groupKind, { id, version }, () =>
      checkGroupDoc(groupOfWire(doc)),
    )
    return isRefusal(changed) ? changed : { done: true as const }
  })
}

/** Takes a session, a group and its version; takes it away. Refuses 'group-not-empty' while items are in it. */
export function deleteGroup(
  deps: Deps,
  staff: StaffSession,
  id: string,
  version: number,
): Promise<{ done: true } | Refusal> {
  return menuRequest(deps, staff, (request) =>
    dropDoc(request, groupKind, { id, version }, async () =>
      (await hasItems(request.db, id)) ? refuse('group-not-empty') : undefined,
    ),
  )
}
