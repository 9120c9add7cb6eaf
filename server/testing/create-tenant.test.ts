import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { makeChallenge } from '#server/testing/make-challenge.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { createTenant, createTenantLike, type NewTenant } from '#tools/tenants/create-tenant.ts'
import { readTenant } from '#tools/tenants/tenant-content.ts'
import { contentTables } from '#tools/tenants/tenant-tables.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

const typed: NewTenant = {
  host: 'Tea.Localhost',
  name: { ar: 'بيت الشاي', en: 'Tea house' },
  country: 'SA',
  branch: { ar: 'العليا', en: 'Olaya' },
  owner: { name: 'Noura', email: 'Noura@Tea.example' },
}
const create = (more: object = {}) => createTenant(test.database.db, { ...typed, ...more }, 'localhost')

it('a restaurant is made with its first branch, host and owner, who signs in with the password that is told once', async () => {
  const made = await create()
  if ('wrong' in made) throw new Error(made.wrong)
  await test.deps.hosts.refresh()
  const site = await new Visitor(test.app, made.host).call<SiteWire>('GET', '/api/v1/storefront')
  expect(site).toMatchObject({ name: 'Tea house', enabled: true, currency: { code: 'SAR' } })
  const owner = new Visitor(test.app, 'console.localhost')
  const body = { email: 'noura@tea.example', password: made.password }
  const member = await owner.call<StaffWire>('POST', '/api/v1/staff/session', body)
  expect(member).toMatchObject({ role: 'owner', branches: [{ name: 'Olaya' }] })
})

it('what is taken or is no restaurant’s is told in a sentence, and nothing is written', async () => {
  for (const wrong of [
    {},
    { host: 'other.localhost' },
    { host: 'console.localhost' },
    { host: 'tags.localhost' },
    { host: 'a b' },
    { host: 'other.localhost', country: 'XX', owner: { name: 'A', email: 'a@b.example' } },
    { host: 'other.localhost', owner: { name: '', email: 'a@b.example' } },
    { host: 'other.localhost', owner: { name: 'A', email: 'nobody' } },
  ])
    expect(await create(wrong)).toEqual({ wrong: expect.stringMatching(/\.$/) })
  expect(await test.deps.hosts.find('other.localhost')).toBeUndefined()
})

it('a restaurant starts as a copy of another: menu, tables and looks are there, secrets, tracking and its name are not', async () => {
  const shop = await makeShop(test, {
    items: [{ name: 'Shawarma' }],
    settings: { 'website.captcha_secret_key': 'hush', 'website.site_name': { ar: 'أ', en: 'A' } },
  })
  const content = await readTenant(test.database.db, shop.tenantId)
  expect(JSON.stringify(content)).not.toContain('hush')
  const typedLike = { host: 'copy.localhost', owner: { name: 'Huda', email: 'huda@copy.example' } }
  const name = { ar: 'نسخة', en: 'Copy' }
  const make = () =>
    createTenantLike(test.database.db, content, { ...typedLike, name, copy: true }, 'localhost')
  const made = await make()
  if ('wrong' in made) throw new Error(made.wrong)
  await test.deps.hosts.refresh()
  const guest = new Visitor(test.app, 'copy.localhost')
  expect(await guest.call<SiteWire>('GET', '/api/v1/storefront')).toMatchObject({ name: 'Copy' })
  const menu = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  expect(menu.items.map((item) => item.name)).toEqual(['Shawarma'])
  expect(await make()).toEqual({ wrong: expect.stringContaining('taken') })
  const again = await readTenant(test.database.db, made.tenantId)
  const { items } = content.tables
  expect(again.tables['items']).toEqual(items?.map((row) => ({ ...row, tenant_id: made.tenantId })))
})

it('what a restaurant offers and how it works moves with it, row for row', async () => {
  const shop = await makeShop(test, { items: [{ name: 'Shawarma' }] })
  const [branch = ''] = shop.branchIds
  const challenge = await makeChallenge(test.database.db, shop.tenantId, {})
  await test.database.db.write(shop.tenantId, async ({ q }) => {
    const t = shop.tenantId
    const add = (into: string, values: string) =>
      sql`${sql.raw(`insert into ${into} values (${values.replaceAll('$t', `'${t}'`)})`)}`.execute(q)
    await add(
      'coupons (tenant_id, id, code, benefit)',
      `$t, 'all', 'AHLAN', '{"kind":"percent","percent":10}'`,
    )
    await add(
      'coupons (tenant_id, id, code, benefit, rules)',
      `$t, 'own', 'MINE', '{}', '{"customerIds":["x"]}'`,
    )
    await add('coupon_counts (tenant_id, coupon_id, used, most)', `$t, 'all', 3, 9`)
    await add('rewards (tenant_id, id, name_ar, name_en, cost, benefit)', `$t, 'tea', 'ش', 'Tea', 5, '{}'`)
    await add('customer_groups', `$t, 'vip', 'أ', 'VIP'`)
    await add('pauses (tenant_id, id, branch_id)', `$t, 'noon', '${branch}'`)
    await add(
      'kitchen_stations (tenant_id, id, branch_id, name_ar, name_en)',
      `$t, 'grill', '${branch}', 'ش', 'Grill'`,
    )
    await add('choice_lists', `$t, 'waiting_reasons', '[]'`)
    await add(
      'price_changes (tenant_id, id, item_id, price, due_at)',
      `$t, 'p', '${shop.itemId('Shawarma')}', 5, '2030-01-01'`,
    )
  })
  const content = await readTenant(test.database.db, shop.tenantId)
  const owner = { name: 'Huda', email: 'huda@moved.example' }
  const home = { host: 'moved.localhost', owner, copy: false }
  const made = await createTenantLike(
    test.database.db,
    JSON.parse(JSON.stringify(content)),
    home,
    'localhost',
  )
  if ('wrong' in made) throw new Error(made.wrong)
  const moved = await readTenant(test.database.db, made.tenantId)
  const sorted = (rows: readonly object[] = []) =>
    rows.map((row) => JSON.stringify({ ...row, tenant_id: '' })).toSorted()
  for (const table of contentTables)
    expect([table, sorted(moved.tables[table])]).toEqual([table, sorted(content.tables[table])])
  expect(moved.tables['coupons']).toMatchObject([{ id: 'all' }])
  expect(moved.tables['coupon_counts']).toMatchObject([{ used: 0, most: 9 }])
  expect(moved.tables['challenges']).toMatchObject([{ id: challenge }])
  for (const table of [
    'rewards',
    'customer_groups',
    'pauses',
    'kitchen_stations',
    'choice_lists',
    'price_changes',
  ])
    expect([table, moved.tables[table]?.length]).toEqual([table, 1])
})
