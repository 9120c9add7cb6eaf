import type { Offer } from '#domain/cart-fit.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { settingText } from '#domain/settings.ts'
import { windowStateAt } from '#domain/time-window.ts'
import type { OrderType } from '#domain/menu.ts'
import type { Branch, Catalogue } from '#server/store/catalogue.ts'

/** Takes content, a branch, an order type and now; returns what can be ordered there. */
export function offerOf(catalogue: Catalogue, branch: Branch, type: OrderType, now: number): Offer {
  return {
    items: catalogue.items,
    groups: catalogue.groups,
    soldOut: catalogue.soldOut.get(branch.id) ?? new Map(),
    zone: branch.timeZone,
    type,
    now,
  }
}

/** Takes content, a branch, an order type and now; returns why no order can be placed there now, or nothing. Spec 4, 8. */
export function refuseBranch(
  catalogue: Catalogue,
  branch: Branch,
  type: OrderType,
  now: number,
): Refusal | undefined {
  if (settingText(catalogue.settings, 'website.enable') !== '1') return refuse('order-service-unavailable')
  if (!branch.types.includes(type)) return refuse('type-unavailable')
  const asap = settingText(catalogue.settings, 'order.order_delivery_time_options')
    .split(',')
    .includes('asap')
  if (!asap || !branch.asapAllowed || !branch.accepting) return refuse('order-service-unavailable')
  if (!windowStateAt(branch.hours, now, branch.timeZone).open) return refuse('order-service-unavailable')
  return undefined
}
