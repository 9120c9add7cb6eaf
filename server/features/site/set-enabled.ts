import type { Deps } from '#server/deps.ts'
import type { StaffSession } from '#server/request.ts'
import { writeAudit } from '#server/store/audit.ts'
import { readSetting, saveSetting } from '#server/store/settings.ts'

/** Takes whether guests may visit; keeps the setting website.enable, which every page reads (spec 2). */
export async function setEnabled(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  enabled: boolean,
): Promise<void> {
  await db.write(tenantId, async (tx) => {
    const before = (await readSetting(tx, 'website.enable')) ?? '1'
    const after = enabled ? '1' : '0'
    if (before === after) return
    await saveSetting(tx, 'website.enable', after)
    await writeAudit(tx, { staffId, action: 'website-enable', subject: 'website.enable', before, after })
  })
}
