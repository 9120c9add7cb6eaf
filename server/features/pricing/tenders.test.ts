import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { PointsLogWire, WalletLogWire } from '#contract/customers/customer-lists.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { endHold } from '../ordering/order/end-due-orders.ts'
import { settleAttempt } from '../payments/payment/settle-attempt.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, {
    'order.points_minimum': '20',
    'payment.methods': 'card,cash',
    'payment.points_with': 'card',
    'payment.cash_limit': '6000',
  })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const place = ({ visitor, mobile }: Payer, cart: CartWire) =>
  visitor.send('POST', '/api/v1/orders', visitor.checkout(cart, { mobile }), { 'idempotency-key': makeId() })
const placed = (payer: Payer, cart: CartWire) =>
  payer.visitor.place(cart, undefined, { mobile: payer.mobile })
const codesOf = async (answers: Response[]) =>
  Promise.all(answers.map(async (one) => (one.ok ? 'placed' : ((await one.json()) as { code: string }).code)))

describe('wallet and points', () => {
  it('an order that the wallet pays in full needs no gateway and is created at once', async () => {
    const payer = await shop.payer({ wallet: 5000 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma', 'Tea'), { use_wallet: true })
    expect(cart.bill).toMatchObject({ total: '23.00', wallet: '23.00', to_pay: '0.00' })
    const order = await placed(payer, cart)
    expect(order).toMatchObject({ status: 'created', payment_state: 'paid', number: expect.any(String) })
    expect(await payer.balance('wallet')).toBe(2700)
  })

  it('spec 5, safety 7: wallet and card share an order; what is left for the card is at least 1.00', async () => {
    const payer = await shop.payer({ wallet: 1950 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { use_wallet: true })
    expect(cart.bill).toMatchObject({ wallet: '19.00', to_pay: '1.00' })
    const order = await placed(payer, cart)
    expect(await payer.balance('wallet')).toBe(50)
    const { reference, pay_url } = await payer.visitor.openPayment(order.id)
    await payer.visitor.pay(pay_url)
    expect(await payer.visitor.call('GET', `/api/v1/payments/${reference}`)).toMatchObject({
      state: 'paid',
      amount: '1.00',
    })
  })

  it('spec 5: the wallet has a minimum order and is not usable with every payment method', async () => {
    const own = await makeMoneyShop(test, {
      'order.wallet_min_order_amount': '1500',
      'payment.methods': 'card,cash',
      'payment.wallet_with': 'card',
    })
    const payer = await own.payer({ wallet: 500 })
    const small = await payer.visitor.choose(await payer.cart('Tea'), { use_wallet: true })
    expect(small.bill).toMatchObject({ wallet: '0.00', to_pay: '3.00' })
    expect(small.pay).toMatchObject({ wallet: 'usable', wallet_min_order_amount: '15.00' })
    const more = await payer.visitor.add(small, own.itemId('Shawarma'))
    expect(more.bill).toMatchObject({ wallet: '5.00', to_pay: '18.00' })
    const cash = await payer.visitor.choose(more, { payment_method_id: 'cash' })
    expect(cash.bill).toMatchObject({ wallet: '0.00', to_pay: '23.00' })
    expect(cash.pay.wallet).toBe('other_way')
  })

  it('spec 5: points take off the food from their minimum on; "not with every payment method"', async () => {
    const payer = await shop.payer({ points: 100 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { use_points: true })
    expect(cart.bill).toMatchObject({ points: '5.00', points_used: 100, to_pay: '15.00' })
    const cash = await payer.visitor.choose(cart, { payment_method_id: 'cash' })
    expect(cash.bill).toMatchObject({ points: '0.00', to_pay: '20.00' })
    const few = await shop.payer({ points: 19 })
    const little = await few.visitor.choose(await few.cart('Shawarma'), { use_points: true })
    expect(little.bill).toMatchObject({ points: '0.00', to_pay: '20.00' })
  })

  it('safety 8: what was taken with the hold is given back exactly when it is over', async () => {
    const payer = await shop.payer({ wallet: 700, points: 100 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), {
      use_wallet: true,
      use_points: true,
    })
    const order = await placed(payer, cart)
    expect([await payer.balance('wallet'), await payer.balance('points')]).toEqual([0, 0])
    test.pass(16 * 60_000)
    await endHold(test.deps, shop.tenantId, order.id)
    await endHold(test.deps, shop.tenantId, order.id)
    expect([await payer.balance('wallet'), await payer.balance('points')]).toEqual([700, 100])
  })

  it('spec 3: "refund": what a hold that ran out had taken is back in wallet and points under that word, once each', async () => {
    const payer = await shop.payer({ wallet: 700, points: 100 })
    const preferences = { use_wallet: true, use_points: true }
    const order = await placed(payer, await payer.visitor.choose(await payer.cart('Shawarma'), preferences))
    test.pass(16 * 60_000)
    await endHold(test.deps, shop.tenantId, order.id)
    await endHold(test.deps, shop.tenantId, order.id)
    const logOf = async (path: string) =>
      (await payer.visitor.call<{ data: (WalletLogWire | PointsLogWire)[] }>('GET', path)).data
    expect(await logOf('/api/v1/wallet/wallet-logs/list')).toMatchObject([
      { type: 'refund', label: 'Refund', amount: '7.00', order_id: order.id },
      { type: 'debit', amount: '-7.00', order_id: order.id },
      { type: 'give_away', amount: '7.00' },
    ])
    expect(await logOf('/api/v1/loyalty/points-logs/list')).toMatchObject([
      { type: 'refund', label: 'Refund', amount: 100, order_id: order.id },
      { type: 'debit', amount: -100, order_id: order.id },
      { type: 'give_away', amount: 100 },
    ])
  })

  it('safety 1: while it waits for its payment its cart shows what its order has taken of wallet, points and coupon', async () => {
    const payer = await shop.payer({ wallet: 700, points: 100 })
    const code = await shop.coupon({ kind: 'amount', amount: 200 }, { perCustomer: 1 })
    const preferences = { use_wallet: true, use_points: true, coupon: code }
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), preferences)
    const order = await placed(payer, cart)
    const back = await payer.visitor.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    // a line of a cart says besides whether it can be chosen of
    expect(back.bill).toMatchObject(order.bill)
    expect(back.coupon).toEqual(cart.coupon)
    expect((await placed(payer, back)).id).toBe(order.id)
  })

  it('safety 3: late money revives an order only while its wallet part can be taken again', async () => {
    const late = async (spent: number) => {
      const payer = await shop.payer({ wallet: 1000 })
      const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { use_wallet: true })
      const order = await placed(payer, cart)
      const { reference, pay_url } = await payer.visitor.openPayment(order.id)
      await payer.visitor.pay(pay_url)
      test.pass(15 * 60_000 + 500)
      await endHold(test.deps, shop.tenantId, order.id)
      if (spent > 0) await payer.give('wallet', -spent)
      await settleAttempt(test.deps, shop.tenantId, reference)
      for (let round = 0; round < 3; round += 1) await test.sweep()
      return { order: await payer.visitor.order(order.id), left: await payer.balance('wallet') }
    }
    expect(await late(0)).toMatchObject({ order: { status: 'created', payment_state: 'paid' }, left: 0 })
    expect(await late(300)).toMatchObject({
      order: { status: 'canceled', refunds: [{ amount: '10.00', state: 'done' }] },
      left: 700,
    })
  })

  it('safety 8: two orders at once on the last halala of a wallet: exactly one has it', async () => {
    const payer = await shop.payer({ wallet: 300 })
    const carts = await Promise.all([payer.cart('Tea'), payer.cart('Tea')])
    const paid = await Promise.all(carts.map((cart) => payer.visitor.choose(cart, { use_wallet: true })))
    const answers = await codesOf(await Promise.all(paid.map((cart) => place(payer, cart))))
    expect(answers.filter((one) => one === 'placed')).toHaveLength(1)
    expect(answers).toContainEqual(expect.stringMatching(/balance-changed|price-changed|hold-elsewhere/))
    expect(await payer.balance('wallet')).toBe(0)
  })

  it('safety 8, spec 8: the same points spent twice at once: exactly one, "Points balance is not enough"', async () => {
    const payer = await shop.payer({ points: 60 })
    const carts = await Promise.all([payer.cart('Tea'), payer.cart('Tea')])
    const paid = await Promise.all(carts.map((cart) => payer.visitor.choose(cart, { use_points: true })))
    const answers = await codesOf(await Promise.all(paid.map((cart) => place(payer, cart))))
    expect(answers.filter((one) => one === 'placed')).toHaveLength(1)
    expect(answers).toContainEqual(expect.stringMatching(/points-insufficient|price-changed|hold-elsewhere/))
    expect(await payer.balance('points')).toBe(0)
  })
})

describe('paying at hand-over', () => {
  it('rule "Payment state": goes to the kitchen at once as due, and handing over takes the money', async () => {
    const payer = await shop.payer({ wallet: 500 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), {
      payment_method_id: 'cash',
      use_wallet: true,
    })
    const order = await placed(payer, cart)
    expect(order).toMatchObject({ status: 'created', payment_state: 'due', bill: { to_pay: '15.00' } })
    const staff = await shop.staff('cashier')
    const move = async (action: string) =>
      staff.call<{ payment_state: string }>('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
        action,
        version: (await payer.visitor.order(order.id)).version,
      })
    for (const action of ['accept', 'ready']) await move(action)
    expect(await move('hand_over')).toMatchObject({ payment_state: 'paid', till: '15.00' })
    expect(await move('undo')).toMatchObject({ payment_state: 'due', till: '0.00' })
    expect(await move('hand_over')).toMatchObject({ payment_state: 'paid', till: '15.00' })
  })

  it('rule "Paying at hand-over": a proven number first, then limits on amount and open orders', async () => {
    const guest = await shop.guestWith('Tea')
    const cash = await guest.guest.choose(guest.cart, { payment_method_id: 'cash' })
    const key = () => ({ 'idempotency-key': makeId() })
    const asGuest = guest.guest.checkout(cash)
    expect(await guest.guest.refused('POST', '/api/v1/orders', asGuest, key())).toMatchObject({
      code: 'mobile-code-first',
    })
    const payer = await shop.payer()
    const cart = async (...names: string[]) =>
      payer.visitor.choose(await payer.cart(...names), { payment_method_id: 'cash' })
    const many = await cart('Shawarma', 'Shawarma', 'Shawarma', 'Tea')
    expect(await codesOf([await place(payer, many)])).toEqual(['hand-over-limit'])
    const answers = await codesOf([
      await place(payer, await cart('Tea')),
      await place(payer, await cart('Tea')),
      await place(payer, await cart('Tea')),
    ])
    expect(answers).toEqual(['placed', 'placed', 'open-orders-limit'])
    const other = await shop.payer()
    const terminal = await other.visitor.choose(await other.cart('Tea'), {
      payment_method_id: 'card_on_delivery',
    })
    expect(await codesOf([await place(other, terminal)])).toEqual(['method-unavailable'])
  })
})
