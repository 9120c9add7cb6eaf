import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { refusePlace } from '#domain/dine-in/table-place.ts'
import { placeCart, placeRounds } from '#server/store/dine-in/table-moves.ts'
import { moveQueueEntry } from '#server/store/dine-in/table-places.ts'
import { freeJoined } from '#server/store/dine-in/table-sessions.ts'
import { followBooking, leaveBooking } from './follow-booking.ts'
import { countParty, placeOf, type Placing } from './placing.ts'
import { changeTable } from './sit-down.ts'
import { placeAt, seatedClaim } from '#server/ports/table-places.ts'

/** The party goes to another table, or to one of its own alone; all others of it are free. Returns the table's name. */
export async function moveParty(placing: Placing): Promise<string | Refusal> {
  const { tx, session, own, table, other, input, now, claims, actor } = placing
  if (own.length === 1 && own[0]?.id === table.id) return refuse('table-taken')
  const staying = own.some(({ id }) => id === table.id)
  const leaves = own.map(({ id }) => id).filter((id) => id !== table.id)
  const at = now.getTime()
  const booking = seatedClaim(
    claims,
    own.map(({ id }) => id),
    at,
  )
  const place = placeAt(claims, table.id, at, booking?.reservation_id)
  const refused = refusePlace(
    // its own table has its own guests
    { ...place, seats: table.seats, taken: !staying && (place.taken || other !== undefined) },
    { guests: await countParty(tx, session, booking?.guests), until: booking?.end_at.getTime() },
    at,
    input.anyway,
  )
  if (refused) return refused
  await freeJoined(tx, session.id, now)
  const where = placeOf(session, [table])
  await placeCart(tx, session.cart_id, where)
  await moveQueueEntry(tx, session.id, table.id)
  await changeTable(tx, session.id, { table_id: table.id })
  await placeRounds(tx, placing.rounds, where, actor)
  const there = seatedClaim(claims, [table.id], at)
  const followed = staying && there ? undefined : booking
  if (followed) await followBooking(tx, followed, { sessionId: session.id, leaves, takes: table, now, actor })
  for (const id of leaves) {
    const left = seatedClaim(claims, [id], at)
    if (left && left.reservation_id !== booking?.reservation_id) await leaveBooking(tx, left, id, actor)
    else if (left && !followed) await leaveBooking(tx, left, id, actor)
  }
  return table.name
}
