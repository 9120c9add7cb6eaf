import type { TableAct } from '#contract/table-desk.ts'
import { constants } from '#domain/limits.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff, type StaffAct } from '#domain/staff-role.ts'
import { billOfShare } from '#domain/table-bill.ts'
import { shareAmount, type ShareWish } from '#domain/table-share.ts'
import { businessDate } from '#domain/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import type { StaffSession } from '#server/request.ts'
import { worksIn } from '#server/staff-branches.ts'
import { writeAudit } from '#server/store/audit.ts'
import type { Catalogue } from '#server/store/catalogue.ts'
import { issueInvoice } from '#server/store/documents.ts'
import { tellOrderChanged } from '#server/store/outbox.ts'
import { insertStaffShare, listTableRounds, markRoundsPaid } from '#server/store/table-orders.ts'
import {
  dropTableMember,
  endTableSession,
  findTableSession,
  lockTableSession,
  saveTableMember,
  type TableSessionRow,
} from '#server/store/table-sessions.ts'
import { notePaid } from './end-table.ts'
import { freezeBill, momentAt, payableOf } from './pay-table.ts'
import { changeTable, idleMs, tellTable } from './sit-down.ts'
import { readTableMoney } from './table-money.ts'

type Done = { done: true }

/**
 * Takes a session and what staff do with it: confirm it, answer a call, let a phone in, close the table. Closing ends it
 * at once; refuses 'table-unpaid' while something is to be paid, and 'payment-under-way'. Domain "Tables", "Staff".
 */
export async function serveTable(
  deps: Deps,
  staff: StaffSession,
  sessionId: string,
  act: TableAct,
): Promise<Done | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const now = new Date(deps.clock())
  return atTable(deps, staff, sessionId, 'tables', async (tx, session) => {
    const refused =
      act.act === 'close'
        ? await closeTable(deps, tx, session, catalogue)
        : await actOn(tx, session, act, now)
    if (refused) return refused
    await writeAudit(tx, { staffId: staff.staffId, action: `table-${act.act}`, subject: sessionId })
    return { done: true }
  })
}

async function actOn(
  tx: WriteDb,
  session: TableSessionRow,
  act: Exclude<TableAct, { act: 'close' }>,
  now: Date,
): Promise<Refusal | undefined> {
  if (act.act === 'confirm' && session.state !== 'waiting') return refuse('table-changed')
  if (act.act === 'admit') {
    if (!act.admit) await dropTableMember(tx, session.id, act.member_id)
    else if (!(await saveTableMember(tx, session.id, act.member_id, { state: 'in' })))
      return refuse('not-found')
  }
  const change = {
    confirm: { state: 'open' as const, ends_at: new Date(now.getTime() + idleMs) },
    answer: { waiter_called_at: null, bill_asked_at: null },
    admit: {},
  }[act.act]
  await changeTable(tx, session.id, change)
  return undefined
}

async function closeTable(
  deps: Deps,
  tx: WriteDb,
  session: TableSessionRow,
  catalogue: Catalogue,
): Promise<Refusal | undefined> {
  const now = new Date(deps.clock())
  const money = await readTableMoney(tx, session, catalogue, now.getTime())
  const { left, taken } = money
  if (taken.some((share) => !share.paid)) return refuse('payment-under-way')
  // what went back of a paid bill is not owed again
  if (left > 0 && session.state !== 'paid')
    return refuse('table-unpaid', { details: { left: toDecimal(left) } })
  if (session.parts.length === 0 && money.bill.parts.length > 0) {
    // coupon or points paid all of it: nobody's payment has taken them yet
    const refused = await freezeBill(tx, session, money, momentAt(deps, session, catalogue))
    if (refused) return refused
    await markRoundsPaid(tx, session.id)
    for (const round of await listTableRounds(tx, [session.id])) await tellOrderChanged(tx, round)
  }
  await endTableSession(tx, session, now)
  const ended = await findTableSession(tx, session.id)
  if (ended) await tellTable(tx, ended)
  return undefined
}

/**
 * Takes a session and what staff took at the table for which part of its bill; notes it as paid. The amount is the one
 * that the page showed: refuses 'table-changed' when it is another by now. A coupon that no longer holds is out of that
 * bill, and keeps nobody from paying it: the phone that could take it out may be gone. Domain "Tables".
 */
export async function takeTablePayment(
  deps: Deps,
  staff: StaffSession,
  sessionId: string,
  paid: { tender: 'cash' | 'card'; wish: ShareWish; amount: string },
): Promise<Done | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  return atTable(deps, staff, sessionId, 'take_payment', async (tx, session) => {
    if (session.state === 'paid') return refuse('already-paid')
    const money = await readTableMoney(tx, session, catalogue, deps.clock())
    const amount = shareAmount(payableOf(session, money), money.taken, paid.wish)
    if (isRefusal(amount)) return amount
    if (toDecimal(amount) !== paid.amount)
      return refuse('table-changed', { details: { shown: paid.amount, amount: toDecimal(amount) } })
    const at = momentAt(deps, session, catalogue)
    const refused = await freezeBill(tx, session, money, at)
    if (refused) return refused
    const { tender, wish } = paid
    const now = new Date(deps.clock())
    const made = await insertStaffShare(tx, {
      id: makeId(),
      sessionId,
      orderId: makeId(),
      cartId: makeId(),
      branchId: session.branch_id,
      language: money.rounds[0]?.language ?? 'ar',
      bill: billOfShare(money.bill, amount, wish.what === 'items' ? wish.lineIds : undefined),
      wish,
      tender,
      staffId: staff.staffId,
      businessDate: businessDate(now.getTime(), at.zone, constants.businessDayStartMinutes),
      now,
    })
    await issueInvoice(tx, made, now)
    await tellOrderChanged(tx, made)
    await notePaid(tx, sessionId, now)
    const after = { amount: paid.amount, tender }
    await writeAudit(tx, { staffId: staff.staffId, action: 'table-payment', subject: sessionId, after })
    return { done: true }
  })
}

async function atTable(
  deps: Deps,
  staff: StaffSession,
  sessionId: string,
  act: StaffAct,
  fn: (tx: WriteDb, session: TableSessionRow) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  if (!mayStaff(staff.role, act)) return refuse('not-allowed')
  const done = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const session = await lockTableSession(tx, sessionId)
    if (!session || !worksIn(staff, session.branch_id) || session.state === 'ended')
      return refuse('table-session-over')
    if (session.state === 'joined') return refuse('table-joined')
    return fn(tx, session)
  })
  deps.wakeRelay()
  return done
}
