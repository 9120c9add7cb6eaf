import { getCountry } from '#domain/core/country.ts'
import type { Picture } from '#domain/core/picture.ts'
import type { Item } from '#domain/menu/menu.ts'
import type { Database } from '#server/database/tenant-db.ts'
import type { GatewayAccount } from '#server/adapters/payment/port.ts'
import type { PictureStore } from '#server/adapters/pictures/port.ts'
import type { Seal } from '#server/secrets/seal.ts'
import { makeGatewayAccount } from '#server/testing/make-gateway-account.ts'
import { makeStaff } from '#server/testing/make-staff.ts'
import { makeTenant } from '#server/testing/make-tenant.ts'
import { demoAllergens } from './allergens.ts'
import { demoStaff } from './demo-staff.ts'
import { demoTenants } from './demo-tenants.ts'
import { fillCustomer } from './fill-customer.ts'
import { fillBookings } from './fill-bookings.ts'
import { fillRegulars } from './fill-regulars.ts'
import { fillReservations } from './fill-reservations.ts'
import { fillLoyalty } from './fill-loyalty.ts'
import { fillTables } from './fill-tables.ts'
import type { DemoPlace } from './fill-order.ts'
import { idFor } from './id-for.ts'
import { issuePastDocuments } from './issue-past-documents.ts'
import { makeZones } from './make-zones.ts'
import { branchMenuOf } from './branch-menu-of.ts'
import { makeDemoItem, type DemoId } from './make-demo-item.ts'
import type { DemoBanner, DemoTenant } from './shape.ts'
import { storePictures } from './store-pictures.ts'

/** What the demo is made with besides its data. */
export interface DemoParts {
  readonly pictures: PictureStore
  readonly seal: Seal
  /** The tenant's account at the sandbox gateway. */
  readonly accountOf: (tenantId: string) => GatewayAccount
  readonly platformHost: string
}

/** Fills a new demo database with the three restaurants, by the makers that the tests use. */
export async function fillDemo(db: Database, parts: DemoParts): Promise<void> {
  for (const tenant of demoTenants) await fillTenant(db, tenant, parts)
}

async function fillTenant(db: Database, tenant: DemoTenant, parts: DemoParts): Promise<void> {
  const id = (...names: string[]) => idFor(tenant.slug, ...names)
  const tenantId = id('tenant')
  const pictures = await storePictures(tenant, tenantId, parts.pictures)
  const pictureOf = (name: string): Picture => {
    const picture = pictures.get(name)
    if (!picture) throw new Error(`no demo picture ${name}`)
    return picture
  }
  const own = Object.fromEntries(
    Object.entries(tenant.pictures).map(([key, name]) => [key, pictureOf(name).id]),
  )
  const items = makeItems(tenant, id, pictureOf)
  const { branchIds } = await makeTenant(db, {
    id: tenantId,
    host: `${tenant.slug}.${parts.platformHost}`,
    name: tenant.name,
    title: tenant.title,
    country: tenant.country,
    logo: pictureOf(tenant.logo).id,
    taxNumber: tenant.taxNumber,
    settings: { ...tenant.settings, ...own, 'website.logo': pictureOf(tenant.logo).id },
    branches: tenant.branches.map((one, at) => ({
      ...one,
      // the first branch of each restaurant serves at its tables
      types: at === 0 ? [...one.types, 'dinein' as const] : one.types,
      id: id('branch', one.slug),
      zones: makeZones(one, id),
    })),
    groups: tenant.groups.map((group, position) => ({
      id: id('group', group.slug),
      name: group.name,
      picture: pictureOf(group.picture),
      windows: group.windows ?? [],
      position,
    })),
    items,
    allergens: demoAllergens.map((one) => ({ id: id('allergen', one.slug), name: one.name, icon: one.icon })),
    banners: tenant.banners.map((banner, i) => ({
      id: id('banner', String(i)),
      place: banner.place,
      type: banner.type,
      title: banner.title,
      text: banner.text,
      picture: pictureOf(banner.picture),
      appearInPeriod: banner.appearInPeriod ?? 0,
      ...targetOf(banner, id),
    })),
    pages: tenant.pages,
    ...branchMenuOf(tenant, id),
  })
  const accountId = await makeGatewayAccount(db, tenantId, parts.accountOf(tenantId), parts.seal)
  for (const member of demoStaff(tenant.slug)) await makeStaff(db, tenantId, member)
  await fillPast(db, tenant, { tenantId, branchIds, accountId, items, id })
}

interface Past extends Omit<DemoPlace, 'branchId'> {
  readonly branchIds: readonly string[]
  readonly id: DemoId
}

/** What has happened there before somebody looks: tables, bookings, customers and their orders. */
async function fillPast(db: Database, tenant: DemoTenant, past: Past): Promise<void> {
  const { tenantId, branchIds, accountId, items, id } = past
  const branchId = branchIds[0] ?? ''
  const place = { tenantId, branchId, id }
  await fillLoyalty(db, tenant.slug, { tenantId, items })
  await fillTables(db, place)
  await fillReservations(db, { ...place, deposit: 2500, country: tenant.country })
  const { currency, time_zones } = getCountry(tenant.country)
  await fillBookings(db, { ...place, currency, timeZone: time_zones[0] })
  const orders = [
    ...(await fillCustomer(db, tenant, { tenantId, branchId, accountId, items })),
    ...(await fillRegulars(db, tenant, { tenantId, branchIds, accountId, items })),
  ]
  await issuePastDocuments(db, tenantId, orders)
}

function makeItems(tenant: DemoTenant, id: DemoId, pictureOf: (name: string) => Picture): Item[] {
  return tenant.groups.flatMap((group) =>
    group.items.map((item, position) =>
      makeDemoItem(item, {
        id,
        groupId: id('group', group.slug),
        picture: pictureOf(item.picture),
        position,
      }),
    ),
  )
}

function targetOf(banner: DemoBanner, id: DemoId) {
  if (!banner.target) return {}
  if (banner.type === 'item') return { itemId: id('item', banner.target) }
  if (banner.type === 'group') return { groupId: id('group', banner.target) }
  return { url: banner.target }
}
