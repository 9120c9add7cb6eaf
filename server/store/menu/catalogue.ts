import type { CountryCode } from '#domain/core/country.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { TimeWindow } from '#domain/core/time-window.ts'
import type { Allergen, Item, ItemPrice, MenuGroup, SoldOut } from '#domain/menu/menu.ts'
import type { LinkRedirects } from '#domain/site/link-redirect.ts'
import type { Currency } from '#domain/core/money.ts'
import { settingText, type Settings } from '#domain/site/settings.ts'
import { standardPages } from '#domain/site/standard-pages.ts'
import type { PriceList } from '#domain/menu/price-list.ts'
import type { Fee } from '#domain/pricing/fee.ts'
import type { Pieces } from '#domain/menu/stock.ts'
import type { SettingValue } from '#domain/site/setting-kind.ts'
import type { Words } from '#domain/core/words.ts'
import type { Zone } from '#domain/delivery/zone.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { loadRedirects } from '../site/link-redirects.ts'
import { loadSiteContent, type SiteContent } from '../site/load-site.ts'
import { loadZones } from '../delivery/delivery-zones.ts'
import { loadFees } from './fees.ts'
import { loadPriceLists } from './price-lists.ts'
import { loadHidden, loadLeft, loadPrices } from './load-branch-menu.ts'
import { listAutomaticCoupons, type CountedCoupon } from '../loyalty/coupons.ts'
import { loadAllergens, loadGroups, loadItems, loadSoldOut } from './load-menu.ts'
import { loadTiming, type BranchTiming } from '../timing/load-timing.ts'
import { loadBranchStars, loadItemLikes, type BranchStars, type ItemLikes } from '../ratings/load-ratings.ts'
import { findUsedAccount, type AccountRow } from '../payments/payments.ts'
import { listPrinters, type PrinterRow } from '../printing/printers.ts'
import { wordsOf } from '../core/words-of.ts'

export interface Branch extends BranchTiming {
  readonly id: string
  readonly name: Words
  readonly address: Words
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly hours: readonly TimeWindow[]
  /** Hours of an order type that differ from the branch's. */
  readonly typeHours: Readonly<Partial<Record<OrderType, readonly TimeWindow[]>>>
  readonly types: readonly OrderType[]
  /** By branch and setting together (spec 4 "Order timing"). */
  readonly asapAllowed: boolean
  readonly scheduleAllowed: boolean
  readonly baseMinutes: number
  readonly acceptWithinMinutes: number
  /** Its orders are accepted by themselves. */
  readonly autoAccept: boolean
  readonly accepting: boolean
  readonly customTax: { enabled: boolean; number: string; url: string }
  /** Its invoices are tax documents of phase 2 (decision 0245). */
  readonly einvoicing: boolean
  /** What guests say of it; none until enough have. */
  readonly stars?: BranchStars
}

/** All content of a tenant as one moment saw it: what pages show and what prices are made of. */
export interface Catalogue extends SiteContent {
  readonly version: number
  readonly tenant: {
    readonly id: string
    readonly name: Words
    readonly title: Words
    readonly country: CountryCode
    readonly currency: Currency
    readonly pricesIncludeVat: boolean
    readonly vatBasisPoints: number
    readonly taxNumber: string
    readonly logo: string
    readonly appToken: string
    readonly defaultBranchId: string | undefined
  }
  /** Switched off by the provider: its website is closed. */
  readonly off: boolean
  readonly settings: Settings
  readonly branches: readonly Branch[]
  readonly groups: readonly MenuGroup[]
  readonly items: ReadonlyMap<string, Item>
  readonly allergens: readonly Allergen[]
  /** Sold-out marks by branch, then by item. */
  readonly soldOut: ReadonlyMap<string, ReadonlyMap<string, SoldOut>>
  /** Where branches deliver, switched off ones too. */
  readonly zones: readonly Zone[]
  /** Items that a branch does not have on its menu, by branch. */
  readonly hidden: ReadonlyMap<string, ReadonlySet<string>>
  /** Prices of a branch or an order type. */
  readonly prices: readonly ItemPrice[]
  /** Other prices for branches, channels and times, those that are switched off too. */
  readonly priceLists: readonly PriceList[]
  /** Fees of the owner's own, those that are switched off too. */
  readonly fees: readonly Fee[]
  /** What is left of counted items, by branch: exact where few are left, else as it was read. Orders ask under locks. */
  readonly left: ReadonlyMap<string, Pieces>
  /** By item; only those that enough guests gave a thumb. */
  readonly likes: ReadonlyMap<string, ItemLikes>
  /** Where its printed links lead instead of their built-in behaviour. */
  readonly redirects: LinkRedirects
  /** Coupons that apply by themselves; how often they were used is asked for when one is taken. */
  readonly automaticCoupons: readonly CountedCoupon[]
  /** The account that takes payments by card, its credentials sealed. */
  readonly gateway: AccountRow | undefined
  /** What prints tickets, in every branch. */
  readonly printers: readonly PrinterRow[]
}

/**
 * What of a catalogue is read anew each time: what changes without a new version, what is somebody's alone, and sealed
 * credentials, of which there is to be no copy.
 */
type LivePart = 'left' | 'automaticCoupons' | 'gateway' | 'printers'

/** What of a catalogue follows from its version alone, and may be kept as one document. */
export type CatalogueContent = Omit<Catalogue, LivePart>

/** Takes a snapshot handle; returns the tenant's whole content with the version that it belongs to (safety 29). */
export async function loadCatalogue(db: TenantDb): Promise<Catalogue> {
  return { ...(await loadContent(db)), ...(await loadLive(db)) }
}

/** Takes a snapshot handle; returns what of the content is never kept as a document. */
export async function loadLive(db: TenantDb): Promise<Pick<Catalogue, LivePart>> {
  const [left, automaticCoupons, gateway, printers] = await Promise.all([
    loadLeft(db),
    listAutomaticCoupons(db),
    findUsedAccount(db),
    listPrinters(db),
  ])
  return { left, automaticCoupons, gateway, printers }
}

/** Takes a snapshot handle; returns the content that follows from its version, read from its tables. */
export async function loadContent(db: TenantDb): Promise<CatalogueContent> {
  const { off, ...tenant } = await loadTenant(db)
  const own = await loadSettings(db)
  const site = await loadSiteContent(db)
  // closed as by its owner's own switch, whatever that says (decision 0075)
  const settings = off ? { ...own, 'website.enable': '0' } : own
  return {
    version: await readContentVersion(db),
    tenant,
    off,
    settings,
    ...site,
    pages: withStandardPages(site.pages, tenant),
    branches: await loadBranches(db, settings),
    groups: await loadGroups(db),
    items: await loadItems(db),
    allergens: await loadAllergens(db),
    soldOut: await loadSoldOut(db),
    zones: await loadZones(db),
    hidden: await loadHidden(db),
    prices: await loadPrices(db),
    priceLists: await loadPriceLists(db),
    fees: await loadFees(db),
    likes: await loadItemLikes(db),
    redirects: await loadRedirects(db),
  }
}

/** Privacy and terms are there from the first day (rule "Privacy and terms pages"). */
function withStandardPages(
  own: Catalogue['pages'],
  { name, country }: Catalogue['tenant'],
): Catalogue['pages'] {
  const missing = standardPages(name, country).filter(({ slug }) => !own.some((page) => page.slug === slug))
  return [...own, ...missing.map((page) => ({ ...page, standard: true }))]
}

async function loadTenant(db: TenantDb): Promise<Catalogue['tenant'] & { off: boolean }> {
  const row = await db.q
    .selectFrom('tenants')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .executeTakeFirstOrThrow()
  return {
    id: row.tenant_id,
    name: wordsOf(row, 'name'),
    title: wordsOf(row, 'title'),
    country: row.country,
    currency: row.currency,
    pricesIncludeVat: row.prices_include_vat,
    vatBasisPoints: row.vat_basis_points,
    taxNumber: row.tax_number,
    logo: row.logo,
    appToken: row.app_token,
    defaultBranchId: row.default_branch_id ?? undefined,
    off: row.off_since !== null,
  }
}

/** Takes a handle; returns the tenant's content version. */
export async function readContentVersion(db: TenantDb): Promise<number> {
  const row = await db.q
    .selectFrom('content_versions')
    .select('version')
    .where('tenant_id', '=', db.tenantId)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Takes a handle; returns the tenant's settings and its country alone: what background work goes by. */
export async function readSettings(db: TenantDb): Promise<{ settings: Settings; country: CountryCode }> {
  const rows = await db.q
    .selectFrom('tenants as t')
    .leftJoin('settings as s', 's.tenant_id', 't.tenant_id')
    .select(['t.country', 's.key', 's.value'])
    .where('t.tenant_id', '=', db.tenantId)
    .execute()
  const [first] = rows
  if (!first) throw new Error(`there is no tenant ${db.tenantId}`)
  const set = rows.flatMap(({ key, value }) => (key === null || value === null ? [] : [{ key, value }]))
  return { settings: settingsOf(set), country: first.country }
}

async function loadSettings(db: TenantDb): Promise<Settings> {
  const rows = await db.q
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return settingsOf(rows)
}

function settingsOf(rows: readonly { readonly key: string; readonly value: string }[]): Settings {
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as SettingValue]))
}

async function loadBranches(db: TenantDb, settings: Settings): Promise<Branch[]> {
  const options = settingText(settings, 'order.order_delivery_time_options').split(',')
  const rows = await db.q
    .selectFrom('branches')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const stars = await loadBranchStars(db)
  const timing = await loadTiming(db)
  return rows.map((row) => ({
    id: row.id,
    name: wordsOf(row, 'name'),
    address: wordsOf(row, 'address'),
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    hours: row.hours,
    typeHours: row.type_hours,
    ...timing(row.id),
    types: row.types,
    asapAllowed: row.asap_allowed && options.includes('asap'),
    scheduleAllowed: row.schedule_allowed && options.includes('schedule'),
    baseMinutes: row.base_minutes,
    acceptWithinMinutes: row.accept_within_minutes,
    autoAccept: row.auto_accept,
    accepting: row.accepting,
    customTax: { enabled: row.enable_custom_tax, number: row.custom_tax_number, url: row.custom_tax_url },
    einvoicing: row.einvoicing,
    ...starsOf(stars.get(row.id)),
  }))
}

const starsOf = (stars: BranchStars | undefined) => (stars ? { stars } : {})
