import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { makeOrderToPay } from '#server/testing/make-order-to-pay.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

const setWebsite = (tenantId: string, enable: '0' | '1') =>
  test.database.db.write(tenantId, (db) =>
    db.q
      .insertInto('settings')
      .values({ tenant_id: tenantId, key: 'website.enable', value: JSON.stringify(enable) })
      .onConflict((on) => on.columns(['tenant_id', 'key']).doUpdateSet({ value: JSON.stringify(enable) }))
      .execute(),
  )

it('safety 35: nor is a campaign sent by the clock, or an order to the till', async () => {
  const shop = await makeShop(test)
  const { order } = await makePaidOrder(test, shop)
  const { id } = await order()
  await asSuperuser(test.database.superuserUrl, (client) =>
    client.query(`insert into installation (mode, recovering_since) values ('demo', clock_timestamp());
      insert into campaigns (tenant_id, id, name, segment, body_ar, body_en, next_at, made_at)
      values ('${shop.tenantId}', 'c', 'Eid', '{}', 'ع', 'e', now(), now());
      insert into pos_connections (tenant_id, system, sealed_account, business_reference, business_name, sealed_hook, hook_hash, made_at)
      values ('${shop.tenantId}', 'foodics', '', '', '', '', '', now());
      insert into pos_orders (tenant_id, order_id, system, state, due_at, made_at)
      values ('${shop.tenantId}', '${id}', 'foodics', 'waiting', now(), now())`),
  )
  const due = async () => {
    const at = new Date(test.deps.clock() + 60_000)
    const { rows } = await test.database.db.platform(({ q }) =>
      sql<{
        id: string
      }>`select id from due_campaigns(9, ${at}) union all select id from due_pos_orders(9, ${at})`.execute(q),
    )
    return rows.map((row) => row.id)
  }
  await setWebsite(shop.tenantId, '0')
  expect(await due()).toEqual([])
  await setWebsite(shop.tenantId, '1')
  expect(await due()).toEqual(['c', id])
  await asSuperuser(test.database.superuserUrl, (client) =>
    client.query(
      'delete from installation; delete from campaigns; delete from pos_orders; delete from pos_connections',
    ),
  )
})

it('safety 35: after a restore no order is missed, expires or is refunded by the clock until its website is opened', async () => {
  const shop = await makeShop(test)
  const served = await makePaidOrder(test, shop)
  const waiting = await makeOrderToPay(shop)
  await asSuperuser(test.database.superuserUrl, (client) =>
    client.query("insert into installation (mode, recovering_since) values ('demo', clock_timestamp())"),
  )
  await setWebsite(shop.tenantId, '0')
  test.pass(24 * 3_600_000)
  await test.sweep()
  expect(await served.order()).toMatchObject({ status: 'created', refunds: [] })
  expect((await waiting.guest.order(waiting.order.id)).status).toBe('callcenter_pending')
  await setWebsite(shop.tenantId, '1')
  await test.sweep()
  expect(await served.order()).toMatchObject({ status: 'refunded', refunds: [{ state: 'done' }] })
  expect((await waiting.guest.order(waiting.order.id)).cancel_reason).toBe('payment-expired')
})
