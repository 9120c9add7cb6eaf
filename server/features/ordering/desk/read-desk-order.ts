import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { shownStatus } from '#domain/ordering/shown-status.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { reasonWords, type ReasonLook } from '#server/show/reason-words.ts'
import type { StaffSession } from '#server/http/request.ts'
import { showTicket } from '#server/show/show-ticket.ts'
import { customerIdOf, findCustomer } from '#server/store/customers/customers.ts'
import { findInvoice, listCreditNotes } from '#server/store/payments/documents.ts'
import { isOwedShare } from '#server/store/ordering/group-shares.ts'
import { listStaffNames } from '#server/store/ordering/order-desk.ts'
import { findOrder, readJournal, type JournalRow, type OrderRow } from '#server/store/ordering/orders.ts'
import { listRefunds } from '#server/store/payments/refunds.ts'
import { showCreditNote } from '../../payments/refund/show-refundable.ts'
import { showAttempts } from './show-attempts.ts'

/**
 * Takes who looks and an order's id; returns all that staff may know of it, with a journal that a person can read.
 * Refuses 'not-allowed', and 'order-unavailable' for orders of other branches.
 */
export async function readDeskOrder(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
): Promise<OrderPageWire | Refusal> {
  if (!mayStaff(staff.role, 'find_orders')) return refuse('not-allowed')
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const now = deps.clock()
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const order = await authorize(inBranchOf(staff, 'order-unavailable'), findOrder(db, id))
    if (isRefusal(order)) return order
    if (order.kind === 'table_share') return refuse('order-unavailable')
    const refunds = await listRefunds(db, [id])
    const owed = refunds.some(({ state }) => state === 'needs_person') || (await isOwedShare(db, id))
    if (order.kind === 'group_share' && !owed) return refuse('order-unavailable')
    const branch = branches.find((one) => one.id === order.branch_id)
    const zone = branch?.timeZone ?? 'UTC'
    const look = { language, zone, now }
    const when = (at: Date) => momentWords(at.getTime(), now, zone, language)
    const [journal, names] = [await readJournal(db, id), await listStaffNames(db)]
    const [payments, notes] = [await showAttempts(db, order, when), await listCreditNotes(db, [id])]
    const invoice = await findInvoice(db, id)
    return {
      ticket: showTicket(order, refunds, { staff, language, now, zone }),
      branch: branch ? wordIn(branch.name, language) : '',
      placed: when(order.placed_at),
      invoice: invoice?.number ?? null,
      journal: journal.map((row) => ({
        ...showStep({ ...row, reason: reasonOf(order, row) }, names, look),
        when: when(row.at),
      })),
      payments,
      credit_notes: notes.map((note) => showCreditNote(note, language)),
      customer: await customerOf(db, staff, order.shopper),
      link: `${originOf(deps.settled, deps.hosts.primaryHost(staff.tenantId) ?? '')}/o/${id}`,
    }
  })
}

async function customerOf(
  db: TenantDb,
  staff: StaffSession,
  shopper: string,
): Promise<OrderPageWire['customer']> {
  const id = customerIdOf(shopper)
  const row = id === undefined ? undefined : await findCustomer(db, id)
  return row ? { id: mayStaff(staff.role, 'customers') ? row.id : null, note: row.note } : null
}

/** Decision 0182: of an order on a company's account no money goes back; the company owes less. */
const reasonOf = (order: OrderRow, { reason }: JournalRow) =>
  reason === 'refunded' && shownStatus(order) !== order.status ? 'credited' : reason

const plain = ['customer', 'payment', 'sweeper'] as const
const named = ['staff', 'driver', 'api', 'pos'] as const

function showStep(
  row: JournalRow,
  names: ReadonlyMap<string, string>,
  look: ReasonLook,
): Omit<OrderPageWire['journal'][number], 'when'> {
  const [kind = '', who = ''] = row.actor.split(/:(.*)/s)
  const by = named.find((one) => one === kind) ?? plain.find((one) => one === kind) ?? 'other'
  return {
    at: row.at.toISOString(),
    by,
    name: by === 'staff' ? (names.get(who) ?? '') : named.some((one) => one === by) ? who : '',
    from: row.from_status,
    to: row.to_status,
    reason: reasonWords(row.reason ?? '', look),
  }
}
