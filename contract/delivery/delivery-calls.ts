import type { Caller } from '../core/caller.ts'
import type { DeliveryAnswerWire } from './delivery.ts'

/** Takes how to call; returns the calls of delivering. Rule "Delivery zones". */
export function deliveryCalls({ get }: Caller) {
  return {
    deliveryAt: (query: { latitude: number; longitude: number; branch_id?: string }) =>
      get<DeliveryAnswerWire>('/api/v1/delivery/at', query),
  }
}
