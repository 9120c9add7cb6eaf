import type { Caller } from '../core/caller.ts'
import type { KitchenPlanBody, KitchenPlanWire, KitchenWire } from './kitchen.ts'

/** Takes how to call; returns the calls of the kitchen's screens. */
export function kitchenCalls({ get, call }: Caller) {
  return {
    kitchen: (branchId: string, stationId?: string) =>
      get<KitchenWire>('/api/v1/staff/kitchen', { branch_id: branchId, station_id: stationId }),
    markKitchen: (orderId: string, stationId: string, made: boolean) =>
      call<KitchenWire>('POST', `/api/v1/staff/kitchen/orders/${orderId}`, { station_id: stationId, made }),
    kitchenPlan: (branchId: string) =>
      get<KitchenPlanWire>('/api/v1/staff/kitchen/plan', { branch_id: branchId }),
    saveKitchenPlan: (body: KitchenPlanBody) =>
      call<KitchenPlanWire>('PUT', '/api/v1/staff/kitchen/plan', body),
  }
}
