import type { CompanyBody, CompanyWire } from '#contract/companies/companies.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { constants, limits } from '#domain/core/limits.ts'
import { parseAmount } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import { monthOf } from '#domain/companies/company.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { claimRequest, oncePerKey } from '#server/http/once-per-key.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  addCompanyEntry,
  insertCompany,
  lockCompany,
  replaceMembers,
  updateCompany,
} from '#server/store/companies/companies.ts'
import { companyOfBody, type TypedCompany } from './company-of-body.ts'
import { showCompany } from './show-company.ts'

type Staff = Pick<StaffSession, 'tenantId' | 'staffId'>

/** Takes what staff typed of a company; opens its account. Refuses as companyOfBody() does, and 'company-member-taken'. */
export async function addCompany(
  deps: Deps,
  staff: Staff,
  body: CompanyBody,
): Promise<CompanyWire | Refusal> {
  const typed = await typedOf(deps, staff, body)
  if (isRefusal(typed)) return typed
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const id = makeId()
    await insertCompany(tx, id, typed.values)
    return keepMembers(tx, staff, { id, typed, action: 'company-add' })
  })
}

/**
 * Takes a company, the version that staff began from and how it is to be. Refuses 'company-changed' with the company of
 * now when somebody was faster, and as addCompany() does. What it owes changes by its ledger alone.
 */
export async function changeCompany(
  deps: Deps,
  staff: Staff,
  id: string,
  { version, doc }: { version: number; doc: CompanyBody },
): Promise<CompanyWire | Refusal> {
  const typed = await typedOf(deps, staff, doc)
  if (isRefusal(typed)) return typed
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const before = await lockCompany(tx, id)
    if (!before) return refuse('not-found')
    if (before.version !== version)
      return refuse('company-changed', { details: { company: await showCompany(tx, id) } })
    const was = await showCompany(tx, id)
    await updateCompany(tx, before, typed.values)
    return keepMembers(tx, staff, { id, typed, action: 'company-change', before: was })
  })
}

async function typedOf(deps: Deps, { tenantId }: Staff, body: CompanyBody): Promise<TypedCompany | Refusal> {
  const { tenant } = await deps.catalogues.current(tenantId)
  return companyOfBody(body, tenant.country)
}

async function keepMembers(
  tx: WriteDb,
  { staffId }: Staff,
  saved: { id: string; typed: TypedCompany; action: string; before?: CompanyWire },
): Promise<CompanyWire | Refusal> {
  const { id, typed, action, before } = saved
  const taken = await replaceMembers(tx, id, typed.members)
  if (taken !== undefined) return refuse('company-member-taken', { details: { mobile: taken } })
  const after = await showCompany(tx, id)
  await writeAudit(tx, { staffId, action, subject: id, ...(before && { before }), after })
  return after
}

/** Takes a restaurant; returns the month (YYYY-MM) of its present business day. */
export async function monthNow(
  { catalogues, clock }: Pick<Deps, 'catalogues' | 'clock'>,
  tenantId: string,
): Promise<string> {
  const { branches } = await catalogues.current(tenantId)
  const zone = branches[0]?.timeZone ?? 'UTC'
  return monthOf(businessDate(clock(), zone, constants.businessDayStartMinutes))
}

/**
 * Takes a company, what it paid (a decimal) with a note, and the browser's key; what it owes goes down once per key. It
 * may pay ahead. Refuses 'not-found', 'bad-input', and 'key-reused' for anything else under the same key. Safety 2, 8.
 */
export async function addCompanyPayment(
  deps: Deps,
  staff: Staff,
  id: string,
  paid: { amount: string; note: string; key: string },
): Promise<CompanyWire | Refusal> {
  const amount = parseAmount(toWesternDigits(paid.amount.trim()))
  const note = cleanText(paid.note, limits.notes)
  if (amount === undefined || amount <= 0) return refuse('bad-input', { fields: { amount: ['bad-input'] } })
  if (note === undefined) return refuse('bad-input', { fields: { note: ['text-too-long'] } })
  const now = new Date(deps.clock())
  const month = await monthNow(deps, staff.tenantId)
  const request = { staff, key: paid.key, body: { id, amount, note } }
  const { staffId } = staff
  const source = `payment:${staffId}:${paid.key}`
  const entry = { kind: 'payment', amount: -amount, source, month, at: now, note, staffId } as const
  const make = () =>
    writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
      const before = await lockCompany(tx, id)
      if (!before) return refuse('not-found')
      const taken = await claimRequest(tx, request, id)
      if (taken) return taken
      if (!(await addCompanyEntry(tx, id, entry))) return refuse('key-reused')
      await writeAudit(tx, {
        staffId,
        action: 'company-payment',
        subject: id,
        before: { owed: before.owed },
        after: { amount, note },
      })
      return showCompany(tx, id)
    })
  const again = () => deps.db.snapshot(staff.tenantId, (read) => showCompany(read, id))
  return oncePerKey(deps, request, { make, again })
}
