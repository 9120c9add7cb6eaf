import { getCountry } from '#domain/core/country.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Database, WriteDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeOperatorLog, type OperatorActor } from '#server/store/platform/operators.ts'
import { insertTenant } from '#server/store/platform/tenants.ts'
import { checkNewTenant, type CheckedTenant, type NewTenant } from './check-new-tenant.ts'

/**
 * Takes a restaurant as it was typed, the platform's host, who makes it and how its owner comes in; writes it with its
 * first branch, its host and its owner in one transaction. Refuses 'bad-input' field by field. The one way to a new
 * restaurant: `npm run tenant:create` and the platform's console. Rule "New restaurants".
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
  const { capital, currency, time_zones, vat_basis_points } = getCountry(country)
  const start = {
    host,
    name,
    country,
    currency,
    vatBasisPoints: vat_basis_points,
    branch: { name: branch, timeZone: time_zones[0], at: capital },
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
