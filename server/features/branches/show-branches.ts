import { createHash } from 'node:crypto'
import type { BranchDeskWire, DeskBranchWire } from '#contract/branches/branch-desk.ts'
import { getCountry, type CountryCode } from '#domain/core/country.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import { listBranchRows, type BranchRow } from '#server/store/branches/branch-desk.ts'

/** Takes who looks and the restaurant's country; returns the member's branches. */
export async function showBranches(
  db: TenantDb,
  staff: StaffSession,
  country: CountryCode,
): Promise<BranchDeskWire> {
  return {
    data: branchesOf(staff, await listBranchRows(db)).map(showBranch),
    time_zones: [...getCountry(country).time_zones],
    may_add: staff.branchIds === 'all',
  }
}

/** Takes a branch; returns it as it travels, named by what is shown. */
export function showBranch(row: BranchRow): DeskBranchWire {
  const shown = {
    name: { ar: row.name_ar, en: row.name_en },
    address: { ar: row.address_ar, en: row.address_en },
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    time_zone: row.time_zone,
    types: row.types,
    base_minutes: row.base_minutes,
    accept_within_minutes: row.accept_within_minutes,
    auto_accept: row.auto_accept,
    enable_custom_tax: row.enable_custom_tax,
    custom_tax_number: row.custom_tax_number,
    custom_tax_url: row.custom_tax_url,
  }
  const seen = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
  return { id: row.id, accepting: row.accepting, ...shown, seen }
}
