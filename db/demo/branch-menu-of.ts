import type { TenantPlan } from '#server/testing/tenant-plan.ts'
import { money } from './money.ts'
import type { DemoId } from './make-demo-item.ts'
import type { DemoTenant } from './shape.ts'

/** Takes a demo restaurant; returns what its branches make different: sold out, counted, other prices. */
export function branchMenuOf(
  tenant: DemoTenant,
  id: DemoId,
): Required<Pick<TenantPlan, 'soldOut' | 'stock' | 'prices' | 'hidden'>> {
  const items = tenant.groups.flatMap((group) => group.items)
  const places = (of: 'soldOutAt' | 'hiddenAt') =>
    items.flatMap((item) =>
      (item[of] ?? []).map((branch) => ({ branchId: id('branch', branch), itemId: id('item', item.slug) })),
    )
  return {
    soldOut: places('soldOutAt'),
    hidden: places('hiddenAt'),
    stock: items.flatMap((item) =>
      Object.entries(item.left ?? {}).map(([branch, left]) => ({
        branchId: id('branch', branch),
        itemId: id('item', item.slug),
        left,
      })),
    ),
    prices: items.flatMap((item) =>
      (item.prices ?? []).map(({ branch, type, price }) => ({
        itemId: id('item', item.slug),
        price: money(price),
        ...(branch && { branchId: id('branch', branch) }),
        ...(type && { type }),
      })),
    ),
  }
}
