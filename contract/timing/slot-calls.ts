import type { Caller } from '../core/caller.ts'
import type { SlotsWire } from './slots.ts'

/** Takes how to call; returns the call for the slots of a branch. */
export function slotCalls({ get }: Caller) {
  return {
    slots: (branchId: string, query: { type?: string; cart_id?: string } = {}) =>
      get<SlotsWire>(`/api/v1/branch/frontend/branches/${branchId}/slots`, query),
  }
}
