import type { OrderWire } from '#contract/ordering/order.ts'
import { mayArrive } from '#domain/ordering/arrival.ts'
import type { Language } from '#domain/core/words.ts'
import { showArrival } from '#server/show/show-arrival.ts'
import { showDraftVehicle } from '#server/show/show-vehicle.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { isByPhone } from '#server/store/ordering/phone-shopper.ts'

/**
 * What its owner may still do, and what was said of the car. Others see nothing of it, but of an order by phone, whose link
 * is all that its guest has: there they may say "I'm here" (decision 0157).
 */
export function showActs(
  order: OrderRow,
  { mine, language, zone, paying }: { mine: boolean; language: Language; zone: string; paying: boolean },
): Pick<OrderWire, 'vehicle' | 'arrival' | 'can_arrive' | 'can_cancel'> {
  const none = { vehicle: null, arrival: null, can_arrive: false, can_cancel: false }
  if (!mine && !isByPhone(order.shopper)) return none
  const here = {
    arrival: showArrival(order, zone, language),
    can_arrive: mayArrive(order.type, order.status),
  }
  if (!mine) return { ...none, ...here }
  return {
    ...here,
    vehicle: showDraftVehicle(order.draft, language),
    can_cancel:
      order.status === 'created' ||
      order.status === 'b2b_pending' ||
      (order.status === 'callcenter_pending' && !paying),
  }
}
