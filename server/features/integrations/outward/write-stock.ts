import type { OutStockBody, OutStockWire } from '#contract/menu/out-menu.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { raiseContentVersion, readStock, setStock } from '#server/store/menu/item-stock.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { clearSoldOut, hasItem, lockSoldOut, markSoldOut } from '#server/store/menu/stock.ts'

/** Which item of which branch, and whose program says so. */
export interface StockPlace {
  readonly tenantId: string
  readonly branchId: string
  readonly itemId: string
  /** `api:<the key's name>`. */
  readonly by: string
}

/**
 * Takes a place and what it has; pages show it within a second. Refuses 'branch-not-found', 'item-not-found', and
 * 'bad-input' for a moment that is past. Rule "Sold out", rule "Counted stock".
 */
export async function writeStock(
  deps: Deps,
  place: StockPlace,
  body: OutStockBody,
): Promise<OutStockWire | Refusal> {
  const { branches } = await deps.catalogues.current(place.tenantId)
  if (!branches.some(({ id }) => id === place.branchId)) return refuse('branch-not-found')
  const until = body.sold_out && body.sold_out_until ? new Date(body.sold_out_until) : null
  if (until && until.getTime() <= deps.clock())
    return refuse('bad-input', { fields: { sold_out_until: ['bad-input'] } })
  const done = await writeUnlessRefused(deps.db, place.tenantId, async (db) => {
    if (!(await hasItem(db, place.itemId))) return refuse('item-not-found')
    const before = await readPlace(db, place)
    if (body.sold_out === true) await markSoldOut(db, place.branchId, place.itemId, until)
    if (body.sold_out === false) await clearSoldOut(db, place.branchId, place.itemId)
    if (body.left !== undefined) {
      await setStock(db, place.branchId, place.itemId, body.left)
      await raiseContentVersion(db)
    }
    const after = await readPlace(db, place)
    await writeAudit(db, {
      staffId: null,
      action: 'change-item-here',
      subject: `${place.branchId}:${place.itemId}`,
      before,
      after: { ...after, by: place.by },
    })
    const { branchId, itemId } = place
    await tellOutbox(db, 'stock-said', { branchId, itemIds: [itemId], change: makeId() })
    return after
  })
  deps.wakeRelay()
  return done
}

async function readPlace(db: WriteDb, { branchId, itemId }: StockPlace): Promise<OutStockWire> {
  const mark = await lockSoldOut(db, branchId, itemId)
  const left = (await readStock(db, branchId, [itemId])).get(itemId) ?? null
  return {
    sold_out: mark !== undefined || left === 0,
    sold_out_until: mark?.until?.toISOString() ?? null,
    left,
  }
}
