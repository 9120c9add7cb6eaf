import { listAreas } from '#server/store/dine-in/tables.ts'
import { saveWaitingSettings } from '#server/store/waitlist/waiting-queues.ts'
import { joinQueue } from './make-queue.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'

/** Takes a shop with tables and a note that nobody else may read; puts a party into the queue of its one area. */
export async function addWaiting(
  test: TestApp,
  shop: Shop,
  note: string,
  { name = 'Huda', phone = '0551239876', guest = shop.guest() } = {},
): Promise<{ tableArea: string; waiting: string }> {
  const [branchId = ''] = shop.branchIds
  await test.database.db.write(shop.tenantId, (tx) =>
    saveWaitingSettings(tx, { branch_id: branchId, enabled: true }),
  )
  const [area] = await test.database.db.read(shop.tenantId, (db) => listAreas(db, branchId))
  const place = { shop, branchId, areaIds: [area?.id ?? ''], tableIds: [] }
  const waiter = await joinQueue(place, { name, note, phone }, guest)
  return { tableArea: area?.id ?? '', waiting: waiter.id }
}
