import type { EInvoiceUnitsWire, EInvoiceUnitWire } from '#contract/einvoicing/einvoicing.ts'
import { dayMs } from '#domain/core/durations.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import type { Language } from '#domain/core/words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { urgencyOf } from '#domain/einvoicing/authority-answer.ts'
import { sellerIdSchemes, type SellerIdScheme } from '#domain/einvoicing/seller-form.ts'
import type { TaxParty } from '#domain/einvoicing/tax-document.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { countDocuments, listPressing } from '#server/store/einvoicing/einvoice-documents.ts'
import { listUnits, type EInvoiceUnitRow } from '#server/store/einvoicing/einvoice-units.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { complianceSteps } from './compliance-documents.ts'

const countedMs = 30 * dayMs
/** So long before its end a certificate is to be renewed. */
export const renewBeforeMs = 30 * dayMs

/** Takes who looks; returns their branches with their units. Refuses 'not-allowed'. */
export async function showUnits(
  deps: Deps,
  staff: StaffSession,
  language: Language,
): Promise<EInvoiceUnitsWire | Refusal> {
  if (!mayStaff(staff.role, 'einvoicing')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branches = branchesOf(staff, catalogue.branches)
  const ids = branches.map(({ id }) => id)
  const now = deps.clock()
  const [units, counts, pressing] = await deps.db.snapshot(staff.tenantId, async (db) => [
    await listUnits(db, ids),
    await countDocuments(db, ids, new Date(now - countedMs)),
    await listPressing(db, ids),
  ])
  return {
    may_change: true,
    may_begin: catalogue.tenant.country === 'SA',
    data: branches.map((branch) => {
      const urgent = pressing.find(({ branch_id }) => branch_id === branch.id)
      const say = (at: Date | null | undefined) =>
        at ? momentWords(at.getTime(), now, branch.timeZone, language) : ''
      const unit = units.find(({ branch_id }) => branch_id === branch.id)
      const of = counts.filter(({ branch_id }) => branch_id === branch.id)
      return {
        ...showUnit(deps, { catalogue, branch, unit, now, say }),
        waiting_since: urgent?.oldest?.toISOString() ?? null,
        waiting: say(urgent?.oldest),
        urgency: urgent?.oldest ? urgencyOf(urgent.oldest.getTime(), now) : 'calm',
        wrong: urgent?.wrong ?? 0,
        counts: countsOf(of),
      }
    }),
  }
}

function countsOf(of: readonly { state: keyof EInvoiceUnitWire['counts']; count: number }[]) {
  const none = {
    unsigned: 0,
    waiting: 0,
    reported: 0,
    warned: 0,
    cleared: 0,
    rejected: 0,
    failed: 0,
    corrected: 0,
  }
  return { ...none, ...Object.fromEntries(of.map(({ state, count }) => [state, count])) }
}

const troubles = ['no-answer', 'too-many', 'certificate', 'internal'] as const

interface ShownUnit {
  readonly catalogue: Catalogue
  readonly branch: Branch
  readonly unit: EInvoiceUnitRow | undefined
  readonly now: number
  readonly say: (at: Date | null | undefined) => string
}

function showUnit(
  deps: Deps,
  { catalogue, branch, unit, now, say }: ShownUnit,
): Omit<EInvoiceUnitWire, 'waiting_since' | 'waiting' | 'urgency' | 'wrong' | 'counts'> {
  const ends = unit?.state === 'active' ? unit.certificate_ends_at : null
  return {
    branch_id: branch.id,
    branch: branch.name,
    state: unit?.state ?? 'none',
    place: unit?.place ?? deps.eInvoicing.place,
    seller: unit ? sellerForm(unit.seller) : emptyForm(catalogue, branch),
    has_first_certificate: unit?.state === 'onboarding' && unit.sealed_compliance !== null,
    passed: unit?.passed.length ?? 0,
    to_pass: complianceSteps.length,
    certificate_ends_at: ends?.toISOString() ?? null,
    certificate_ends: say(ends),
    certificate_ends_soon: ends !== null && ends.getTime() - now < renewBeforeMs,
    counter: unit?.counter ?? 0,
    trouble: troubles.find((one) => one === unit?.trouble) ?? null,
    trouble_since: say(unit?.trouble_at),
  }
}

/** Takes who sells; returns it as it is typed. */
function sellerForm({ name, taxNumber, id, address }: TaxParty): EInvoiceUnitWire['seller'] {
  return {
    name,
    tax_number: taxNumber,
    id_scheme: schemeOf(id?.scheme),
    id_number: id?.value ?? '',
    street: address.street,
    building: address.building,
    district: address.district,
    city: address.city,
    postal_code: address.postalCode,
  }
}

function schemeOf(scheme: string | undefined): SellerIdScheme {
  return sellerIdSchemes.find((one) => one === scheme) ?? 'CRN'
}

/** What is known of the seller before anything was typed. */
function emptyForm({ tenant }: Catalogue, branch: Branch): EInvoiceUnitWire['seller'] {
  return {
    name: tenant.name.ar,
    tax_number: branch.customTax.enabled ? branch.customTax.number : tenant.taxNumber,
    id_scheme: 'CRN',
    id_number: '',
    street: '',
    building: '',
    district: '',
    city: '',
    postal_code: '',
  }
}
