import type { ArrivalWire } from '#contract/delivery/vehicle.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import type { Language } from '#domain/core/words.ts'
import type { OrderRow } from '../store/ordering/orders.ts'

/** Takes an order, the branch's time zone and the reader's language; returns its guest's arrival, null before it. */
export function showArrival(
  { arrived_at, arrived_place, arrival_answered_at }: OrderRow,
  zone: string,
  language: Language,
): ArrivalWire | null {
  if (!arrived_at) return null
  return {
    at: arrived_at.toISOString(),
    time: clockWords(arrived_at.getTime(), zone, language),
    place: arrived_place,
    answered_at: arrival_answered_at?.toISOString() ?? null,
  }
}
