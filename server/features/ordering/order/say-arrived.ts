import { checkPlace, mayArrive } from '#domain/ordering/arrival.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { heldOrByPhone } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { noteOrder } from '#server/store/ordering/note-order.ts'
import { lockOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import type { Call } from '#server/http/call.ts'

/**
 * Takes an order from the car, of the one who calls or taken by phone, and the bay or place in words; notes that its guest is there. The
 * same again changes nothing; another place tells staff anew. Refuses 'order-unavailable' to everyone else,
 * 'arrival-not-possible' for another type or when it is over, 'too-many-requests' after 5 places.
 */
export async function sayArrived(
  deps: Deps,
  call: Call,
  id: string,
  typed: string,
): Promise<OrderRow | Refusal> {
  const place = checkPlace(typed)
  if (isRefusal(place)) return place
  const now = new Date(deps.clock())
  const noted = await writeUnlessRefused(deps.db, call.tenantId, async (db) => {
    const order = await authorize(heldOrByPhone(call, 'order-unavailable'), lockOrder(db, id))
    if (isRefusal(order)) return order
    if (!mayArrive(order.type, order.status)) return refuse('arrival-not-possible')
    if (order.arrived_at && order.arrived_place === place) return order
    if (order.arrivals >= limits.arrivalsPerOrder) return refuse('too-many-requests')
    return noteOrder(db, order, {
      actor: 'customer',
      reason: place ? `arrived: ${place}` : 'arrived',
      change: {
        arrived_at: order.arrived_at ?? now,
        arrived_place: place,
        arrivals: order.arrivals + 1,
        arrival_answered_at: null,
      },
    })
  })
  deps.wakeRelay()
  return noted
}
