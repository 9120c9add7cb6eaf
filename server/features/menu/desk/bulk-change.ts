import type { BulkChangeBody } from '#contract/menu/menu-desk.ts'
import { checkItemDoc } from '#domain/menu/check-menu-doc.ts'
import { changedFields, type ItemDoc } from '#domain/menu/menu-doc.ts'
import { divideHalfUp, parseAmount } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { lockItemDoc } from '#server/store/menu/menu-docs.ts'
import { saveItemDoc } from '#server/store/menu/save-menu-docs.ts'
import { noted, menuRequest, readMenuIds } from './menu-editor.ts'

/**
 * Takes a session, items and one change; changes them all or none, as one press. Refuses 'item-not-found', and what
 * checkItemDoc() refuses of any of them. Returns how many are different now.
 */
export function changeMany(
  deps: Deps,
  staff: StaffSession,
  itemIds: readonly string[],
  change: BulkChangeBody,
): Promise<{ changed: number } | Refusal> {
  return menuRequest(deps, staff, async ({ db, note }) => {
    const ids = await readMenuIds(db)
    let changed = 0
    for (const id of [...new Set(itemIds)].toSorted()) {
      const before = await lockItemDoc(db, id)
      if (!before) return refuse('item-not-found')
      const doc = checkItemDoc(changeOne(before.doc, change), { ...ids, self: id })
      if (isRefusal(doc)) return doc
      if (changedFields(before.doc, doc).length === 0) continue
      changed += 1
      const after = { ...before, doc, version: before.version + 1 }
      await saveItemDoc(db, after)
      await note({
        kind: 'bulk',
        subject: 'item',
        id,
        before: noted(before),
        after: noted(after),
        version: after.version,
      })
    }
    return { changed }
  })
}

function changeOne(doc: ItemDoc, change: BulkChangeBody): ItemDoc {
  switch (change.kind) {
    case 'price_percent': {
      const basisPoints = Math.round(change.percent * 100)
      return withPrice(doc, doc.price + divideHalfUp(doc.price * basisPoints, 10_000))
    }
    case 'price_add':
      return withPrice(doc, doc.price + (parseAmount(change.amount) ?? Number.NaN))
    case 'on_sale':
      return { ...doc, onSale: change.on }
    case 'salty':
      return doc.labels?.salt === undefined ? { ...doc, labels: { ...doc.labels, salty: change.on } } : doc
    case 'scheduled_only':
      return { ...doc, scheduledOnly: change.on }
    case 'types':
      return { ...doc, types: change.types }
    case 'group':
      return { ...doc, groupId: change.group_id }
  }
}

/** A price before the discount that is none any more goes. */
export function withPrice(doc: ItemDoc, price: number): ItemDoc {
  const { priceBefore, ...rest } = doc
  return { ...rest, price, ...(priceBefore !== undefined && priceBefore > price && { priceBefore }) }
}
