import type { OrderWire } from '#contract/ordering/order.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { holds, linkHolder } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { listCreditNotes } from '#server/store/payments/documents.ts'
import { findOrder, readJournal, type JournalRow, type OrderRow } from '#server/store/ordering/orders.ts'
import { findLiveAttempt } from '#server/store/payments/payments.ts'
import { listRefunds } from '#server/store/payments/refunds.ts'
import type { Call } from '#server/http/call.ts'
import { showOrder, type OrderParts } from './show-order.ts'

/** Takes an order's unguessable id and the version that the caller has; returns the order, or null when that is the newest. */
export async function readOrder(
  deps: Deps,
  call: Call,
  id: string,
  since?: number,
): Promise<{ order: OrderWire | null } | Refusal> {
  const [order, journal] = await deps.db.read(call.tenantId, (db) =>
    // who has a version already has the newest one as a rule
    Promise.all([
      authorize(linkHolder('order-unavailable'), findOrder(db, id)),
      since === undefined ? readJournal(db, id) : undefined,
    ]),
  )
  if (isRefusal(order)) return order
  if (since !== undefined && order.version <= since) return { order: null }
  return { order: await describeOrder(deps, call, order, journal) }
}

/** Takes an order's row, and its journal if it was read; returns it for the one who asks. */
export async function describeOrder(
  deps: Deps,
  call: Call,
  order: OrderRow,
  known?: readonly JournalRow[],
): Promise<OrderWire> {
  const parts =
    isUntouched(order) || isNew(order)
      ? { order, journal: [], refunds: [], paying: false }
      : await deps.db.read(call.tenantId, (db) => readParts(db, order, known))
  const catalogue = await deps.catalogues.current(call.tenantId)
  const mine = holds(call, order)
  return showOrder(parts, catalogue, { mine, language: call.language, now: deps.clock() })
}

/** Neither a step nor a payment under way: each of them raises the version. */
function isUntouched({ status, version }: OrderRow): boolean {
  return status === 'callcenter_pending' && version === 1
}

/** Paid or to be paid at hand-over, and nothing else has happened: its row says it all. */
function isNew(order: OrderRow): boolean {
  return order.status === 'created' && !mayHaveRefunds(order)
}

async function readParts(
  db: TenantDb,
  order: OrderRow,
  known: readonly JournalRow[] | undefined,
): Promise<OrderParts> {
  if (known && !mayHaveRefunds(order) && order.status !== 'callcenter_pending')
    return { order, journal: known, refunds: [], paying: false }
  const [journal, refunds, attempt, notes] = await Promise.all([
    known ?? readJournal(db, order.id),
    mayHaveRefunds(order) ? listRefunds(db, [order.id]) : [],
    order.status === 'callcenter_pending' ? findLiveAttempt(db, order.id) : undefined,
    order.returned > 0 ? listCreditNotes(db, [order.id]) : [],
  ])
  return { order, journal, refunds, notes, paying: attempt?.state === 'submitted' }
}

/** An order that goes on without refunds saves the question; one that failed counts in no sum, and shows at the end. */
function mayHaveRefunds({ refunding, returned, ended_at }: OrderRow): boolean {
  return refunding > 0 || returned > 0 || ended_at !== null
}
