import { afterAll, beforeAll, expect, it } from 'vitest'
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

const run = (text: string) => asSuperuser(test.database.superuserUrl, (client) => client.query(text))

it('safety 35: after a restore no order is missed, expires or is refunded by the clock until its website is opened', async () => {
  const shop = await makeShop(test)
  const served = await makePaidOrder(test, shop)
  const waiting = await makeOrderToPay(shop)
  await run("insert into installation (mode, recovering_since) values ('demo', clock_timestamp())")
  await run(`insert into settings (tenant_id, key, value) values ('${shop.tenantId}', 'website.enable', '"0"')
    on conflict (tenant_id, key) do update set value = excluded.value`)
  test.pass(24 * 3_600_000)
  await test.sweep()
  expect(await served.order()).toMatchObject({ status: 'created', refunds: [] })
  expect((await waiting.guest.order(waiting.order.id)).status).toBe('callcenter_pending')
  await run(`update settings set value = '"1"' where tenant_id = '${shop.tenantId}' and key = 'website.enable'`)
  await test.sweep()
  expect(await served.order()).toMatchObject({ status: 'missed', refunds: [{ amount: '20.00' }] })
  expect((await waiting.guest.order(waiting.order.id)).cancel_reason).toBe('payment-expired')
})
