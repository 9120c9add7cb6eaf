import type { Deps } from '#server/core/deps.ts'
import { raiseContentVersion } from '#server/store/menu/item-stock.ts'

/**
 * Takes what the relay heard of counted items; menus and carts of those restaurants are made anew, once for each. Orders
 * themselves raise no version: they would all wait for its one row (safety 27).
 */
export async function showStock(
  { db }: Pick<Deps, 'db'>,
  changed: readonly { tenantId: string }[],
): Promise<void> {
  for (const tenantId of new Set(changed.map((one) => one.tenantId)))
    await db.single(tenantId, raiseContentVersion)
}
