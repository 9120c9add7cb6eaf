import type { BranchWire } from '#contract/menu/menu.ts'

/** Takes branches; returns whether at least one of them takes an order, now or for later. Spec 4, 8. */
export function takesOrders(branches: readonly Pick<BranchWire, 'open' | 'schedule_allowed'>[]): boolean {
  return branches.some((branch) => branch.open || branch.schedule_allowed)
}
