import type { WriteDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import { columnsOf } from '#server/store/delivery/delivery-zones.ts'
import type { BranchPlan, TenantPlan } from './tenant-plan.ts'

type Row = Readonly<Record<string, unknown>>

/** One statement for all rows of a table; none for no rows. */
export async function many(
  tx: WriteDb,
  table:
    | 'branches'
    | 'items'
    | 'options'
    | 'option_groups'
    | 'menu_groups'
    | 'settings'
    | 'banners'
    | 'pages'
    | 'allergens'
    | 'sold_out'
    | 'delivery_zones'
    | 'hidden_items'
    | 'item_prices'
    | 'item_stock'
    | 'deposits',
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.q
    .insertInto(table)
    .values(rows.map((row) => ({ tenant_id: tx.tenantId, ...row })) as never)
    .execute()
}

export async function addBranches(
  tx: WriteDb,
  branches: readonly (BranchPlan & { id: string })[],
  timeZone: string,
): Promise<void> {
  await many(
    tx,
    'branches',
    branches.map((branch, position) => ({
      id: branch.id,
      name_ar: branch.name.ar,
      name_en: branch.name.en,
      address_ar: branch.address?.ar ?? '',
      address_en: branch.address?.en ?? '',
      phone: branch.phone ?? '',
      latitude: branch.latitude ?? 24.7136,
      longitude: branch.longitude ?? 46.6753,
      time_zone: timeZone,
      hours: JSON.stringify(branch.hours ?? []),
      type_hours: JSON.stringify(branch.typeHours ?? {}),
      types: branch.types ?? ['pickup'],
      asap_allowed: branch.asapAllowed ?? true,
      schedule_allowed: branch.scheduleAllowed ?? true,
      base_minutes: branch.baseMinutes ?? 15,
      accept_within_minutes: branch.acceptWithinMinutes ?? 15,
      position,
    })),
  )
  await many(
    tx,
    'delivery_zones',
    branches.flatMap(({ id: branch_id, zones = [] }) =>
      zones.map(({ id = makeId(), ...zone }) => ({ id, branch_id, ...columnsOf(zone) })),
    ),
  )
}

export async function addContent(tx: WriteDb, plan: TenantPlan): Promise<void> {
  await many(
    tx,
    'settings',
    Object.entries(plan.settings ?? {}).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
  )
  await many(
    tx,
    'banners',
    (plan.banners ?? []).map((banner, position) => ({
      id: banner.id,
      place: banner.place,
      type: banner.type,
      title_ar: banner.title.ar,
      title_en: banner.title.en,
      text_ar: banner.text.ar,
      text_en: banner.text.en,
      picture: banner.picture ? JSON.stringify(banner.picture) : null,
      item_id: banner.itemId ?? null,
      group_id: banner.groupId ?? null,
      url: banner.url ?? null,
      appear_in_period: banner.appearInPeriod,
      position,
      starts_at: banner.startsAt ? new Date(banner.startsAt) : null,
      ends_at: banner.endsAt ? new Date(banner.endsAt) : null,
    })),
  )
  await many(
    tx,
    'pages',
    (plan.pages ?? []).map((page, position) => ({
      slug: page.slug,
      title_ar: page.title.ar,
      title_en: page.title.en,
      body_ar: page.body.ar,
      body_en: page.body.en,
      position,
    })),
  )
  await many(
    tx,
    'allergens',
    (plan.allergens ?? []).map((one, position) => ({
      id: one.id,
      name_ar: one.name.ar,
      name_en: one.name.en,
      icon: one.icon,
      position,
    })),
  )
}

export async function addMenu(tx: WriteDb, plan: TenantPlan): Promise<void> {
  await many(
    tx,
    'menu_groups',
    plan.groups.map((group) => ({
      id: group.id,
      name_ar: group.name.ar,
      name_en: group.name.en,
      picture: group.picture ? JSON.stringify(group.picture) : null,
      windows: JSON.stringify(group.windows),
      position: group.position,
    })),
  )
  await many(
    tx,
    'items',
    plan.items.map((item) => ({
      id: item.id,
      group_id: item.groupId,
      name_ar: item.name.ar,
      name_en: item.name.en,
      description_ar: item.description.ar,
      description_en: item.description.en,
      price: item.price,
      price_before: item.priceBefore ?? null,
      tax: item.tax ? JSON.stringify(item.tax) : null,
      calories: item.calories ?? null,
      labels: JSON.stringify(item.labels ?? {}),
      picture: item.picture ? JSON.stringify(item.picture) : null,
      allergens: item.allergens,
      windows: JSON.stringify(item.windows),
      max_quantity: item.maxQuantity ?? null,
      scheduled_only: item.scheduledOnly,
      featured: item.featured,
      tags: item.tags,
      types: item.types,
      make_minutes: item.makeMinutes,
      position: item.position,
    })),
  )
  const groups = plan.items.flatMap((item) =>
    item.optionGroups.map((group, position) => ({ item, group, position })),
  )
  await many(
    tx,
    'option_groups',
    groups.map(({ item, group, position }) => ({
      id: group.id,
      item_id: item.id,
      name_ar: group.name.ar,
      name_en: group.name.en,
      min_count: group.min,
      max_count: group.max,
      free_count: group.free ?? 0,
      when_option_id: group.when ?? null,
      position,
    })),
  )
  await many(
    tx,
    'options',
    groups.flatMap(({ group }) =>
      group.options.map((option, position) => ({
        id: option.id,
        option_group_id: group.id,
        name_ar: option.name.ar,
        name_en: option.name.en,
        price: option.price,
        min_count: option.min,
        max_count: option.max,
        calories: option.calories ?? null,
        labels: JSON.stringify(option.labels ?? {}),
        allergens: option.allergens ?? [],
        unfit: option.unfit ?? [],
        preset: option.preset,
        item_id: option.itemId ?? null,
        position,
      })),
    ),
  )
}
