import { makeId } from '#server/core/make-id.ts'
import type { TestApp } from './make-test-app.ts'

/** A rating with a photo of an order that is under way still: what became of it is not what is attacked. */
export async function addRating(
  test: TestApp,
  tenantId: string,
  orderId: string,
  branchId: string,
): Promise<{ rating: string; photo: string }> {
  const [rating, photo] = [makeId(), makeId()]
  await test.database.db.write(tenantId, async ({ q }) => {
    const made_at = new Date(test.deps.clock())
    const head = { tenant_id: tenantId, order_id: orderId, made_at }
    await q
      .insertInto('ratings')
      .values({ ...head, id: rating, branch_id: branchId, food: 5, service: 4 })
      .execute()
    await q
      .insertInto('rating_photos')
      .values({ ...head, id: photo, rating_id: rating, width: 10, height: 10 })
      .execute()
  })
  return { rating, photo }
}
