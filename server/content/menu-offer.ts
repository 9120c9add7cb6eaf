import type { OrderType } from '#domain/core/order-type.ts'
import type { Offer } from '#domain/menu/offer.ts'
import { labelCountries } from '#domain/menu/menu-labels.ts'
import type { Pieces } from '#domain/menu/stock.ts'
import { pricedItems } from './branch-items.ts'
import type { Branch, Catalogue } from '../store/menu/catalogue.ts'

const none = new Map<string, never>()

/**
 * Takes content, a branch, an order type and now; returns what can be ordered there. `left`: what is known better than by
 * the content of the counted items.
 */
export function menuOffer(
  catalogue: Catalogue,
  branch: Branch,
  type: OrderType,
  now: number,
  left?: Pieces,
): Offer {
  const { items, changesAt } = pricedItems(catalogue, { branchId: branch.id, type, now })
  const counted = catalogue.left.get(branch.id) ?? none
  return {
    items,
    ...(changesAt !== undefined && { pricesChangeAt: changesAt }),
    groups: catalogue.groups,
    soldOut: catalogue.soldOut.get(branch.id) ?? none,
    left: left ? new Map([...counted, ...left]) : counted,
    zone: branch.timeZone,
    type,
    now,
    activity: labelCountries.has(catalogue.tenant.country),
  }
}
