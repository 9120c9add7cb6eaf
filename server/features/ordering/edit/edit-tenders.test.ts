import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editLinesOf } from '#server/testing/edit-lines-of.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { orderedBy, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, {
    'order.wallet_min_order_amount': '2200',
    'order.points_minimum': '420',
  })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

/** A dish and a tea, 23.00, which the payer pays with all that there is and the rest by card. */
async function dishAndTea(payer: Payer, tenders: { use_wallet?: true; use_points?: true }): Promise<Ordered> {
  const cart = await payer.visitor.choose(await payer.cart('Shawarma', 'Tea'), tenders)
  return orderedBy(test, shop, payer, cart)
}

const withoutTea = (order: Ordered) =>
  editLinesOf(order, (lines) => lines.filter(({ item_id }) => item_id !== shop.itemId('Tea')))

describe('an order that costs less after its change', () => {
  it('spec 5: below the wallet’s minimum it still draws on the wallet: nothing more is asked by card', async () => {
    const payer = await shop.payer({ wallet: 2300 })
    const order = await dishAndTea(payer, { use_wallet: true })
    expect((await order.order()).bill).toMatchObject({ wallet: '23.00', to_pay: '0.00' })
    expect(await withoutTea(order)).toMatchObject({
      state: 'done',
      settles: 'refund',
      to_wallet: '3.00',
      to_card: '0.00',
      sums: { wallet: '20.00', to_pay: '0.00' },
    })
    expect(await payer.balance('wallet')).toBe(300)
  })

  it('spec 5: nor below the fewest points that may be spent: those of the rest stay spent', async () => {
    const payer = await shop.payer({ points: 450 })
    const order = await dishAndTea(payer, { use_points: true })
    // 440 of 0.05 are 22.00; a card takes no less than 1.00
    expect((await order.order()).bill).toMatchObject({ points: '22.00', to_pay: '1.00' })
    expect(await withoutTea(order)).toMatchObject({
      state: 'done',
      settles: 'refund',
      to_card: '1.00',
      to_points: 40,
      sums: { points: '20.00', to_pay: '0.00' },
    })
    expect(await payer.balance('points')).toBe(50)
  })

  it('draws on it too where the restaurant has closed its wallet meanwhile', async () => {
    const own = await makeMoneyShop(test)
    const payer = await own.payer({ wallet: 2300 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma', 'Tea'), { use_wallet: true })
    const order = await orderedBy(test, own, payer, cart)
    await order.owner.call('PUT', '/api/v1/staff/site/settings', {
      values: { 'payment.wallet_with': 'cash' },
    })
    const less = await editLinesOf(order, (lines) =>
      lines.filter(({ item_id }) => item_id !== own.itemId('Tea')),
    )
    expect(less).toMatchObject({ settles: 'refund', to_wallet: '3.00', more: '0.00' })
  })
})

describe('an order that is paid at hand-over', () => {
  it('is paid once its wallet part is all of it, and due again when a change costs more: no link asks for it', async () => {
    const own = await makeMoneyShop(test, { 'payment.methods': 'card,cash' })
    const payer = await own.payer({ wallet: 2000 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma', 'Tea'), {
      use_wallet: true,
      payment_method_id: 'cash',
    })
    const order = await orderedBy(test, own, payer, cart)
    expect(await order.order()).toMatchObject({ payment_state: 'due', bill: { to_pay: '3.00' } })
    const tea = own.itemId('Tea')
    await editLinesOf(order, (lines) => lines.filter(({ item_id }) => item_id !== tea))
    expect(await order.order()).toMatchObject({ payment_state: 'paid', bill: { to_pay: '0.00' } })
    const more = await editLinesOf(order, (lines) => [...lines, { item_id: tea, quantity: 1 }])
    expect(more).toMatchObject({ state: 'done', settles: 'at_hand_over', link: null })
    expect(await order.order()).toMatchObject({ payment_state: 'due', bill: { to_pay: '3.00' } })
    for (const action of ['accept', 'ready'] as const) await order.move(action)
    expect(await order.move('hand_over')).toMatchObject({ payment_state: 'paid', till: '3.00' })
  })
})
