import type { TableAct } from '#contract/dine-in/table-desk.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { listTableRounds, markRoundsPaid } from '#server/store/dine-in/table-orders.ts'
import {
  dropTableMember,
  endTableSession,
  findTableSession,
  saveTableMember,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
import { atTable } from './at-table.ts'
import { freezeBill, momentAt } from './pay-table.ts'
import { changeTable, idleMs, tellTable } from '../../ports/table-seats.ts'
import { readTableMoney } from './table-money.ts'

/**
 * Takes a session and what staff do with it: confirm it, answer a call, let a phone in, close the table. Closing ends it
 * at once; refuses 'table-unpaid' while something is to be paid, and 'payment-under-way'. Rule "Tables on the console".
 */
export async function serveTable(
  deps: Deps,
  staff: StaffSession,
  sessionId: string,
  act: TableAct,
): Promise<{ done: true } | Refusal> {
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
    confirm: { state: 'open' as const, ends_at: new Date(now.getTime() + idleMs), confirmed_at: now },
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
  const ended = await forSystem('derived', findTableSession(tx, session.id))
  if (ended) await tellTable(tx, ended)
  return undefined
}
