import type { StaffWire } from '#contract/backoffice/staff.ts'
import { currencySymbol } from '#domain/core/country.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { findStaffMember } from '#server/store/backoffice/staff.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'

/** Takes a session and the page's language; returns the member with its restaurant and the branches it works in. */
export async function showMember(
  deps: Deps,
  staff: StaffSession,
  language: Language,
): Promise<StaffWire | Refusal> {
  const { tenantId } = staff
  const member = await deps.db.read(tenantId, (read) => findStaffMember(read, staff.staffId))
  if (!member) return refuse('sign-in-required')
  const catalogue = await deps.catalogues.current(tenantId)
  const { tenant } = catalogue
  const branches = branchesOf(staff, catalogue.branches)
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    language: member.language,
    all_branches: staff.branchIds === 'all',
    tenant: {
      id: tenantId,
      name: wordIn(tenant.name, language),
      host: deps.hosts.primaryHost(tenantId) ?? '',
      logo: tenant.logo,
      currency: tenant.currency,
      symbol: wordIn(currencySymbol(tenant.currency), language),
    },
    branches: branches.map(({ id, name, accepting }) => ({ id, name: wordIn(name, language), accepting })),
  }
}
