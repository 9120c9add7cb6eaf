import { getCountry, type CountryCode } from '#domain/country.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Database, WriteDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/make-id.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import { writeOperatorLog, type OperatorActor } from '#server/store/operators.ts'
import { insertTenant } from '#server/store/tenants.ts'
import { checkNewTenant, type CheckedTenant, type NewTenant } from './check-new-tenant.ts'

/** Where a new branch stands until somebody says where: the middle of the country's capital. */
const capitals: Readonly<Record<CountryCode, readonly [number, number]>> = {
  SA: [24.7136, 46.6753],
  EG: [30.0444, 31.2357],
  AE: [24.4539, 54.3773],
  QA: [25.2854, 51.531],
}

/**
 * Takes a restaurant as it was typed, the platform's host, who makes it and how its owner comes in; writes it with its
 * first branch, its host and its owner in one transaction. Refuses 'bad-input' field by field. The one way to a new
 * restaurant: `npm run tenant:create` and the platform's console. Domain "Staff".
 */
export async function createTenant(
  db: Database,
  typed: NewTenant,
  platformHost: string,
  actor: OperatorActor,
  addOwner: (tx: WriteDb, tenant: CheckedTenant) => Promise<void>,
): Promise<{ tenantId: string; host: string } | Refusal> {
  const checked = await checkNewTenant(db, typed, platformHost)
  if (isRefusal(checked)) return checked
  const { host, name, country, branch } = checked
  const { currency, time_zones, vat_basis_points } = getCountry(country)
  const start = {
    host,
    name,
    country,
    currency,
    vatBasisPoints: vat_basis_points,
    branch: { name: branch, timeZone: time_zones[0], at: capitals[country] },
  }
  const tenantId = makeId()
  return writeUnlessRefused(db, tenantId, async (tx) => {
    if (!(await insertTenant(tx, start))) return refuse('bad-input', { fields: { host: ['host-taken'] } })
    await addOwner(tx, checked)
    const after = { host, country, owner: checked.owner.email }
    await writeOperatorLog(tx, actor, { action: 'tenant-made', subject: tenantId, name: name.en, after })
    return { tenantId, host }
  })
}
