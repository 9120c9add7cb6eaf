import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { readSetting, saveSetting } from '#server/store/site/settings.ts'
import { isTenantOff } from '#server/store/platform/tenants.ts'

/**
 * Takes whether guests may visit; keeps the setting website.enable, which every page reads (spec 2). Refuses 'tenant-off'
 * while the provider has switched the restaurant off.
 */
export async function setEnabled(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  enabled: boolean,
): Promise<Refusal | undefined> {
  return db.write(tenantId, async (tx) => {
    if (await isTenantOff(tx)) return refuse('tenant-off')
    const before = (await readSetting(tx, 'website.enable')) ?? '1'
    const after = enabled ? '1' : '0'
    if (before === after) return undefined
    await saveSetting(tx, 'website.enable', after)
    await writeAudit(tx, { staffId, action: 'website-enable', subject: 'website.enable', before, after })
    return undefined
  })
}
