import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { editLinesOf, editUrl } from '#server/testing/edit-lines-of.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())
afterEach(() => test.bench.setFaults({}))

const refundLine = async (order: Ordered, name: string) => {
  const line = (await order.order()).bill.lines.find((one) => one.name === name)
  const lines = [{ key: line?.line_id ?? '', pieces: 1 }]
  await order.owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { lines, reason: 'no tea' })
}

const ticketOf = async (order: Ordered) =>
  (await order.owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)).ticket

describe('a change of an order and a refund of it', () => {
  it('safety 5, 6: a refund ends the change that waits for its difference; what is paid for it then goes back', async () => {
    const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    const shawarma = shop.itemId('Shawarma')
    // two more for the tea
    const edited = await editLinesOf(order, (lines) => [
      ...lines.filter(({ item_id }) => item_id === shawarma),
      { item_id: shawarma, quantity: 2 },
    ])
    expect(edited).toMatchObject({ state: 'waiting', more: '37.00' })
    const { more } = await order.order()
    const step = await order.guest.openPayment(more?.order_id ?? '')
    await refundLine(order, 'Tea')
    expect(await order.order()).toMatchObject({ more: null, bill: { total: '23.00' } })
    await order.guest.pay(step.pay_url)
    expect(await order.guest.call('GET', `/api/v1/payments/${step.reference}`)).toMatchObject({
      state: 'returned',
    })
    await order.move('cancel', { reason: 'closed early' })
    await order.settle()
    // the tea's 3.00, and what was left of it
    expect(await order.order()).toMatchObject({ status: 'refunded', refunded: '23.00' })
  })

  it('safety 6: an order with a credit note is not changed, though the gateway refused its money', async () => {
    const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    await test.bench.setFaults({ refunds: { mode: 'later', seconds: 0, outcome: 'failed' } })
    expect((await ticketOf(order)).may).toContain('edit')
    await refundLine(order, 'Tea')
    test.pass(60_000)
    await order.settle()
    await test.bench.setFaults({})
    const { refunding, returned, may } = await ticketOf(order)
    expect([refunding, returned]).toEqual(['0.00', '0.00'])
    // what is refused is not offered
    expect(may).not.toContain('edit')
    expect(await order.owner.refused('GET', editUrl(order))).toMatchObject({ code: 'transition-not-allowed' })
    const { version, bill } = await order.order()
    const lines = bill.lines.map(({ line_id, item_id, quantity }) => ({ line_id, item_id, quantity }))
    expect(await order.owner.refused('POST', editUrl(order), { version, lines })).toMatchObject({
      code: 'transition-not-allowed',
    })
    await order.refund()
    await order.settle()
    expect((await order.order()).refunded).toBe('23.00')
  })
})
