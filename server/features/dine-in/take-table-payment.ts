import { constants } from '#domain/core/limits.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { billOfShare } from '#domain/dine-in/table-bill.ts'
import { shareAmount, type ShareInput } from '#domain/dine-in/table-share.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { claimRequest, oncePerKey, type IdempotentRequest } from '#server/http/once-per-key.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { issueInvoice } from '#server/store/payments/documents.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { insertStaffShare } from '#server/store/dine-in/table-orders.ts'
import type { TableSessionRow } from '#server/store/dine-in/table-sessions.ts'
import { atTable } from './at-table.ts'
import { notePaid } from './end-table.ts'
import { freezeBill, momentAt, payableOf } from './pay-table.ts'
import { readTableMoney, type TableMoney } from './table-money.ts'
import type { TableMoment } from './take-table-tender.ts'

type Done = { done: true }

/** What staff took at a table, for which part of its bill; the amount is the one that the page showed. */
export interface TablePaid {
  readonly tender: 'cash' | 'card'
  readonly input: ShareInput
  readonly amount: string
}

/**
 * Takes a session, what staff took at the table and the press's key; notes it as paid. A repeat of the press is the same
 * payment, whatever has become of the bill since (safety 2). Refuses 'table-changed' when the amount is another by now, and
 * 'key-reused'. A coupon that no longer holds is out of that bill, and keeps nobody from paying it: the phone that could
 * take it out may be gone. Rule "Payments of a table".
 */
export async function takeTablePayment(
  deps: Deps,
  staff: StaffSession,
  sessionId: string,
  paid: TablePaid,
  key: string | undefined,
): Promise<Done | Refusal> {
  if (!mayStaff(staff.role, 'take_payment')) return refuse('not-allowed')
  const request = { staff, key, body: { sessionId, ...paid } }
  return oncePerKey<Done>(deps, request, {
    make: async () => {
      const catalogue = await deps.catalogues.current(staff.tenantId)
      return atTable(deps, staff, sessionId, 'take_payment', (tx, session) =>
        pay({ deps, catalogue, press: request }, tx, session, paid),
      )
    },
    again: () => Promise.resolve({ done: true as const }),
  })
}

async function pay(
  { deps, catalogue, press: request }: { deps: Deps; catalogue: Catalogue; press: IdempotentRequest },
  tx: WriteDb,
  session: TableSessionRow,
  paid: TablePaid,
): Promise<Done | Refusal> {
  if (session.state === 'paid') return refuse('already-paid')
  const money = await readTableMoney(tx, session, catalogue, deps.clock())
  const amount = shareAmount(payableOf(session, money), money.taken, paid.input)
  if (isRefusal(amount)) return amount
  if (toDecimal(amount) !== paid.amount)
    return refuse('table-changed', { details: { shown: paid.amount, amount: toDecimal(amount) } })
  const at = momentAt(deps, session, catalogue)
  const refused = await freezeBill(tx, session, money, at)
  if (refused) return refused
  const { staffId } = request.staff
  const made = await insertPaid(tx, session, money, { ...paid, minor: amount, staffId, at })
  const taken = await claimRequest(tx, request, made.id)
  if (taken) return taken
  await writeAudit(tx, {
    staffId,
    action: 'table-payment',
    subject: session.id,
    after: { amount: paid.amount, tender: paid.tender },
  })
  return { done: true }
}

async function insertPaid(
  tx: WriteDb,
  session: TableSessionRow,
  money: TableMoney,
  {
    tender,
    input,
    minor,
    staffId,
    at,
  }: TablePaid & { readonly minor: number; readonly staffId: string; readonly at: TableMoment },
): Promise<OrderRow> {
  const now = new Date(at.clock())
  const made = await insertStaffShare(tx, {
    id: makeId(),
    sessionId: session.id,
    orderId: makeId(),
    cartId: makeId(),
    branchId: session.branch_id,
    language: money.rounds[0]?.language ?? 'ar',
    bill: billOfShare(money.bill, minor, input.what === 'items' ? input.lineIds : undefined),
    input,
    tender,
    staffId,
    businessDate: businessDate(now.getTime(), at.zone, constants.businessDayStartMinutes),
    now,
  })
  await issueInvoice(tx, made, now)
  await tellOrderChanged(tx, made)
  await notePaid(tx, session.id, now)
  return made
}
