import type { BranchBody, BranchDeskWire } from '#contract/branches/branch-desk.ts'
import { getCountry, type CountryCode } from '#domain/core/country.ts'
import { limits } from '#domain/core/limits.ts'
import { readPhoneLine } from '#domain/core/phone-line.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { readTaxNumber } from '#domain/einvoicing/tax-number.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { worksIn } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  insertBranchRow,
  listBranchRows,
  lockBranchRow,
  updateBranchRow,
  type BranchChange,
  type BranchRow,
} from '#server/store/branches/branch-desk.ts'
import { showBranch, showBranches } from './show-branches.ts'

/** Takes who looks; returns its branches. Refuses 'not-allowed'. */
export function listBranches(deps: Deps, staff: StaffSession): Promise<BranchDeskWire | Refusal> {
  return within(deps, staff, async () => undefined)
}

/** Takes what staff typed of a new branch; opens it. Refuses field by field, and members of some branches alone. */
export async function addBranch(
  deps: Deps,
  staff: StaffSession,
  body: BranchBody,
): Promise<BranchDeskWire | Refusal> {
  if (staff.branchIds !== 'all') return refuse('not-allowed')
  return within(deps, staff, async (tx, country) => {
    const change = changeOf(body, { country, storedTaxNumber: '' })
    if (isRefusal(change)) return change
    const rows = await listBranchRows(tx)
    if (rows.length >= limits.branches) return refuse('bad-input')
    const id = makeId()
    await insertBranchRow(tx, { ...change, id, position: rows.length })
    await writeAudit(tx, { staffId: staff.staffId, action: 'branch-add', subject: id, after: change })
    return undefined
  })
}

/**
 * Takes a branch, what staff typed and the name of what they saw; changes it. Refuses field by field, 'branch-not-found',
 * and 'plan-changed' with the branch as a colleague left it meanwhile.
 */
export function changeBranch(
  deps: Deps,
  staff: StaffSession,
  id: string,
  { seen, ...body }: BranchBody & { seen: string },
): Promise<BranchDeskWire | Refusal> {
  return within(deps, staff, async (tx, country) => {
    const row = worksIn(staff, id) ? await lockBranchRow(tx, id) : undefined
    if (!row) return refuse('branch-not-found')
    const now = showBranch(row)
    if (now.seen !== seen) return refuse('plan-changed', { details: { now } })
    const change = changeOf(body, { country, storedTaxNumber: row.custom_tax_number })
    if (isRefusal(change)) return change
    await updateBranchRow(tx, id, change)
    const before = Object.fromEntries(Object.keys(change).map((name) => [name, row[name as keyof BranchRow]]))
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'branch-change',
      subject: id,
      before,
      after: change,
    })
    return undefined
  })
}

async function within(
  deps: Deps,
  staff: StaffSession,
  act: (tx: WriteDb, country: CountryCode) => Promise<Refusal | undefined>,
): Promise<BranchDeskWire | Refusal> {
  if (!mayStaff(staff.role, 'branches')) return refuse('not-allowed')
  const { country } = (await deps.catalogues.current(staff.tenantId)).tenant
  return writeUnlessRefused(
    deps.db,
    staff.tenantId,
    async (tx) => (await act(tx, country)) ?? showBranches(tx, staff, country),
  )
}

/** Where a branch is, and the number that it has already: one of before there was a check may stay. */
interface ChangedBranch {
  readonly country: CountryCode
  readonly storedTaxNumber: string
}

/** A name in one language serves for both. */
function changeOf(body: BranchBody, { country, storedTaxNumber }: ChangedBranch): BranchChange | Refusal {
  const zones = getCountry(country).time_zones
  const typedNumber = body.custom_tax_number.trim()
  const taxNumber =
    typedNumber === storedTaxNumber ? { number: storedTaxNumber } : readTaxNumber(typedNumber, country)
  const text = (typed: string, most: number) => cleanLine(typed, most) ?? ''
  const phone = body.phone.trim() === '' ? '' : readPhoneLine(body.phone)
  const name = { ar: text(body.name.ar, limits.branchName), en: text(body.name.en, limits.branchName) }
  const address = {
    ar: text(body.address.ar, limits.branchAddress),
    en: text(body.address.en, limits.branchAddress),
  }
  const url = body.custom_tax_url.trim()
  const wrong: Record<string, RefusalCode[]> = {
    ...(name.ar === '' && name.en === '' && { name: ['field-required'] }),
    ...(!zones.includes(body.time_zone) && { time_zone: ['bad-input'] }),
    ...(phone === undefined && { phone: ['mobile-invalid'] }),
    ...(url !== '' && !/^https:\/\/[^\s"<>]+$/.test(url) && { custom_tax_url: ['bad-input'] }),
    ...('refused' in taxNumber && { custom_tax_number: [taxNumber.refused] }),
    ...(body.enable_custom_tax && typedNumber === '' && { custom_tax_number: ['field-required'] }),
  }
  if (Object.keys(wrong).length > 0) return refuse('bad-input', { fields: wrong })
  return {
    name_ar: name.ar || name.en,
    name_en: name.en || name.ar,
    address_ar: address.ar || address.en,
    address_en: address.en || address.ar,
    phone: phone ?? '',
    latitude: body.latitude,
    longitude: body.longitude,
    time_zone: body.time_zone,
    types: [...new Set(body.types)],
    base_minutes: body.base_minutes,
    accept_within_minutes: body.accept_within_minutes,
    auto_accept: body.auto_accept,
    enable_custom_tax: body.enable_custom_tax,
    custom_tax_number: 'number' in taxNumber ? taxNumber.number : '',
    custom_tax_url: url,
  }
}
