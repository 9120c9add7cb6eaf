import { limits } from '../core/limits.ts'
import type { OrderType } from '../core/order-type.ts'
import type { OrderStatus } from './order-status.ts'
import { refuse, type Refusal } from '../core/refusal.ts'
import { cleanLine } from '../core/text.ts'

/** Of an order from the car: the guest may be there from the moment it is paid until it is handed over. */
const here: readonly OrderStatus[] = ['created', 'accepted', 'ready']

/** Takes an order's type and status; returns whether its guest may say "I'm here". Spec 1 "pickup from a vehicle". */
export function mayArrive(type: OrderType, status: OrderStatus): boolean {
  return type === 'car' && here.includes(status)
}

/**
 * Takes the bay or place as it was typed, which may be empty; returns it clean, or refuses 'text-too-long' beyond 40
 * characters.
 */
export function checkPlace(typed: string): string | Refusal {
  const place = cleanLine(typed, limits.arrivalPlace)
  return place ?? refuse('text-too-long', { fields: { place: ['text-too-long'] } })
}
