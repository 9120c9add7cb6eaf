import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endUndo } from '#server/features/payments/refund/derive-refunded.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makePaidOrder, makeTendered, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, { 'payment.methods': 'card,cash' })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const cancel = (order: Ordered) => order.move('cancel', { reason: 'no bread' })
async function miss(order: Ordered): Promise<void> {
  test.pass(3 * 3_600_000)
  await test.sweep()
  await order.settle()
}
const statusOf = async (order: Ordered) => (await order.order()).status
const tell = (order: Ordered) =>
  order.guest.call<{ first: boolean }>('POST', `/api/v1/orders/${order.id}/purchase`)

describe('an order that ends without being served', () => {
  it('safety 5: of one that nobody paid nothing went back: it stays cancelled, or missed', async () => {
    const canceled = await makeTendered(test, shop, { method: 'cash' }, 'Tea')
    await canceled.move('accept')
    expect(await cancel(canceled)).toMatchObject({ status: 'canceled', may: [] })
    const missed = await makeTendered(test, shop, { method: 'cash' }, 'Tea')
    await miss(missed)
    expect([await statusOf(canceled), await statusOf(missed)]).toEqual(['canceled', 'missed'])
  })

  it('safety 5: what the wallet had paid beside cash is all that was paid, and it is back', async () => {
    const order = await makeTendered(test, shop, { method: 'cash', wallet: 500 }, 'Shawarma')
    expect(await cancel(order)).toMatchObject({ status: 'refunded' })
    expect(await order.order()).toMatchObject({ given_back: { wallet: '5.00' } })
  })

  it("safety 5: of wallet and card the card's part counts once its gateway has confirmed it", async () => {
    const order = await makeTendered(test, shop, { wallet: 500 }, 'Shawarma')
    expect(await cancel(order)).toMatchObject({ status: 'partially_refunded' })
    await order.settle()
    expect(await statusOf(order)).toBe('refunded')
  })

  it('safety 5: cash that was taken at hand-over is paid: what goes back of it shows', async () => {
    const order = await makeTendered(test, shop, { method: 'cash' }, 'Shawarma')
    for (const action of ['accept', 'ready', 'hand_over'] as const) await order.move(action)
    await endUndo(test.deps, shop.tenantId, order.id)
    await order.refund('5.00')
    expect(await statusOf(order)).toBe('partially_refunded')
    await order.refund()
    expect(await statusOf(order)).toBe('refunded')
  })

  it('rule "Missed orders": its guest still reads why when its money is back', async () => {
    const missed = await makePaidOrder(test, shop)
    await miss(missed)
    expect(await missed.order()).toMatchObject({
      status: 'refunded',
      cancel_words: 'The restaurant could not take the order in time.',
    })
  })

  it('is no purchase for tracking, whatever became of its money', async () => {
    const [sold, lost] = [
      await makeTendered(test, shop, { wallet: 5000 }, 'Tea'),
      await makeTendered(test, shop, { wallet: 5000 }, 'Tea'),
    ]
    expect(await cancel(lost)).toMatchObject({ status: 'refunded' })
    expect([await tell(sold), await tell(lost)]).toMatchObject([{ first: true }, { first: false }])
  })
})
