import { dayMs } from '#domain/core/durations.ts'
import type { Database, WriteDb } from '#server/database/tenant-db.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import { demoCustomer, type DemoCustomer } from './demo-customer.ts'
import { addOrder, type DemoPlace, type PastOrder } from './fill-order.ts'
import { idFor, type IdOf } from './id-for.ts'
import type { DemoTenant } from './shape.ts'

/** Takes a demo restaurant that is filled; gives it a customer with a past: orders, balances, address and vehicle. */
export async function fillCustomer(db: Database, tenant: DemoTenant, place: DemoPlace): Promise<PastOrder[]> {
  const who = demoCustomer(tenant)
  const id = (...names: string[]) => idFor(tenant.slug, 'customer', ...names)
  return db.write(place.tenantId, async (tx) => {
    await addCustomer(tx, tenant, who, id)
    const past: PastOrder[] = []
    for (const [n, order] of who.orders.entries())
      past.push(await addOrder(tx, { tenant, who, place, order, n, id }))
    for (const ledger of ['wallet', 'points'] as const)
      for (const [n, [daysAgo, type, amount, note]] of who[ledger].entries())
        await addEntry(tx, ledger, {
          customerId: id(),
          type,
          amount,
          note,
          source: `demo:${n}`,
          kind: 'demo',
          at: new Date(Date.now() - daysAgo * dayMs),
        })
    return past
  })
}

async function addCustomer(
  { q, tenantId: tenant_id }: WriteDb,
  tenant: DemoTenant,
  who: DemoCustomer,
  id: IdOf,
): Promise<void> {
  const group = { tenant_id, id: id('group'), name_ar: who.group.ar, name_en: who.group.en }
  await q.insertInto('customer_groups').values(group).execute()
  await q
    .insertInto('customers')
    .values({
      tenant_id,
      id: id(),
      name: who.name,
      mobile: who.mobile,
      email: who.email,
      gender: who.gender,
      birth_date: who.birthDate,
      country: tenant.country,
      group_id: group.id,
      referral_code: 'LAYLA234',
      joined_at: new Date(Date.now() - 95 * dayMs),
      language: who.language,
    })
    .execute()
  const own = { tenant_id, customer_id: id(), is_default: true }
  const [branch] = tenant.branches
  await q
    .insertInto('customer_addresses')
    .values({
      ...own,
      id: id('address'),
      latitude: (branch?.latitude ?? 0) + 0.01,
      longitude: (branch?.longitude ?? 0) + 0.01,
      street_name: who.street,
      building_type: 'villa',
      building_number: '12',
    })
    .execute()
  const car = { brand_id: 'toyota', brand_name: 'Toyota', color_id: 'white', color_name: 'White' }
  await q
    .insertInto('customer_vehicles')
    .values({ ...own, ...car, id: id('vehicle'), color_code: '#ffffff', plate_number: who.plate })
    .execute()
}
