import type { PriceListDeskWire, PriceListWire } from '#contract/menu/price-lists.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import type { Ramadan } from '#domain/timing/ramadan.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import { checkPriceList, type PriceListIds } from '#domain/menu/check-price-list.ts'
import type { PriceList } from '#domain/menu/price-list.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import type { Deps } from '#server/core/deps.ts'
import { etagOf } from '#server/core/etag.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { listIds } from '#server/store/menu/menu-docs.ts'
import { loadPriceLists, savePriceLists } from '#server/store/menu/price-lists.ts'
import { ramadanOf } from '#server/content/ramadan-of.ts'
import { lockSettings } from '#server/store/site/settings.ts'

/** Takes who looks and the language; returns the price lists and what they may name. Refuses 'not-allowed'. */
export async function showPriceLists(
  deps: Deps,
  staff: StaffSession,
  language: Language,
): Promise<PriceListDeskWire | Refusal> {
  if (!mayEverywhere(staff, 'menu')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const lists = await deps.db.read(staff.tenantId, loadPriceLists)
  return deskOf(lists, catalogue, { language, ramadan: ramadanOf(deps, catalogue) })
}

/**
 * Takes who saves which price lists over which; keeps them. Refuses 'not-allowed', 'plan-changed' when a colleague saved
 * others meanwhile, and field by field what cannot be (checkPriceList), nothing of it kept.
 */
export async function savePriceListDesk(
  deps: Deps,
  staff: StaffSession,
  input: { readonly seen: string; readonly lists: readonly PriceListWire[] },
  language: Language,
): Promise<PriceListDeskWire | Refusal> {
  if (!mayEverywhere(staff, 'menu')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    // two managers come one after the other, and the second sees what the first did
    await lockSettings(db)
    const before = await loadPriceLists(db)
    if (seenOf(before) !== input.seen) return refuse('plan-changed')
    const ids = {
      branches: new Set(catalogue.branches.map(({ id }) => id)),
      groups: await listIds(db, 'menu_groups'),
      items: await listIds(db, 'items'),
    }
    const lists = checked(input.lists, ids, new Set(before.map(({ id }) => id)))
    if (isRefusal(lists)) return lists
    await savePriceLists(db, lists)
    const said = ({ name, active }: PriceList) => `${name.ar} / ${name.en}${active ? '' : ' −'}`
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'price-lists',
      subject: 'price-lists',
      before: before.map(said),
      after: lists.map(said),
    })
    return deskOf(lists, catalogue, { language, ramadan: ramadanOf(deps, catalogue) })
  })
}

function checked(
  wanted: readonly PriceListWire[],
  ids: PriceListIds,
  known: ReadonlySet<string>,
): readonly PriceList[] | Refusal {
  const faults: Record<string, RefusalCode[]> = {}
  const seen = new Set<string>()
  const lists = wanted.map((wire, i) => {
    const own: Record<string, RefusalCode[]> = {}
    const list = checkPriceList(listOf(wire), ids, own)
    for (const [field, codes] of Object.entries(own)) faults[`lists.${i}.${field}`] = codes
    const id = known.has(wire.id) && !seen.has(wire.id) ? wire.id : makeId()
    seen.add(id)
    return { ...list, id }
  })
  return refuseFields(faults) ?? lists
}

function listOf(wire: PriceListWire): PriceList {
  return {
    id: wire.id,
    name: wire.name,
    branchIds: wire.branch_ids,
    channels: wire.channels,
    windows: wire.windows,
    ...(wire.from !== null && { from: wire.from }),
    ...(wire.to !== null && { to: wire.to }),
    basisPoints: wire.basis_points,
    groupIds: wire.group_ids,
    // no amount of money is out of every bound, so that its field is refused
    prices: wire.prices.map(({ item_id, price }) => ({ itemId: item_id, price: parseAmount(price) ?? -1 })),
    isOffer: wire.is_offer,
    active: wire.active,
  }
}

function listToWire(list: PriceList): PriceListWire {
  return {
    id: list.id,
    name: list.name,
    branch_ids: [...list.branchIds],
    channels: [...list.channels],
    windows: list.windows.map((window) => ({ ...window, days: [...window.days] })),
    from: list.from ?? null,
    to: list.to ?? null,
    basis_points: list.basisPoints,
    group_ids: [...list.groupIds],
    prices: list.prices.map(({ itemId, price }) => ({ item_id: itemId, price: toDecimal(price) })),
    is_offer: list.isOffer,
    active: list.active,
  }
}

const seenOf = (lists: readonly PriceList[]) => etagOf(lists.map(listToWire))

function deskOf(
  lists: readonly PriceList[],
  catalogue: Catalogue,
  { language, ramadan }: { readonly language: Language; readonly ramadan: Ramadan },
): PriceListDeskWire {
  const named = ({ id, name }: { readonly id: string; readonly name: Words }) => ({
    id,
    name: wordIn(name, language),
  })
  return {
    seen: seenOf(lists),
    lists: lists.map(listToWire),
    ramadan,
    branches: catalogue.branches.map(named),
    groups: catalogue.groups.map(named),
    items: [...catalogue.items.values()].map((item) => ({ ...named(item), price: toDecimal(item.price) })),
  }
}
