import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: TableShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
})
afterAll(() => test.close())

it('spec 8: a dish that is gone by the time a table sends its round is named, deleted from the shared cart, and the rest is sent', async () => {
  const { phone } = await shop.tableWith()
  for (const item of ['Shawarma', 'Tea']) await phone.add(shop.itemId(item))
  const owner = await shop.staff()
  const gone = { branch_id: shop.branchIds[0], sold_out: true }
  await owner.call('PUT', `/api/v1/staff/items/${shop.itemId('Tea')}/sold-out`, gone)
  const send = async () => {
    const { cart } = await phone.inside()
    const body = { cart_version: cart.version, total: cart.bill.total }
    return phone.guest.send('POST', `/api/v1/table-sessions/${phone.sessionId}/rounds`, body)
  }
  const first = await send()
  expect(await first.json()).toMatchObject({ code: 'items-removed', details: { items: ['Tea'] } })
  const { cart } = await phone.inside()
  expect([cart.bill.lines.map(({ name }) => name), cart.removed]).toEqual([['Shawarma'], []])
  expect((await send()).status).toBe(201)
  expect((await phone.inside()).rounds).toMatchObject([{ lines: [{ name: 'Shawarma' }] }])
})
