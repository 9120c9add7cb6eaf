import type { Database } from '#server/database/tenant-db.ts'

/** A tenant with nothing but one setting that tells whose it is: for tests of the walls between tenants. */
export async function addBareTenant(db: Database, tenantId: string): Promise<void> {
  await db.write(tenantId, async ({ q }) => {
    const names = { name_ar: tenantId, name_en: tenantId, app_token: tenantId }
    await q
      .insertInto('tenants')
      .values({
        tenant_id: tenantId,
        ...names,
        country: 'SA',
        currency: 'SAR',
        vat_basis_points: 1500,
        default_branch_id: null,
      })
      .execute()
    await q.insertInto('settings').values({ tenant_id: tenantId, key: 'whose', value: tenantId }).execute()
  })
}
