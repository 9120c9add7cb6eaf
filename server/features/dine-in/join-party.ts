import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { joinBills, type BillToJoin } from '#domain/dine-in/table-merge.ts'
import { refusePlace } from '#domain/dine-in/table-place.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import { makeId } from '#server/core/make-id.ts'
import {
  joinCarts,
  joinMembers,
  joinOrders,
  joinTables,
  type MergedSeats,
} from '#server/store/dine-in/table-joins.ts'
import { placeCart, placeRounds } from '#server/store/dine-in/table-moves.ts'
import {
  findTableSession,
  insertTableSession,
  listTableMembers,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
import { addToBooking } from './follow-booking.ts'
import { mostMembers } from './join-table.ts'
import { freezeBill, momentAt } from './pay-table.ts'
import { countParty, ownTables, placeOf, type Placing } from './placing.ts'
import { changeTable, tellTable } from './sit-down.ts'
import { readTableMoney, type TableMoney } from './table-money.ts'
import { placeAt, seatedClaim } from '#server/ports/table-places.ts'

/**
 * The party takes another table to its own, with whoever sits there: one session, cart and bill. Refuses 'table-joined' for
 * its own table, 'payment-under-way' while anybody pays of either bill, 'table-full' beyond 100 phones, and for a free table
 * what refusePlace() refuses. Returns the name of where it sits. Rule "Joining parties".
 */
export async function joinParty(placing: Placing): Promise<string | Refusal> {
  const { tx, session, other, own, table } = placing
  if (own.some(({ id }) => id === table.id)) return refuse('table-joined')
  const seats = other ? await takeIn(placing, other) : await takeFree(placing)
  if ('refused' in seats) return seats
  const where = placeOf(session, await ownTables(tx, session))
  await placeCart(tx, session.cart_id, where)
  // what its own guests ordered is carried to their own table as before
  const theirs = placing.rounds.filter((round) => other && round.table_session_id === other.id)
  await placeRounds(tx, theirs, where, placing.actor, seats)
  await changeTable(tx, session.id)
  return where.name
}

const noSeats: MergedSeats = new Map()

/** A party that grew, or needs the room. */
async function takeFree({ tx, session, own, table, input, now, claims, actor }: Placing) {
  const at = now.getTime()
  const booking = seatedClaim(
    claims,
    own.map(({ id }) => id),
    at,
  )
  const seats = own.reduce((sum, one) => sum + one.seats, table.seats)
  const refused = refusePlace(
    { ...placeAt(claims, table.id, at, booking?.reservation_id), seats },
    { guests: await countParty(tx, session, booking?.guests), until: booking?.end_at.getTime() },
    at,
    input.anyway,
  )
  if (refused) return refused
  await insertTableSession(tx, {
    id: makeId(),
    branch_id: session.branch_id,
    table_id: table.id,
    cart_id: session.cart_id,
    state: 'joined',
    joined_to: session.id,
    started_at: now,
    ends_at: null,
  })
  if (booking) await addToBooking(tx, booking, { takes: table, now, actor })
  return noSeats
}

/** All that the other party has comes into this session. */
async function takeIn(placing: Placing, other: TableSessionRow): Promise<MergedSeats | Refusal> {
  const { tx, session, now } = placing
  const [members, others] = [await listTableMembers(tx, [session.id]), await listTableMembers(tx, [other.id])]
  if (members.length + others.length > mostMembers) return refuse('table-full')
  const bills = await readBills(placing, other)
  if ('refused' in bills) return bills
  const seats = await joinMembers(tx, session.id, other.id)
  await joinOrders(tx, session.id, other.id, seats)
  await joinCarts(tx, session, other, seats, now)
  await joinTables(tx, session.id, other.id)
  const { parts, split, tender, taken, takenMore } = joinBills(bills.host, bills.guest, seats)
  const ordered = bills.host.owes || bills.guest.owes
  await changeTable(tx, session.id, {
    parts: JSON.stringify(parts),
    split: split && JSON.stringify(split),
    tender: tender && JSON.stringify(tender),
    taken: taken && JSON.stringify(taken),
    taken_more: JSON.stringify(takenMore),
    state: session.state === 'open' || other.state === 'open' ? 'open' : 'waiting',
    waiter_called_at: earlier(session.waiter_called_at, other.waiter_called_at),
    bill_asked_at: earlier(session.bill_asked_at, other.bill_asked_at),
    ends_at: ordered ? null : later(session.ends_at, other.ends_at),
  })
  // its phones ask once more, and are led here
  const left = await forSystem('derived', findTableSession(tx, other.id))
  if (left) await tellTable(tx, { ...left, version: left.version + 1 })
  return seats
}

/** Both bills, allotted to their lines where both owe: what they come to stays what it is (safety 6). */
async function readBills(
  { tx, deps, catalogue, session, now }: Placing,
  other: TableSessionRow,
): Promise<{ host: BillToJoin; guest: BillToJoin } | Refusal> {
  const read = (one: TableSessionRow) => readTableMoney(tx, one, catalogue, now.getTime())
  const [money, theirs] = [await read(session), await read(other)]
  if ([...money.taken, ...theirs.taken].some((share) => !share.paid)) return refuse('payment-under-way')
  const owes = ({ rounds, shares }: TableMoney) => rounds.length > 0 || shares.length > 0
  const bills: BillToJoin[] = []
  for (const [one, own] of [
    [session, money],
    [other, theirs],
  ] as const) {
    if (owes(money) && owes(theirs) && own.bill.parts.length > one.parts.length) {
      const refused = await freezeBill(tx, one, own, momentAt(deps, one, catalogue))
      if (refused) return refused
    }
    const row = (await forSystem('derived', findTableSession(tx, one.id))) ?? one
    bills.push({ sessionId: one.id, owes: owes(own), takenMore: row.taken_more, ...pick(row) })
  }
  const [host, guest] = bills
  if (!host || !guest) throw new Error('two bills are two')
  return { host, guest }
}

const pick = ({ parts, split, tender, taken }: TableSessionRow) => ({ parts, split, tender, taken })

const earlier = (one: Date | null, other: Date | null) =>
  one && other ? (one < other ? one : other) : (one ?? other)
const later = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : null)
