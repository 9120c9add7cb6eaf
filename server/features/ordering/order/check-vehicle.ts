import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'

/** Takes a cart; refuses 'vehicle-required' for an order from the car that names none: staff could not find it. Spec 1. */
export function refuseVehicle({ type, draft }: { type: OrderType; draft: CartDraft }): Refusal | undefined {
  return type === 'car' && !draft.vehicle ? refuse('vehicle-required') : undefined
}
