import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { orderedBy, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { endUndo } from '#server/features/loyalty/earn/end-undo.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  const tray = { id: 'tray', name: { ar: 'صينية', en: 'Tray' }, amount: 5000, min: 1, max: 1 }
  shop = await makeMoneyShop(
    test,
    { 'order.points_earned': '1', 'order.cashback_basis_points': '1000' },
    { items: [{ name: 'Grill', price: 5000, deposits: [tray] }] },
  )
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

/** A grill for 50.00 with its tray for 50.00: it earns 50 points and 5.00 of cashback. */
async function grill(): Promise<{ payer: Payer; order: Ordered; key: string }> {
  const payer = await shop.payer()
  const order = await orderedBy(test, shop, payer, await payer.cart('Grill'))
  return { payer, order, key: `${(await order.order()).bill.lines[0]?.line_id}:deposit` }
}

async function handOver(order: Ordered): Promise<void> {
  for (const action of ['accept', 'ready', 'hand_over'] as const) await order.move(action)
  await endUndo(test.deps, shop.tenantId, order.id)
}

const refund = (order: Ordered, body: object) =>
  order.owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { reason: 'brought back', ...body })
const balances = async (payer: Payer) => [await payer.balance('points'), await payer.balance('wallet')]

it('safety 7: a deposit that is brought back takes nothing of what its order earned; the dish takes all of it', async () => {
  const { payer, order, key } = await grill()
  await handOver(order)
  expect(await balances(payer)).toEqual([50, 500])
  await refund(order, { lines: [{ key, pieces: 1 }] })
  expect(await balances(payer)).toEqual([50, 500])
  await refund(order, { amount: '25.00' })
  expect(await balances(payer)).toEqual([25, 250])
  await refund(order, {})
  expect(await balances(payer)).toEqual([0, 0])
})

it('safety 7: nor where it went back before the hand-over', async () => {
  const { payer, order, key } = await grill()
  await refund(order, { lines: [{ key, pieces: 1 }] })
  await handOver(order)
  expect(await balances(payer)).toEqual([50, 500])
})
