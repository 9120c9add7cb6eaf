import { sql } from 'kysely'
import type { CountryCode } from '#domain/country.ts'
import type {
  Allergen,
  Item,
  ItemTag,
  MenuGroup,
  OptionGroup,
  OrderType,
  Picture,
  SoldOut,
  TimeWindow,
} from '#domain/menu.ts'
import type { Currency } from '#domain/money.ts'
import type { Settings } from '#domain/settings.ts'
import type { SettingValue } from '#domain/setting-kind.ts'
import type { Words } from '#domain/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

export interface Branch {
  readonly id: string
  readonly name: Words
  readonly address: Words
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly hours: readonly TimeWindow[]
  readonly types: readonly OrderType[]
  readonly asapAllowed: boolean
  readonly scheduleAllowed: boolean
  readonly baseMinutes: number
  readonly acceptWithinMinutes: number
  readonly accepting: boolean
  readonly customTax: { enabled: boolean; number: string; url: string }
}

export interface Banner {
  readonly id: string
  readonly place: string
  readonly type: 'default' | 'item' | 'group' | 'url'
  readonly title: Words
  readonly text: Words
  readonly picture?: Picture
  readonly itemId?: string
  readonly groupId?: string
  readonly url?: string
  readonly appearInPeriod: number
  readonly startsAt?: number
  readonly endsAt?: number
}

/** All content of a tenant as one moment saw it: what pages show and what prices are made of. */
export interface Catalogue {
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
  readonly settings: Settings
  readonly banners: readonly Banner[]
  readonly pages: readonly { slug: string; title: Words; body: Words }[]
  readonly trackingCodes: readonly { provider: string; place: string; web_code: string; enable: boolean }[]
  readonly branches: readonly Branch[]
  readonly groups: readonly MenuGroup[]
  readonly items: ReadonlyMap<string, Item>
  readonly allergens: readonly Allergen[]
  /** Sold-out marks by branch, then by item. */
  readonly soldOut: ReadonlyMap<string, ReadonlyMap<string, SoldOut>>
}

const words = (row: Record<string, unknown>, name: string): Words => ({
  ar: String(row[`${name}_ar`]),
  en: String(row[`${name}_en`]),
})

/** Takes a snapshot handle; returns the tenant's whole content with the version that it belongs to (safety 29). */
export async function loadCatalogue(db: TenantDb): Promise<Catalogue> {
  const tenant = await db.q
    .selectFrom('tenants')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .executeTakeFirstOrThrow()
  const version = await readContentVersion(db)
  return {
    version,
    tenant: {
      id: tenant.tenant_id,
      name: words(tenant, 'name'),
      title: words(tenant, 'title'),
      country: tenant.country,
      currency: tenant.currency,
      pricesIncludeVat: tenant.prices_include_vat,
      vatBasisPoints: tenant.vat_basis_points,
      taxNumber: tenant.tax_number,
      logo: tenant.logo,
      appToken: tenant.app_token,
      defaultBranchId: tenant.default_branch_id ?? undefined,
    },
    settings: await loadSettings(db),
    banners: await loadBanners(db),
    pages: (
      await db.q
        .selectFrom('pages')
        .selectAll()
        .where('tenant_id', '=', db.tenantId)
        .orderBy('position')
        .execute()
    ).map((row) => ({ slug: row.slug, title: words(row, 'title'), body: words(row, 'body') })),
    trackingCodes: (
      await db.q.selectFrom('tracking_codes').selectAll().where('tenant_id', '=', db.tenantId).execute()
    ).map(({ provider, place, web_code, enable }) => ({ provider, place, web_code, enable })),
    branches: await loadBranches(db),
    groups: (
      await db.q
        .selectFrom('menu_groups')
        .selectAll()
        .where('tenant_id', '=', db.tenantId)
        .orderBy('position')
        .orderBy('id')
        .execute()
    ).map((row) => ({
      id: row.id,
      name: words(row, 'name'),
      windows: row.windows,
      position: row.position,
      ...(row.picture && { picture: row.picture }),
    })),
    items: await loadItems(db),
    allergens: (
      await db.q
        .selectFrom('allergens')
        .selectAll()
        .where('tenant_id', '=', db.tenantId)
        .orderBy('position')
        .execute()
    ).map((row) => ({ id: row.id, name: words(row, 'name'), icon: row.icon })),
    soldOut: await loadSoldOut(db),
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

async function loadSettings(db: TenantDb): Promise<Settings> {
  const rows = await db.q
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as SettingValue]))
}

async function loadBanners(db: TenantDb): Promise<Banner[]> {
  const rows = await db.q
    .selectFrom('banners')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    place: row.place,
    type: row.type,
    title: words(row, 'title'),
    text: words(row, 'text'),
    appearInPeriod: row.appear_in_period,
    ...(row.picture && { picture: row.picture }),
    ...(row.item_id && { itemId: row.item_id }),
    ...(row.group_id && { groupId: row.group_id }),
    ...(row.url && { url: row.url }),
    ...(row.starts_at && { startsAt: row.starts_at.getTime() }),
    ...(row.ends_at && { endsAt: row.ends_at.getTime() }),
  }))
}

async function loadBranches(db: TenantDb): Promise<Branch[]> {
  const rows = await db.q
    .selectFrom('branches')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: words(row, 'name'),
    address: words(row, 'address'),
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    hours: row.hours,
    types: row.types,
    asapAllowed: row.asap_allowed,
    scheduleAllowed: row.schedule_allowed,
    baseMinutes: row.base_minutes,
    acceptWithinMinutes: row.accept_within_minutes,
    accepting: row.accepting,
    customTax: { enabled: row.enable_custom_tax, number: row.custom_tax_number, url: row.custom_tax_url },
  }))
}

async function loadItems(db: TenantDb): Promise<ReadonlyMap<string, Item>> {
  const rows = await db.q
    .selectFrom('items')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const groups = await loadOptionGroups(db)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        groupId: row.group_id,
        name: words(row, 'name'),
        description: words(row, 'description'),
        price: row.price,
        ...(row.price_before !== null && { priceBefore: row.price_before }),
        ...(row.calories !== null && { calories: row.calories }),
        ...(row.picture && { picture: row.picture }),
        allergens: row.allergens,
        windows: row.windows,
        optionGroups: groups.get(row.id) ?? [],
        ...(row.max_quantity !== null && { maxQuantity: row.max_quantity }),
        scheduledOnly: row.scheduled_only,
        featured: row.featured,
        tags: row.tags as ItemTag[],
        types: row.types,
        makeMinutes: row.make_minutes,
        position: row.position,
      },
    ]),
  )
}

async function loadOptionGroups(db: TenantDb): Promise<Map<string, OptionGroup[]>> {
  const groups = await db.q
    .selectFrom('option_groups')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const options = await db.q
    .selectFrom('options')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byGroup = Map.groupBy(options, (row) => row.option_group_id)
  const shaped = groups.map((row) => ({
    itemId: row.item_id,
    group: {
      id: row.id,
      name: words(row, 'name'),
      min: row.min_count,
      max: row.max_count,
      options: (byGroup.get(row.id) ?? []).map((option) => ({
        id: option.id,
        name: words(option, 'name'),
        price: option.price,
        min: option.min_count,
        max: option.max_count,
        preset: option.preset,
        ...(option.calories !== null && { calories: option.calories }),
      })),
    },
  }))
  return new Map(
    [...Map.groupBy(shaped, (one) => one.itemId)].map(([itemId, all]) => [
      itemId,
      all.map((one) => one.group),
    ]),
  )
}

async function loadSoldOut(db: TenantDb): Promise<ReadonlyMap<string, ReadonlyMap<string, SoldOut>>> {
  const rows = await sql<{ branch_id: string; item_id: string; until: Date | null }>`
    select branch_id, item_id, until from sold_out where tenant_id = ${db.tenantId}`.execute(db.q)
  return new Map(
    [...Map.groupBy(rows.rows, (row) => row.branch_id)].map(([branchId, marks]) => [
      branchId,
      new Map(
        marks.map((row) => [
          row.item_id,
          { itemId: row.item_id, ...(row.until && { until: row.until.getTime() }) },
        ]),
      ),
    ]),
  )
}
