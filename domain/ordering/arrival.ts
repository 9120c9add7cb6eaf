import { limits } from '../core/limits.ts'
import type { OrderType } from '../core/order-type.ts'
import { statusFacts, type OrderStatus } from './order-status.ts'
import { refuse, type Refusal } from '../core/refusal.ts'
import { cleanLine } from '../core/text.ts'

/**
 * Takes an order's type and status; returns whether its guest may say "I'm here": of one from the car, from the moment it is
 * paid until it is handed over. Spec 1 "pickup from a vehicle".
 */
export function mayArrive(type: OrderType, status: OrderStatus): boolean {
  return type === 'car' && statusFacts[status].isAtBranch
}

/**
 * Takes the bay or place as it was typed, which may be empty; returns it clean, or refuses 'text-too-long' beyond 40
 * characters.
 */
export function checkPlace(typed: string): string | Refusal {
  const place = cleanLine(typed, limits.arrivalPlace)
  return place ?? refuse('text-too-long', { fields: { place: ['text-too-long'] } })
}
