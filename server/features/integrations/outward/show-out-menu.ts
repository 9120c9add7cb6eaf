import type { OutBranchWire, OutItemWire, OutMenuWire } from '#contract/menu/out-menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { contentsOfOption } from '#domain/menu/food-contents.ts'
import type { Item, Option } from '#domain/menu/menu.ts'
import { isHighInSalt, minutesOf } from '#domain/menu/menu-labels.ts'
import { isOut } from '#domain/menu/offer.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { showOutTax } from '#server/show/show-out-tax.ts'
import { pricedItems } from '#server/content/branch-items.ts'
import { menuOffer } from '#server/content/menu-offer.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { readStock } from '#server/store/menu/item-stock.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'

/** Takes a tenant; returns its branches as programs read them. */
export async function showOutBranches(deps: Deps, tenantId: string): Promise<{ data: OutBranchWire[] }> {
  const { branches } = await deps.catalogues.current(tenantId)
  const data = branches.map(
    ({ id, name, address, phone, latitude, longitude, timeZone, types, accepting }) => ({
      id,
      name,
      address,
      phone,
      latitude,
      longitude,
      accepting,
      time_zone: timeZone,
      types: [...types],
    }),
  )
  return { data }
}

/** Takes a tenant, a branch and an order type; returns the menu as it is sold there. Refuses 'branch-not-found'. */
export async function showOutMenu(
  deps: Deps,
  tenantId: string,
  { branchId, type }: { readonly branchId: string; readonly type: OrderType },
): Promise<OutMenuWire | Refusal> {
  const catalogue = await deps.catalogues.current(tenantId)
  const branch = catalogue.branches.find(({ id }) => id === branchId)
  if (!branch) return refuse('branch-not-found')
  const counted = [...(catalogue.left.get(branch.id)?.keys() ?? [])]
  const left =
    counted.length > 0
      ? await deps.db.read(tenantId, (db) => readStock(db, branch.id, counted))
      : new Map<string, number>()
  const origin = originOf(deps.settled, deps.hosts.primaryHost(tenantId) ?? deps.settled.platformHost)
  const now = deps.clock()
  const look = { catalogue, branch, type, left, origin, now }
  const priced = pricedItems(catalogue, { branchId: branch.id, type, now, channel: 'api' })
  const items = Map.groupBy(priced.items.values(), ({ groupId }) => groupId)
  return {
    branch_id: branch.id,
    type,
    currency: catalogue.tenant.currency,
    prices_include_vat: catalogue.tenant.pricesIncludeVat,
    version: catalogue.version,
    prices_change_at: priced.changesAt === undefined ? null : new Date(priced.changesAt).toISOString(),
    allergens: catalogue.allergens.map(({ id, name, icon }) => ({ id, name, icon })),
    groups: catalogue.groups.map(({ id, name }) => ({
      id,
      name,
      items: (items.get(id) ?? [])
        .filter(({ types }) => types.includes(type))
        .map((item) => showItem(item, look)),
    })),
  }
}

/** Of a combo's choice with all that its item has. */
function ofOption(option: Option, items: ReadonlyMap<string, Item>) {
  const { allergens, unfit } = contentsOfOption(option, items)
  return { allergen_ids: [...allergens], unfit: [...unfit] }
}

interface Look {
  readonly type: OrderType
  readonly catalogue: Catalogue
  readonly branch: Branch
  readonly left: ReadonlyMap<string, number>
  readonly origin: string
  readonly now: number
}

function showItem(item: Item, { catalogue, branch, type, left, origin, now }: Look): OutItemWire {
  const offer = menuOffer(catalogue, branch, type, now)
  const mark = offer.soldOut.get(item.id)
  const marked = mark !== undefined && (mark.until === undefined || mark.until > now)
  const count = left.get(item.id) ?? null
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: toDecimal(item.price),
    price_before: item.priceBefore === undefined ? null : toDecimal(item.priceBefore),
    tax: showOutTax(item.tax, catalogue.tenant.vatBasisPoints),
    calories: item.calories ?? null,
    labels: item.labels ?? {},
    activity_minutes: minutesOf(item) ?? null,
    high_in_salt: isHighInSalt(item.labels ?? {}) ?? false,
    allergen_ids: [...item.allergens],
    tags: [...item.tags],
    picture_url: item.picture ? `${origin}/pictures/${item.picture.id}/500.png` : '',
    sold_out: marked || count === 0,
    sold_out_until: marked && mark.until !== undefined ? new Date(mark.until).toISOString() : null,
    left: count,
    option_groups: item.optionGroups.map(({ id, name, min, max, options }) => ({
      id,
      name,
      min,
      max,
      options: options.map((option) => ({
        id: option.id,
        name: option.name,
        min: option.min,
        max: option.max,
        price: toDecimal(option.price),
        sold_out: isOut(option, offer),
        calories: option.calories ?? null,
        labels: option.labels ?? {},
        ...ofOption(option, offer.items),
      })),
    })),
  }
}
