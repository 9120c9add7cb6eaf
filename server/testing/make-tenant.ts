import { getCountry } from '#domain/core/country.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import { saveTiming } from '#server/store/timing/save-timing.ts'
import { addBranches, addContent, addMenu } from './add-content.ts'
import { addBranchMenu } from './add-branch-menu.ts'
import type { TenantPlan } from './tenant-plan.ts'

/** Takes a tenant as data; writes it with its host, content and menu in one transaction. Returns its id and its branches'. */
export async function makeTenant(
  db: Database,
  plan: TenantPlan,
): Promise<{ tenantId: string; branchIds: string[] }> {
  const tenantId = plan.id ?? makeId()
  const country = getCountry(plan.country)
  const branches = plan.branches.map((branch) => ({ ...branch, id: branch.id ?? makeId() }))
  await db.write(tenantId, async (tx) => {
    await tx.q
      .insertInto('tenants')
      .values({
        tenant_id: tenantId,
        name_ar: plan.name.ar,
        name_en: plan.name.en,
        title_ar: plan.title?.ar ?? '',
        title_en: plan.title?.en ?? '',
        country: plan.country,
        currency: country.currency,
        vat_basis_points: country.vat_basis_points,
        logo: plan.logo ?? '',
        tax_number: plan.taxNumber ?? '',
        prices_include_vat: plan.pricesIncludeVat ?? true,
        app_token: makeId() + makeId(),
        default_branch_id: branches[0]?.id ?? null,
      })
      .execute()
    await tx.q
      .insertInto('hosts')
      .values({ host: plan.host, tenant_id: tenantId, is_primary: true })
      .execute()
    await addBranches(tx, branches, country.time_zones[0])
    for (const { id, exceptions, pauses, slotRule } of branches)
      await saveTiming(tx, id, { exceptions: exceptions ?? [], pauses: pauses ?? [], slotRule })
    await addContent(tx, plan)
    await addMenu(tx, plan)
    await addBranchMenu(tx, plan)
  })
  return { tenantId, branchIds: branches.map((branch) => branch.id) }
}
