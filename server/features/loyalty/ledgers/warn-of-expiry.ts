import { dateWords } from '#domain/core/clock-words.ts'
import { getCountry } from '#domain/core/country.ts'
import { afterQuietHours } from '#domain/loyalty/segment.ts'
import type { Deps } from '#server/core/deps.ts'
import { findCustomer } from '#server/store/customers/customers.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { noteWarned } from '#server/store/loyalty/points-lots.ts'

/**
 * Takes a customer some of whose points are over within a week; tells how many and when the first of them are, once, and
 * never at night. May run twice. Safety 28.
 */
export async function warnOfExpiry(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogues' | 'wakeRelay'>,
  tenantId: string,
  customerId: string,
): Promise<void> {
  const { tenant } = await deps.catalogues.current(tenantId)
  const [zone] = getCountry(tenant.country).time_zones
  const now = deps.clock()
  await deps.db.write(tenantId, async (db) => {
    const soon = await noteWarned(db, customerId, new Date(now))
    const customer = soon && (await findCustomer(db, customerId))
    if (!soon || !customer) return
    const { mobile, email } = customer
    await tellOutbox(
      db,
      'account-notice',
      {
        id: `points-expiring:${customerId}:${soon.at.toISOString()}`,
        event: 'points-expiring',
        customerId,
        to: { ...(mobile && { mobile }), ...(email && { email }) },
        facts: { number: String(soon.points), time: dateWords(soon.at.getTime(), zone) },
      },
      new Date(afterQuietHours(now, zone)),
    )
  })
  deps.wakeRelay()
}
