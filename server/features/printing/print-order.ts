import { nextTicket, saidOf, type PrintTicket } from '#domain/printing/print-ticket.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import {
  changePrintJob,
  endPrintJobs,
  insertPrintJob,
  lockFreshJob,
  lockPaper,
  savePaper,
} from '#server/store/printing/print-jobs.ts'
import type { PrinterRow } from '#server/store/printing/printers.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { signWaiting } from '../einvoicing/sign-waiting.ts'
import { makeTicket, readTicketFacts } from './make-ticket.ts'
import { orderKinds } from '#domain/ordering/order-kind.ts'
import { statusFacts, type OrderStatus } from '#domain/ordering/order-status.ts'

type Printing = Pick<Deps, 'db' | 'clock' | 'catalogues' | 'eInvoicing' | 'seal' | 'log'>

type Moment = PrinterRow['prints_at']

const always: readonly Moment[] = ['created', 'accepted']

/** Which printers look at an order that came to a status, by when they print. */
const lookedAt: Readonly<Record<OrderStatus, readonly Moment[]>> = {
  callcenter_pending: [],
  b2b_pending: [],
  created: ['created'],
  accepted: ['accepted'],
  ready: [],
  outdelivery: [],
  delivered: [],
  canceled: always,
  missed: always,
  partially_refunded: [],
  refunded: [],
  b2b_canceled: [],
}

/** An order that has not come so far has no ticket yet. */
function isTooEarly(moment: Moment, status: OrderStatus): boolean {
  const { isWaiting, isOpen, isAccepted } = statusFacts[status]
  return isWaiting || (moment === 'accepted' && isOpen && !isAccepted)
}

/**
 * An order changed: each printer of its branch that prints by itself gets what its paper does not say yet: the ticket, the
 * difference, or that it is cancelled. What still waits is written anew instead. Told twice it is printed once: what the
 * paper says is compared under its lock.
 */
export async function printOrder(
  deps: Printing,
  tenantId: string,
  { orderId, branchId, status }: Pick<OutboxEvents['order-changed'], 'orderId' | 'branchId' | 'status'>,
): Promise<void> {
  const catalogue = await deps.catalogues.current(tenantId)
  const printers = catalogue.printers.filter(
    (one) => one.branch_id === branchId && lookedAt[status].includes(one.prints_at),
  )
  if (printers.length === 0) return
  await signBefore(deps, tenantId, catalogue, branchId)
  const now = deps.clock()
  await deps.db.write(tenantId, async (db) => {
    const order = await forSystem('job', findOrder(db, orderId))
    if (!order || !orderKinds[order.kind].isCooked) return
    const facts = await readTicketFacts(db, order, catalogue)
    for (const { id, paper, station_ids: stationIds, prints_at: moment, since } of printers) {
      if (!isTooEarly(moment, order.status) && (order.created_at ?? order.placed_at) >= since)
        await keepPaper(db, id, order, makeTicket(facts, { paper, stationIds, now }), new Date(now))
    }
  })
}

/** Takes a branch, if it is known; what is printed of it has the code of its signed invoice. */
export async function signBefore(
  deps: Printing,
  tenantId: string,
  { branches }: Catalogue,
  branchId: string | undefined,
): Promise<void> {
  const branch = branches.find(({ id, einvoicing }) => einvoicing && id === branchId)
  if (branch) await signWaiting(deps, tenantId, branch.id)
}

async function keepPaper(
  db: WriteDb,
  printerId: string,
  order: OrderRow,
  whole: PrintTicket,
  now: Date,
): Promise<void> {
  const of = { printerId, orderId: order.id }
  const said = await lockPaper(db, of, now)
  const waiting = await lockFreshJob(db, of)
  const before = waiting ? (waiting.before ?? undefined) : said
  const ticket = nextTicket(before, whole)
  const dueAt = order.release_at && order.release_at > now ? order.release_at : now
  if (!ticket) {
    if (waiting) await endPrintJobs(db, [waiting.id], 'dropped', now)
    if (waiting) await savePaper(db, of, before)
    return
  }
  if (waiting) await changePrintJob(db, waiting.id, { ticket, dueAt })
  else
    await insertPrintJob(db, {
      id: makeId(),
      ...of,
      ticket,
      before,
      copy: 'none',
      // what is taken back or changed is told at once
      dueAt: ticket.kind === 'whole' ? dueAt : now,
      madeAt: now,
    })
  await savePaper(db, of, saidOf(whole.kind === 'canceled' ? { ...whole, lines: [] } : whole))
}

/**
 * Takes a member, an order and a printer of its branch; prints the order there once more, marked as a copy. Refuses
 * 'not-allowed', 'order-unavailable' and 'not-found' for a printer that is not of this branch.
 */
export async function printCopy(
  deps: Printing,
  staff: StaffSession,
  { orderId, printerId }: { orderId: string; printerId: string },
): Promise<{ queued: true } | Refusal> {
  if (!mayStaff(staff.role, 'find_orders')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const now = new Date(deps.clock())
  const place = catalogue.printers.find(({ id }) => id === printerId)?.branch_id
  await signBefore(deps, staff.tenantId, catalogue, place)
  return deps.db.write(staff.tenantId, async (db) => {
    const order = await authorize(inBranchOf(staff, 'order-unavailable'), findOrder(db, orderId))
    if (isRefusal(order)) return order
    if (!orderKinds[order.kind].isCooked) return refuse('order-unavailable')
    const printer = catalogue.printers.find(
      (one) => one.id === printerId && one.branch_id === order.branch_id,
    )
    if (!printer) return refuse('not-found')
    const { paper, station_ids: stationIds } = printer
    const facts = await readTicketFacts(db, order, catalogue)
    const ticket = makeTicket(facts, { paper, stationIds, now: now.getTime() })
    await insertPrintJob(db, {
      id: makeId(),
      printerId,
      orderId,
      ticket,
      before: undefined,
      copy: 'copy',
      dueAt: now,
      madeAt: now,
    })
    return { queued: true as const }
  })
}
