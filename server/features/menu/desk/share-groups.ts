import { checkItemDoc } from '#domain/menu/check-menu-doc.ts'
import { sameDoc, type ItemDoc } from '#domain/menu/menu-doc.ts'
import { withEdited } from '#domain/menu/shared-group.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { makeId } from '#server/core/make-id.ts'
import { lockItemDoc } from '#server/store/menu/menu-docs.ts'
import { listSharing, saveItemDoc } from '#server/store/menu/save-menu-docs.ts'
import { noted, readMenuIds, type MenuRequest } from './menu-editor.ts'

/**
 * Takes a press, a dish and how it is now; gives the groups that it has in common with other dishes to all of them, as part
 * of the same press. Refuses 'shared-group-unfit' with the name of a dish that could not be sold so: nothing is done then.
 */
export async function shareGroups(
  { db, note }: MenuRequest,
  id: string,
  doc: ItemDoc,
): Promise<Refusal | undefined> {
  for (const group of doc.optionGroups) {
    if (group.shared === undefined) continue
    for (const other of await listSharing(db, group.shared, id)) {
      const before = await lockItemDoc(db, other)
      const wanted = before && withEdited(before.doc, group, makeId)
      if (!before || !wanted || sameDoc(wanted, before.doc)) continue
      const after = checkItemDoc(wanted, await readMenuIds(db, other))
      if (isRefusal(after)) return refuse('shared-group-unfit', { details: { item: before.doc.name } })
      const stored = { ...before, doc: after, version: before.version + 1 }
      await saveItemDoc(db, stored)
      await note({
        kind: 'edit',
        subject: 'item',
        id: other,
        before: noted(before),
        after: noted(stored),
        version: stored.version,
      })
    }
  }
  return undefined
}
