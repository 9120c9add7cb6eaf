import type { Deps } from '#server/core/deps.ts'
import { addEntry, lockAccount } from '#server/store/loyalty/ledgers.ts'
import { readExpiredPoints } from '#server/store/loyalty/points-lots.ts'

/**
 * Takes a customer some of whose points are over; writes that they expired, as one line. What expires is judged by the
 * database's clock under the account's lock, lot by lot, so that nothing is taken that was spent meanwhile. Safety 8.
 */
export async function expirePoints(
  deps: Pick<Deps, 'db'>,
  tenantId: string,
  customerId: string,
): Promise<void> {
  await deps.db.write(tenantId, async (db) => {
    const account = await lockAccount(db, 'points', customerId)
    const expired = account && (await readExpiredPoints(db, customerId))
    if (!expired) return
    await addEntry(db, 'points', {
      customerId,
      type: 'expired',
      amount: -expired,
      overdue: true,
      source: `expired:${customerId}`,
      kind: String(account.seq),
    })
  })
}
