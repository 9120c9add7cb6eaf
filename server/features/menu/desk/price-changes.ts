import { limits } from '#domain/core/limits.ts'
import { readMoment } from '#domain/core/local-moment.ts'
import { parseAmount } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { insertMenuChange } from '#server/store/menu/menu-changes.ts'
import { lockItemDoc } from '#server/store/menu/menu-docs.ts'
import {
  deletePriceChange,
  insertPriceChange,
  listPriceChanges,
  takePriceChange,
} from '#server/store/menu/price-changes.ts'
import { saveItemDoc } from '#server/store/menu/save-menu-docs.ts'
import { withPrice } from './bulk-change.ts'
import { noted, menuRequest } from './menu-editor.ts'

const farthestMs = 366 * 86_400_000

/** Takes a session, an item, a price and from when on (a moment, or the restaurant's own clock); keeps it for then. Refuses 'item-not-found', 'bad-input' and 'date-invalid'. */
export async function planPrice(
  deps: Deps,
  staff: StaffSession,
  itemId: string,
  { price: typed, due_at }: { price: string; due_at: string },
): Promise<{ id: string } | Refusal> {
  const price = parseAmount(typed)
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const due = readMoment(due_at, branches[0]?.timeZone ?? 'UTC')
  return menuRequest(deps, staff, async ({ db, now }) => {
    if (!(await lockItemDoc(db, itemId))) return refuse('item-not-found')
    if (price === undefined || price < 0 || price > limits.dishPrice)
      return refuse('bad-input', { fields: { price: ['bad-input'] } })
    const ahead = due === undefined ? 0 : due - now.getTime()
    if (due === undefined || !(ahead > 0 && ahead < farthestMs))
      return refuse('date-invalid', { fields: { due_at: ['date-invalid'] } })
    if ((await listPriceChanges(db, itemId)).length >= limits.priceChangesPerItem) return refuse('bad-input')
    await insertPriceChange(db, { itemId, price, dueAt: new Date(due), staffId: staff.staffId })
    return { id: itemId }
  })
}

/** Takes a session and a price to come; calls it off. Refuses 'not-found' when it has come already. */
export function callOffPrice(deps: Deps, staff: StaffSession, id: string): Promise<{ done: true } | Refusal> {
  return menuRequest(deps, staff, async ({ db }) =>
    (await deletePriceChange(db, id)) === undefined ? refuse('not-found') : { done: true },
  )
}

/** Takes a price that is due; it is the item's from now on, as a press that can be taken back. May run twice. Safety 28. */
export async function applyPrice(deps: Deps, tenantId: string, id: string): Promise<void> {
  const now = new Date(deps.clock())
  await deps.db.write(tenantId, async (db) => {
    const due = await takePriceChange(db, id, now)
    const before = due && (await lockItemDoc(db, due.item_id))
    if (!due || !before) return
    const after = { ...before, doc: withPrice(before.doc, due.price), version: before.version + 1 }
    await saveItemDoc(db, after)
    await insertMenuChange(db, {
      batch: id,
      kind: 'scheduled',
      subject: 'item',
      subjectId: due.item_id,
      before: noted(before),
      after: noted(after),
      version: after.version,
      staffId: due.staff_id,
      at: now,
    })
  })
}
