import type { DeskItemWire, MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { ItemDoc } from '#domain/menu/menu-doc.ts'
import { labelCountries, missingLabels, type MissingLabel } from '#domain/menu/menu-labels.ts'
import type { CountryCode } from '#domain/core/country.ts'
import { toDecimal } from '#domain/core/money.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { ramadanOf } from '#server/content/ramadan-of.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import { listBatches } from '#server/store/menu/menu-changes.ts'
import { listGroupDocs, listItemDocs } from '#server/store/menu/menu-docs.ts'
import { listPriceChanges } from '#server/store/menu/price-changes.ts'
import { groupToWire, itemToWire } from './item-wire.ts'
import { mayEditMenu, readChangedSince } from './menu-editor.ts'
import { readHere } from '#server/store/menu/item-here.ts'

const mostChanges = 12

/** Takes a session and the language; returns the whole menu as staff keep it. Refuses 'not-allowed'. */
export async function showDesk(
  deps: Deps,
  staff: StaffSession,
  language: Language,
): Promise<MenuDeskWire | Refusal> {
  if (!mayEditMenu(staff)) return refuse('not-allowed')
  const { tenant, allergens, branches } = await deps.catalogues.current(staff.tenantId)
  const now = deps.clock()
  const zone = branches[0]?.timeZone ?? 'UTC'
  const found = await deps.db.snapshot(staff.tenantId, async (db) => ({
    groups: await listGroupDocs(db),
    items: await listItemDocs(db),
    batches: await listBatches(db, mostChanges),
  }))
  const lacksOf = missingIn(found.items, tenant.country)
  return {
    currency: tenant.currency,
    prices_include_vat: tenant.pricesIncludeVat,
    ramadan: ramadanOf(deps, { branches }),
    groups: found.groups.map(({ id, version, doc }) => ({ id, version, ...groupToWire(doc) })),
    items: found.items.map(({ id, version, doc }) => ({
      id,
      version,
      group_id: doc.groupId,
      name: doc.name,
      price: toDecimal(doc.price),
      picture: doc.picture ?? null,
      on_sale: doc.onSale,
      scheduled_only: doc.scheduledOnly,
      lacks: lacksOf(doc),
      types: [...doc.types],
    })),
    allergens: allergens.map(({ id, name }) => ({ id, name: wordIn(name, language) })),
    option_groups: groupsToShare(found.items, language),
    changes: found.batches.map((one) => ({
      batch: one.batch,
      kind: one.kind,
      subject: one.subject,
      name: wordIn({ ar: one.name_ar ?? '', en: one.name_en ?? '' }, language),
      count: one.count,
      by: one.staff_name ?? '',
      at_words: momentWords(one.at.getTime(), now, zone, language),
    })),
  }
}

/** Sets first by how many dishes have them, then the groups of one dish alone. */
function groupsToShare(
  items: readonly { readonly id: string; readonly doc: ItemDoc }[],
  language: Language,
): MenuDeskWire['option_groups'] {
  const all = items.flatMap(({ id, doc }) => doc.optionGroups.map((group) => ({ id, doc, group })))
  const sets = Map.groupBy(all, ({ group }) => group.shared ?? group.id)
  return [...sets].flatMap(([set, same]) => {
    const [first] = same
    if (!first) return []
    const { id, doc, group } = first
    return {
      id: set,
      item_id: id,
      name: wordIn(group.name, language),
      dish: wordIn(doc.name, language),
      dishes: same.length,
      options: group.options.slice(0, 4).map(({ name }) => wordIn(name, language)),
    }
  })
}

/** Where one dish of a group says its caffeine, the others have to as well: a group of drinks. */
function missingIn(
  items: readonly { readonly doc: ItemDoc }[],
  country: CountryCode,
): (doc: ItemDoc) => MissingLabel[] {
  if (!labelCountries.has(country)) return () => []
  const drinks = new Set(
    items.flatMap(({ doc }) => (doc.labels?.caffeine === undefined ? [] : [doc.groupId])),
  )
  return (doc) => missingLabels(doc, drinks.has(doc.groupId))
}

/**
 * Takes a session, an item, the language and the version that is known of it, if any; returns the item with all that is
 * its own, and what became of it since that version. Refuses 'not-allowed' and 'item-not-found'.
 */
export async function showDeskItem(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
  since?: number,
): Promise<DeskItemWire | Refusal> {
  if (!mayEditMenu(staff)) return refuse('not-allowed')
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const now = deps.clock()
  const zone = branches[0]?.timeZone ?? 'UTC'
  const found = await deps.db.snapshot(staff.tenantId, async (db) => ({
    item: (await listItemDocs(db, [id]))[0],
    here: await readHere(db, id),
    prices: await listPriceChanges(db, id),
    changed: since === undefined ? undefined : await readChangedSince(db, 'item', id, since),
  }))
  const { item, here, changed } = found
  if (!item) return refuse('item-not-found')
  return {
    id,
    version: item.version,
    doc: itemToWire(item.doc),
    here: branchesOf(staff, branches).map((branch) => {
      const price = here.prices.get(branch.id)
      return {
        branch_id: branch.id,
        branch: wordIn(branch.name, language),
        hidden: here.hidden.has(branch.id),
        price: price === undefined ? null : toDecimal(price),
        left: here.left.get(branch.id) ?? null,
      }
    }),
    price_changes: found.prices.map((one) => ({
      id: one.id,
      price: toDecimal(one.price),
      due_at: one.due_at.toISOString(),
      due_words: momentWords(one.due_at.getTime(), now, zone, language),
    })),
    told:
      changed && since !== undefined && item.version > since
        ? { by: changed.by, mine: changed.staffId === staff.staffId, fields: [...changed.fields] }
        : null,
  }
}
