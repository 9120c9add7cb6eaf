import type { TableBillWire, TablePaymentWire } from '#contract/dine-in/table-bill.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { showBill } from '#server/show/show-bill.ts'
import { showTicket, type TicketLook } from '#server/show/show-ticket.ts'
import { findCart } from '#server/store/ordering/carts.ts'
import { findInvoice } from '#server/store/payments/documents.ts'
import { listStaffNames } from '#server/store/ordering/order-desk.ts'
import { listRefunds } from '#server/store/payments/refunds.ts'
import { listTablePayments, type TablePaymentRow } from '#server/store/dine-in/table-payments.ts'
import { findHostSession, listTableMembers } from '#server/store/dine-in/table-sessions.ts'
import { findTable } from '#server/store/dine-in/tables.ts'
import { showAttempts } from '../ordering/desk/show-attempts.ts'
import { isAdvance } from '#server/store/dine-in/table-orders.ts'
import { readTableMoney, type TableMoney } from './table-money.ts'

/**
 * Takes who looks and a session, over or not; returns its bill and each payment of it with what went back. Refuses
 * 'not-allowed' and, for sessions of other branches, 'table-session-over'. Rule "Bill of a table", safety 5.
 */
export async function readTableBill(
  deps: Deps,
  staff: StaffSession,
  sessionId: string,
  language: Language,
): Promise<TableBillWire | Refusal> {
  if (!mayStaff(staff.role, 'take_payment')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const now = deps.clock()
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const session = await authorize(inBranchOf(staff, 'table-session-over'), findHostSession(db, sessionId))
    if (isRefusal(session)) return session
    const branch = catalogue.branches.find((one) => one.id === session.branch_id)
    const zone = branch?.timeZone ?? 'UTC'
    const table = await findTable(db, session.table_id)
    const money = await readTableMoney(db, session, catalogue, now)
    const open = session.state === 'waiting' || session.state === 'open'
    const { lines: _, ...sums } = showBill(money.bill.bill, language)
    return {
      session_id: session.id,
      table:
        (await forSystem('derived', findCart(db, session.cart_id)))?.draft.table?.name ?? table?.name ?? '',
      area: table ? wordIn({ ar: table.area_ar, en: table.area_en }, language) : '',
      state: session.state === 'joined' ? 'ended' : session.state,
      since: momentWords(session.started_at.getTime(), now, zone, language),
      sums,
      left: toDecimal(open ? money.left : 0),
      deposit_beyond: toDecimal(beyondBill(money)),
      payments: await showPayments(db, session.id, { staff, language, now, zone }),
    }
  })
}

/** Of deposits alone: what guests paid beyond the bill goes back by itself. */
function beyondBill({ shares, taken, bill }: TableMoney): number {
  const paid = (advance: boolean) =>
    shares.reduce((sum, share, at) => {
      const one = taken[at]
      return isAdvance(share) === advance && one?.paid ? sum + one.amount : sum
    }, 0)
  return Math.max(0, Math.min(paid(true), paid(true) + paid(false) - bill.bill.total))
}

async function showPayments(
  db: TenantDb,
  sessionId: string,
  look: TicketLook,
): Promise<TableBillWire['payments']> {
  const paid = await listTablePayments(db, sessionId)
  const refunds = await listRefunds(
    db,
    paid.map(({ order }) => order.id),
  )
  const [members, names] = [await listTableMembers(db, [sessionId]), await listStaffNames(db)]
  const when = (at: Date) => momentWords(at.getTime(), look.now, look.zone, look.language)
  const shown: TablePaymentWire[] = []
  for (const { order, share } of paid)
    shown.push({
      ticket: showTicket(
        order,
        refunds.filter((one) => one.order_id === order.id),
        look,
      ),
      amount: toDecimal(order.till > 0 ? order.till : order.captured),
      invoice: (await findInvoice(db, order.id))?.number ?? null,
      tender: share.tender,
      what: share.wish.what,
      deposit: order.kind === 'reservation',
      who: whoOf(share),
      when: when(order.delivered_at ?? order.placed_at),
      attempts: await showAttempts(db, order, when),
    })
  return shown

  function whoOf(share: TablePaymentRow['share']): string {
    if (share.staff_id !== null) return names.get(share.staff_id) ?? ''
    return members.find(({ id }) => id === share.member_id)?.name ?? ''
  }
}
