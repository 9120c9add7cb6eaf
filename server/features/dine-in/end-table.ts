import type { PriceRules } from '#domain/pricing/price-rules.ts'
import { leftToPay, standingShare } from '#domain/dine-in/table-share.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import {
  isAdvance,
  listTableRounds,
  listTableShares,
  markRoundsPaid,
  roundOf,
} from '#server/store/dine-in/table-orders.ts'
import {
  endTableSession,
  freeJoined,
  lockTableSession,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
import { changeTable, idleMs, tellTable } from '../../ports/table-seats.ts'
import { moneyOf } from './table-money.ts'

/**
 * Takes a session whose payments or rounds have changed; closes it to new phones when its bill is paid. Without the
 * content at hand a round that no payment has begun for counts as unpaid, whatever it costs. Safety 13.
 */
export async function notePaid(db: WriteDb, sessionId: string, now: Date): Promise<void> {
  const session = await forSystem('job', lockTableSession(db, sessionId))
  if (!session || session.state === 'ended') return
  const [rounds, shares] = [await listTableRounds(db, [sessionId]), await listTableShares(db, [sessionId])]
  const money = moneyOf(
    session,
    { rounds, shares },
    { tenant: frozenRules(session), items: new Map() },
    { extras: {} },
  )
  const known = new Set(session.parts.flatMap((part) => part.orderIds))
  const unbilled = rounds.some((round) => !known.has(round.id) && !roundOf(round).void)
  const { total } = money.bill.bill
  const standing = money.taken.map((share) => standingShare(money.bill.amounts, share))
  const settled =
    // a deposit alone closes nothing: its party has only sat down
    shares.some((one) => !isAdvance(one)) &&
    leftToPay(total, standing) === 0 &&
    !unbilled &&
    shares.every((one) => one.order_status !== 'callcenter_pending')
  if (!settled || session.state !== 'open') return void (await changeTable(db, sessionId))
  await markRoundsPaid(db, sessionId)
  await freeJoined(db, sessionId, now)
  for (const round of await listTableRounds(db, [sessionId])) await tellOrderChanged(db, round)
  await changeTable(db, sessionId, {
    state: 'paid',
    paid_at: now,
    ends_at: new Date(now.getTime() + idleMs),
    bill_asked_at: null,
  })
}

function frozenRules({ parts }: TableSessionRow): PriceRules {
  const bill = parts[0]?.bill
  return {
    currency: bill?.currency ?? 'SAR',
    vatBasisPoints: bill?.vatBasisPoints ?? 0,
    pricesIncludeVat: bill?.pricesIncludeVat ?? true,
  }
}

/** Takes a session that is due: paid half an hour ago, or one at which nothing was ordered; ends it. Rule "End of a session". */
export async function endDueTable(deps: Deps, tenantId: string, id: string): Promise<void> {
  const now = new Date(deps.clock())
  await deps.db.write(tenantId, async (db) => {
    const session = await forSystem('job', lockTableSession(db, id))
    if (!session?.ends_at || session.ends_at > now || session.state === 'ended') return
    await endTableSession(db, session, now)
    await tellTable(db, { ...session, version: session.version + 1 })
  })
  deps.wakeRelay()
}
