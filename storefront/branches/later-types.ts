import type { BranchWire } from '#contract/menu/menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'

/** "Scheduled" is a timing that these ways to order can have (rule "Orders for later"). */
const canWait: readonly OrderType[] = ['pickup', 'car', 'delivery']

/**
 * Takes branches and the setting order.order_delivery_time_options; returns the ways to order for later that at least
 * one of them offers. Spec 4: only if the setting includes schedule and the branch allows it.
 */
export function laterTypes(
  branches: readonly Pick<BranchWire, 'types' | 'schedule_allowed'>[],
  options: string,
): OrderType[] {
  if (!options.split(',').includes('schedule')) return []
  return canWait.filter((type) =>
    branches.some((branch) => branch.schedule_allowed && branch.types.includes(type)),
  )
}

/** Takes settings of the group `order`; returns when orders are offered, "asap,schedule", as text. Spec 3, 4. */
export function timesOffered(settings: readonly { readonly key: string; readonly value: unknown }[]): string {
  const value = settings.find(({ key }) => key === 'order.order_delivery_time_options')?.value
  return typeof value === 'string' ? value : ''
}
