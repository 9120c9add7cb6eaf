import { constants } from '#domain/core/limits.ts'
import { refundedValue } from '#domain/ordering/order-value.ts'
import type { WebhookType } from '#domain/integrations/webhook.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { showOutOrder } from '#server/show/show-out-order.ts'
import { readStock } from '#server/store/menu/item-stock.ts'
import { findOutOrder } from '#server/store/integrations/out-orders.ts'
import { readJournal, type JournalRow, type OrderRow } from '#server/store/ordering/orders.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { readSoldOut } from '#server/store/menu/stock.ts'
import { addEvent, dropUntoldEvent, listWantedTypes } from '#server/store/integrations/webhooks.ts'
import { bodyOf, eventIdOf } from './event-body.ts'

type Parts = Pick<Deps, 'db' | 'clock'>

const afterUndoMs = (constants.undoSeconds + 1) * 1000

/**
 * Takes what the relay heard of an order; keeps what its addresses are to be told, each under an id made of what happened,
 * so that hearing it twice tells it once. Nobody outside is called here: news of other orders stand behind this one.
 */
export async function noteOrderEvents(
  deps: Parts,
  tenantId: string,
  event: Pick<OutboxEvents['order-changed'], 'orderId' | 'version'>,
): Promise<void> {
  await deps.db.write(tenantId, async (db) => {
    const wanted = await listWantedTypes(db)
    const order = wanted.size > 0 ? await findOutOrder(db, event.orderId) : undefined
    // an abandoned payment step never was an order
    if (!order || order.number === null) return
    const step = (await readJournal(db, order.id)).find(({ seq }) => seq === event.version)
    const noted = { db, order, wanted, at: new Date(deps.clock()) }
    if (step && step.from_status !== step.to_status) {
      await noteStep(noted, step)
      await notePaid(noted, step)
    }
    await noteRefunded(noted)
  })
}

interface Noted {
  readonly db: WriteDb
  readonly order: OrderRow
  readonly wanted: ReadonlySet<WebhookType>
  readonly at: Date
}

function noteStep(noted: Noted, { seq, from_status: from, to_status: to }: JournalRow): Promise<void> {
  const type = to === 'created' ? 'order.created' : 'order.status_changed'
  return note(noted, type, [String(seq)], { from, to })
}

/** Money taken at hand-over goes back when that is undone: it is told once it no longer can be. */
async function notePaid(noted: Noted, { from_status: from, to_status: to }: JournalRow): Promise<void> {
  const { db, order, at } = noted
  const paid = order.captured > 0 || order.payment_state === 'paid'
  if (to === 'created' && paid) return note(noted, 'order.paid', [], {})
  if (from === 'delivered' && !paid)
    return dropUntoldEvent(db, eventIdOf(order.tenant_id, 'order.paid', order.id))
  if (to !== 'delivered' || order.till === 0) return
  const dueAt = new Date(Math.max(at.getTime(), (order.delivered_at?.getTime() ?? 0) + afterUndoMs))
  await note(noted, 'order.paid', [], {}, { dueAt })
}

/** What is back for certain: wallet and points at once, cards when the gateway has confirmed it. */
async function noteRefunded(noted: Noted): Promise<void> {
  const { order } = noted
  const { refunded: back } = refundedValue(order)
  if (back > 0) await note(noted, 'order.refunded', [String(back)], {})
}

async function note(
  { db, order, wanted, at }: Noted,
  type: WebhookType,
  names: readonly string[],
  more: object,
  later: { dueAt?: Date } = {},
): Promise<void> {
  if (!wanted.has(type)) return
  const id = eventIdOf(order.tenant_id, type, order.id, ...names)
  // who may know the guest reads the order with a key
  const data = { ...more, order: showOutOrder(order, false) }
  await addEvent(db, { id, type, subject: order.id, body: bodyOf({ id, type, at, data }), at, ...later })
}

/** Takes what the relay heard of stock; keeps what is to be told of it, as it stands now. */
export async function noteStockEvent(
  deps: Parts,
  tenantId: string,
  { branchId, itemIds, change }: OutboxEvents['stock-changed'],
): Promise<void> {
  const type = 'item.stock_changed'
  await deps.db.write(tenantId, async (db) => {
    if (!(await listWantedTypes(db)).has(type)) return
    const [left, marks] = [await readStock(db, branchId, itemIds), await readSoldOut(db, branchId, itemIds)]
    const at = new Date(deps.clock())
    const items = itemIds.map((itemId) => {
      const mark = marks.get(itemId)
      const marked = mark !== undefined && (mark.until === null || mark.until > at)
      const count = left.get(itemId) ?? null
      return {
        item_id: itemId,
        sold_out: marked || count === 0,
        sold_out_until: marked ? (mark.until?.toISOString() ?? null) : null,
        left: count,
      }
    })
    const id = eventIdOf(tenantId, type, change)
    const body = bodyOf({ id, type, at, data: { branch_id: branchId, items } })
    await addEvent(db, { id, type, subject: branchId, body, at })
  })
}
