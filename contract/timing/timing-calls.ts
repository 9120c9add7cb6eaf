import type { Caller } from '../core/caller.ts'
import type { SlotLoadWire, TimingPlanWire, TimingWire } from './timing.ts'

/** Takes how to call; returns the calls by which staff set when a branch opens. Rule "Opening hours". */
export function timingCalls({ get, call }: Caller) {
  const branch = (id: string) => `/api/v1/staff/branches/${id}`
  return {
    timing: (branchId: string) => get<TimingWire>(`${branch(branchId)}/timing`),
    saveTiming: (branchId: string, body: { plan: TimingPlanWire; seen: string }) =>
      call<TimingWire>('PUT', `${branch(branchId)}/timing`, body),
    pauseBranch: (branchId: string, minutes: number) =>
      call<TimingWire>('PUT', `${branch(branchId)}/pause`, { minutes }),
    slotLoad: (branchId: string, date?: string) =>
      get<SlotLoadWire>(`${branch(branchId)}/slot-load`, { date }),
  }
}
