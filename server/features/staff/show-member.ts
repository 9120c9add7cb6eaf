import type { StaffWire } from '#contract/staff.ts'
import { currencySymbol } from '#domain/country.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { wordIn } from '#domain/words.ts'
import type { Deps } from '#server/deps.ts'
import type { StaffSession } from '#server/request.ts'
import { findStaffMember } from '#server/store/staff.ts'

/** Takes a session; returns the member with the tenant and the branches that it may see, in its own language. */
export async function showMember(deps: Deps, session: StaffSession): Promise<StaffWire | Refusal> {
  const member = await deps.db.read(session.tenantId, (db) => findStaffMember(db, session.staffId))
  if (!member) return refuse('sign-in-required')
  const { tenant, branches } = await deps.catalogues.current(session.tenantId)
  const mine = branches.filter((branch) => session.branchIds === 'all' || session.branchIds.includes(branch.id))
  return {
    id: member.id, name: member.name, email: member.email, role: member.role, language: member.language,
    tenant: {
      id: tenant.id, name: wordIn(tenant.name, member.language), host: deps.hosts.primaryHost(tenant.id) ?? '', logo: tenant.logo,
      currency: tenant.currency, symbol: wordIn(currencySymbol(tenant.currency), member.language),
    },
    branches: mine.map((branch) => ({ id: branch.id, name: wordIn(branch.name, member.language), accepting: branch.accepting })),
  }
}
