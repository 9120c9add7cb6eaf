import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SiteContentWire } from '#contract/site/site-content.ts'
import { runOnce } from '#server/jobs/sweeper.ts'
import { forgetAtOnce } from '#server/store/privacy/forget-old.ts'
import { fingerprintTenant } from '#server/testing/fingerprint-attack.ts'
import { makeAttackVictim, type AttackVictim } from '#server/testing/make-attack-victim.ts'
import { putRows } from '#server/testing/put-rows.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { forgetOldData, retentionSweeps } from './sweeps.ts'

const day = 86_400_000
let test: TestApp
let a: AttackVictim
let b: AttackVictim
beforeAll(async () => {
  test = await makeTestApp()
  a = await makeAttackVictim(test)
  b = await makeAttackVictim(test)
})
afterAll(() => test.close())

/** Runs the daily job after so many days, for every restaurant. */
async function sweepAfter(days: number): Promise<void> {
  test.pass(days * day)
  for (const sweep of retentionSweeps(test.deps)) await runOnce(test.database.db, sweep, test.deps)
}
const count = (tenantId: string, from: string) =>
  test.database.db.read(tenantId, async ({ q }) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.raw(from)}`.execute(q)
    return rows[0]?.count
  })
const kinds = (tenantId: string) =>
  Promise.all(
    [
      'messages',
      'audit_log',
      "driver_runs where driver_name <> ''",
      "reservations where name <> '' or phone <> '' or email <> ''",
      "orders where contact_name <> '' or contact_mobile <> ''",
      'orders',
      'invoices',
    ].map((from) => count(tenantId, from)),
  )

it('rule "Retention": the daily job takes nothing that is younger than its period', async () => {
  const before = await fingerprintTenant(test, a.shop.tenantId)
  await sweepAfter(0)
  const after = await fingerprintTenant(test, a.shop.tenantId)
  const changed = Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table])
  expect(changed.filter((table) => table !== 'retention_looks')).toEqual([])
})

it('rule "Retention": each kind goes when its period is over, and orders and invoices stay without a name', async () => {
  const { tenantId } = a.shop
  // the other restaurant keeps its messages longer
  await b.owner.call('PUT', '/api/v1/staff/site/settings', {
    values: { 'general.keep_messages_days': '3650' },
  })
  await test.database.db.write(tenantId, async ({ q }) => {
    await sql`insert into messages (tenant_id, id, event, channel, recipient, language, body, at)
      select ${tenantId}, 'old' || n, 'order-ready', 'sms', '+966551234567', 'ar', 'x', now() from generate_series(1, ${
        forgetAtOnce * 2 + 1
      }) n`.execute(q)
    await sql`insert into carts (tenant_id, id, shopper, type) values (${tenantId}, 'left', 'x', 'pickup')`.execute(
      q,
    )
  })
  const { id: order_id } = await test.database.db.read(tenantId, ({ q }) =>
    q.selectFrom('orders').select('id').where('contact_name', '<>', '').executeTakeFirstOrThrow(),
  )
  const said = { lines: [{ note: 'for Noura' }], rest: '', ended: false }
  await putRows(test, tenantId, [['print_papers', { printer_id: 'gone', order_id, said, at: '2026-01-01' }]])
  const [messages = 0, , runs = 0, booked = 0, named = 0, orders = 0, invoices = 0] = await kinds(tenantId)
  expect([messages > forgetAtOnce * 2, runs > 0, booked > 0, named > 0]).toEqual([true, true, true, true])
  const waits = "reservation_waits where name <> '' or phone <> ''"
  expect(await count(tenantId, waits)).toBeGreaterThan(0)
  await sweepAfter(31)
  expect(await count(tenantId, "carts where id = 'left'")).toBe(0)
  expect((await kinds(tenantId))[2]).toBe(0)
  expect((await kinds(tenantId))[0]).toBe(messages)
  await sweepAfter(180)
  expect((await kinds(tenantId))[0]).toBe(0)
  expect((await kinds(b.shop.tenantId))[0]).toBeGreaterThan(0)
  await sweepAfter(600)
  expect((await kinds(tenantId))[1]).toBe(0)
  expect((await kinds(tenantId))[3]).toBe(0)
  expect(await count(tenantId, waits)).toBe(0)
  expect((await kinds(tenantId))[4]).toBe(named)
  expect(await count(tenantId, 'print_papers')).toBe(1)
  await sweepAfter(6 * 366)
  expect(await count(tenantId, 'print_papers')).toBe(0)
  expect((await kinds(tenantId)).slice(4)).toEqual([0, orders, invoices])
  test.resetClock()
})

it('rule "Retention": who waited for a table or shared a cart is named no longer than its period', async () => {
  const { tenantId, branchIds } = b.shop
  const [branch] = branchIds
  const today = new Date(test.deps.clock()).toISOString().slice(0, 10)
  await test.database.db.write(tenantId, async ({ q }) => {
    await sql`insert into carts (tenant_id, id, shopper, type) values (${tenantId}, 'shared', 'x', 'pickup')`.execute(
      q,
    )
    await sql`insert into group_orders (tenant_id, id, cart_id, host_name, ends_at)
      values (${tenantId}, 'group', 'shared', 'Noura', now())`.execute(q)
    await sql`insert into group_members (tenant_id, group_id, id, browser, name)
      values (${tenantId}, 'group', 'one', 'x', 'Noura')`.execute(q)
    await sql`insert into reservation_waits (tenant_id, id, branch_id, shopper, language, name, phone, date, guests, from_minutes, to_minutes)
      values (${tenantId}, 'wait', ${branch}, 'x', 'ar', 'Noura', '+966551234567', ${today}, 2, 600, 660)`.execute(
      q,
    )
  })
  const named = () =>
    Promise.all(
      ['group_orders where host_name', 'group_members where name'].map((from) =>
        count(tenantId, `${from} <> ''`),
      ),
    )
  const waits = () => count(tenantId, "reservation_waits where name <> '' or phone <> '' or email <> ''")
  expect((await named()).every((one = 0) => one > 0)).toBe(true)
  const before = await waits()
  test.pass(31 * day)
  await forgetOldData(test.deps, tenantId)
  expect([await named(), await waits()]).toEqual([[0, 0], before])
  test.pass(366 * day)
  await forgetOldData(test.deps, tenantId)
  expect(await waits()).toBe(0)
  test.resetClock()
})

it('privacy and terms stand from the first day, name the periods, and are edited like every page', async () => {
  type Read = { data: { slug: string; body: string }[] }
  const read = async () =>
    (await a.shop.guest().call<Read>('GET', '/api/v1/tenant/pages/by-type/web')).data.find(
      ({ slug }) => slug === 'privacy',
    )?.body
  expect(await read()).toContain('Messages that we sent you: 180 days')
  await a.owner.call('PUT', '/api/v1/staff/site/settings', { values: { 'general.keep_messages_days': '90' } })
  expect(await read()).toContain('Messages that we sent you: 90 days')
  const path = '/api/v1/staff/site'
  const shown = await a.owner.call<SiteContentWire>('GET', `${path}/content`)
  expect(shown.pages.map(({ slug, standard }) => [slug, standard])).toEqual([
    ['privacy', true],
    ['terms', true],
  ])
  expect(await a.owner.refused('DELETE', `${path}/pages/privacy`)).toMatchObject({ code: 'not-found' })
  const own = { ar: '<p>نصنا</p><p>{retention}</p>', en: '<p>Ours</p><p>{retention}</p>' }
  const page = { title: { ar: 'خصوصيتك', en: 'Your privacy' }, body: own }
  await a.owner.call('PUT', `${path}/pages/privacy`, page)
  expect(await read()).toMatch(/^<p>Ours<\/p><ul><li>Orders/)
  const { pages } = await a.owner.call<SiteContentWire>('DELETE', `${path}/pages/privacy`)
  expect(pages.find(({ slug }) => slug === 'privacy')).toMatchObject({ standard: true })
})
