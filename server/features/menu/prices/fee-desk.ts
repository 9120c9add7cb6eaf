import type { FeeDeskWire, FeeWire } from '#contract/menu/fees.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import { checkFee, type FeeIds } from '#domain/pricing/check-fee.ts'
import type { Fee, FeeCharge } from '#domain/pricing/fee.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import type { Deps } from '#server/core/deps.ts'
import { etagOf } from '#server/core/etag.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { loadFees, saveFees } from '#server/store/menu/fees.ts'
import { listIds } from '#server/store/menu/menu-docs.ts'
import { lockSettings } from '#server/store/site/settings.ts'
import { taxOfWire, taxToWire } from '../desk/item-wire.ts'

/** Takes who looks and the language; returns the fees and what they may name. Refuses 'not-allowed'. */
export async function showFees(
  deps: Deps,
  staff: StaffSession,
  language: Language,
): Promise<FeeDeskWire | Refusal> {
  if (!mayEverywhere(staff, 'menu')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const fees = await deps.db.read(staff.tenantId, loadFees)
  return deskOf(fees, catalogue, language)
}

/**
 * Takes who saves which fees over which; keeps them. Refuses 'not-allowed', 'plan-changed' when a colleague saved others
 * meanwhile, and field by field what cannot be (checkFee), nothing of it kept.
 */
export async function saveFeeDesk(
  deps: Deps,
  staff: StaffSession,
  input: { readonly seen: string; readonly fees: readonly FeeWire[] },
  language: Language,
): Promise<FeeDeskWire | Refusal> {
  if (!mayEverywhere(staff, 'menu')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    // two managers come one after the other, and the second sees what the first did
    await lockSettings(db)
    const before = await loadFees(db)
    if (seenOf(before) !== input.seen) return refuse('plan-changed')
    const known = new Set(before.map(({ id }) => id))
    const ids = {
      branches: new Set(catalogue.branches.map(({ id }) => id)),
      groups: await listIds(db, 'menu_groups'),
      items: await listIds(db, 'items'),
    }
    const fees = checked(input.fees, ids, known)
    if (isRefusal(fees)) return fees
    await saveFees(db, fees)
    const said = ({ name, active }: Fee) => `${name.ar} / ${name.en}${active ? '' : ' −'}`
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'price-fees',
      subject: 'fees',
      before: before.map(said),
      after: fees.map(said),
    })
    return deskOf(fees, catalogue, language)
  })
}

function checked(
  wanted: readonly FeeWire[],
  ids: FeeIds,
  known: ReadonlySet<string>,
): readonly Fee[] | Refusal {
  const faults: Record<string, RefusalCode[]> = {}
  const seen = new Set<string>()
  const fees = wanted.map((wire, i) => {
    const own: Record<string, RefusalCode[]> = {}
    const fee = checkFee(feeOf(wire), ids, own)
    for (const [field, codes] of Object.entries(own)) faults[`fees.${i}.${field}`] = codes
    const id = known.has(wire.id) && !seen.has(wire.id) ? wire.id : makeId()
    seen.add(id)
    return { ...fee, id }
  })
  return refuseFields(faults) ?? fees
}

/** No amount of money: out of every bound, so that its field is refused. */
const minor = (text: string) => parseAmount(text) ?? -1

function feeOf(wire: FeeWire): Fee {
  const charge: FeeCharge =
    wire.kind === 'share'
      ? { kind: 'share', basisPoints: wire.basis_points }
      : { kind: wire.kind, amount: minor(wire.amount) }
  return {
    id: wire.id,
    name: wire.name,
    charge,
    types: wire.types,
    branchIds: wire.branch_ids,
    ...(wire.below !== null && { below: minor(wire.below) }),
    on: { itemIds: wire.item_ids, groupIds: wire.group_ids },
    ...(wire.tax && { tax: taxOfWire(wire.tax) }),
    active: wire.active,
  }
}

function feeToWire(fee: Fee): FeeWire {
  const { charge, below, on, tax } = fee
  return {
    id: fee.id,
    name: fee.name,
    kind: charge.kind,
    amount: toDecimal(charge.kind === 'share' ? 0 : charge.amount),
    basis_points: charge.kind === 'share' ? charge.basisPoints : 0,
    types: [...fee.types],
    branch_ids: [...fee.branchIds],
    below: below === undefined ? null : toDecimal(below),
    item_ids: [...(on?.itemIds ?? [])],
    group_ids: [...(on?.groupIds ?? [])],
    tax: tax ? taxToWire(tax) : null,
    active: fee.active,
  }
}

const seenOf = (fees: readonly Fee[]) => etagOf(fees.map(feeToWire))

function deskOf(fees: readonly Fee[], catalogue: Catalogue, language: Language): FeeDeskWire {
  const named = ({ id, name }: { readonly id: string; readonly name: Words }) => ({
    id,
    name: wordIn(name, language),
  })
  return {
    seen: seenOf(fees),
    fees: fees.map(feeToWire),
    branches: catalogue.branches.map(named),
    groups: catalogue.groups.map(named),
    items: [...catalogue.items.values()].map(named),
    prices_include_vat: catalogue.tenant.pricesIncludeVat,
  }
}
