import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { placeCart, placeRounds } from '#server/store/dine-in/table-moves.ts'
import { freeJoined } from '#server/store/dine-in/table-sessions.ts'
import { leaveBooking } from './follow-booking.ts'
import { placeOf, type Placing } from './placing.ts'
import { changeTable } from '../../ports/table-seats.ts'
import { seatedClaim } from '#server/ports/table-places.ts'

/**
 * The party gives one of its tables back and stays at the others; session and bill stay one. Refuses 'table-only-one'.
 * Returns the name of where it sits.
 */
export async function freeTable(placing: Placing): Promise<string | Refusal> {
  const { tx, session, own, table, now, claims, actor } = placing
  const stays = own.filter(({ id }) => id !== table.id)
  const [first] = stays
  if (!first || stays.length === own.length) return refuse('table-only-one')
  const where = placeOf(session, stays)
  // its first table is given back: the next one takes its place
  await freeJoined(tx, session.id, now, session.table_id === table.id ? first.id : table.id)
  await placeCart(tx, session.cart_id, where)
  await changeTable(tx, session.id, { table_id: first.id })
  // what is still to be carried goes to where they sit now
  await placeRounds(tx, placing.rounds, where, actor)
  const left = seatedClaim(claims, [table.id], now.getTime())
  if (left) await leaveBooking(tx, left, table.id, actor)
  return where.name
}
