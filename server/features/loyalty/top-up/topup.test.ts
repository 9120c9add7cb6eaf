import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageOf, WalletLogWire } from '#contract/customers/customer-lists.ts'
import type { PaymentStepWire, PaymentWire } from '#contract/ordering/order.ts'
import { guessLimits } from '#domain/loyalty/coupon-guesses.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { endHold } from '../../ordering/order/end-due-orders.ts'
import { settleAttempt } from '../../payments/payment/settle-attempt.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, {
    'order.wallet_top_up_least': '1000',
    'order.wallet_top_up_most': '50000',
    'order.wallet_full_at': '60000',
  })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const path = '/api/v1/wallet/wallet-logs'
const topUp = ({ visitor }: Payer, amount: string) =>
  visitor.call<PaymentStepWire>('POST', `${path}/top-up`, { amount })
const read = ({ visitor }: Payer, { reference }: PaymentStepWire) =>
  visitor.call<PaymentWire>('GET', `/api/v1/payments/${reference}`)
const lines = async ({ visitor }: Payer) =>
  (await visitor.call<PageOf<WalletLogWire>>('GET', `${path}/list`)).data
const ordersOf = (shopper: string) =>
  test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('orders')
      .selectAll()
      .where('tenant_id', '=', shop.tenantId)
      .where('shopper', '=', shopper)
      .execute(),
  )

describe('a top-up by card', () => {
  it('spec 3: "adding": what a card paid is in the wallet, and is no order', async () => {
    const payer = await shop.payer()
    const step = await topUp(payer, '50.00')
    expect(await payer.balance('wallet')).toBe(0)
    await payer.visitor.pay(step.pay_url)
    expect(await read(payer, step)).toMatchObject({ state: 'paid', amount: '50.00', wallet_top_up: true })
    expect(await payer.balance('wallet')).toBe(5000)
    expect(await lines(payer)).toMatchObject([{ type: 'adding', label: 'Added', amount: '50.00' }])
    expect(await payer.visitor.call('GET', '/api/v1/user/orders')).toMatchObject({ data: [] })
    const [row] = await ordersOf(`customer:${payer.customerId}`)
    expect(row).toMatchObject({ kind: 'wallet_topup', number: null, business_date: null, captured: 5000 })
  })

  it('safety 8: told five times by webhook, and by return and sweeper at once, it comes once', async () => {
    const payer = await shop.payer()
    const step = await topUp(payer, '20.00')
    await payer.visitor.pay(step.pay_url)
    const isOurs = ({ reference }: { reference: string }) => reference === step.reference
    const hook = (await test.bench.inbox.until((all) => all.some(isOurs))).find(isOurs)
    const account = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('gateway_accounts')
        .select('id')
        .where('tenant_id', '=', shop.tenantId)
        .executeTakeFirstOrThrow(),
    )
    const sendHook = () =>
      test.app.request(`http://127.0.0.1/api/v1/payments/webhooks/sandbox/${account.id}`, {
        method: 'POST',
        body: hook?.body ?? '',
        headers: hook?.headers ?? {},
      })
    test.pass(30_000)
    await Promise.all([
      ...Array.from({ length: 5 }, sendHook),
      ...Array.from({ length: 5 }, () => settleAttempt(test.deps, shop.tenantId, step.reference)),
      read(payer, step),
      test.sweep(),
    ])
    expect(await payer.balance('wallet')).toBe(2000)
    expect(await lines(payer)).toHaveLength(1)
  })

  it('below the least, above the most, and beyond a full wallet is refused with the range', async () => {
    const payer = await shop.payer({ wallet: 55_000 })
    for (const amount of ['9.99', '500.01', '50.01', '-10.00', 'much'])
      expect(await payer.visitor.refused('POST', `${path}/top-up`, { amount })).toMatchObject({
        status: 422,
        code: 'top-up-amount',
        details: { least: '10.00', most: '50.00' },
      })
    expect(await topUp(payer, '٥٠٫٠٠')).toMatchObject({ pay_url: expect.any(String) })
  })

  it('safety 1: pressed twice it is one payment; another amount ends the first, whose money would go back', async () => {
    const payer = await shop.payer()
    const [first, again] = await Promise.all([topUp(payer, '30.00'), topUp(payer, '30.00')])
    expect(again?.reference).toBe(first?.reference)
    const other = await topUp(payer, '40.00')
    expect(other.reference).not.toBe(first?.reference)
    await payer.visitor.pay(other.pay_url)
    await read(payer, other)
    expect(await payer.balance('wallet')).toBe(4000)
  })

  it('safety 9: an order that waits for its payment and a top-up do not end each other', async () => {
    const payer = await shop.payer()
    const order = await payer.visitor.place(await payer.cart('Shawarma'), undefined, { mobile: payer.mobile })
    const step = await topUp(payer, '20.00')
    expect((await payer.visitor.order(order.id)).status).toBe('callcenter_pending')
    await payer.visitor.pay(step.pay_url)
    expect((await read(payer, step)).state).toBe('paid')
    const second = await payer.visitor.place(await payer.cart('Tea'), undefined, { mobile: payer.mobile })
    expect(second.status).toBe('callcenter_pending')
  })

  it('safety 3: money that comes late fills the wallet within ten minutes, and goes back after them', async () => {
    for (const [minutes, balance] of [
      [9, 2500],
      [11, 0],
    ] as const) {
      const payer = await shop.payer()
      const step = await topUp(payer, '25.00')
      test.pass(16 * 60_000)
      const [row] = await ordersOf(`customer:${payer.customerId}`)
      await payer.visitor.pay(step.pay_url).catch(() => undefined)
      await endHold(test.deps, shop.tenantId, row?.id ?? '')
      test.pass(minutes * 60_000)
      await settleAttempt(test.deps, shop.tenantId, step.reference)
      for (let round = 0; round < 3; round += 1) await test.sweep()
      const [after] = await ordersOf(`customer:${payer.customerId}`)
      // the sandbox may have ended the session by then: what was taken is in the wallet or back, never neither
      expect(await payer.balance('wallet')).toBe((after?.captured ?? 0) - (after?.refunded ?? 0))
      if ((after?.captured ?? 0) > 0) expect(await payer.balance('wallet')).toBe(balance)
      test.resetClock()
    }
  })

  it('safety 5: what is in the wallet is not sent to the card as well', async () => {
    const payer = await shop.payer()
    const step = await topUp(payer, '20.00')
    await payer.visitor.pay(step.pay_url)
    await read(payer, step)
    const owner = await shop.staff()
    const [row] = await ordersOf(`customer:${payer.customerId}`)
    expect(
      await owner.refused('POST', `/api/v1/staff/orders/${row?.id}/refunds`, { reason: 'asked for it' }),
    ).toMatchObject({ code: 'nothing-to-refund' })
  })

  it('spec 6: for one who is signed in, where the restaurant has the page app-wallet', async () => {
    expect(await shop.guest().refused('POST', `${path}/top-up`, { amount: '20.00' })).toMatchObject({
      code: 'sign-in-required',
    })
    const plain = await makeMoneyShop(test, { 'payment.wallet_top_up': '0' })
    const payer = await plain.payer()
    expect(await payer.visitor.refused('POST', `${path}/top-up`, { amount: '20.00' })).toMatchObject({
      code: 'not-found',
    })
    expect(await plain.guest().call('GET', '/api/v1/wallet/wallet-settings')).toMatchObject({ top_up: null })
  })
})

describe('a coupon for the wallet', () => {
  const redeem = (visitor: Visitor, code: string) => visitor.send('POST', `${path}/redeem`, { code })

  it('spec 3: "coupon": pays in once, is refused at checkout, and one for orders is refused here', async () => {
    const code = await shop.coupon({ kind: 'wallet', amount: 1500 }, { perCustomer: 1 })
    const payer = await shop.payer()
    expect(await (await redeem(payer.visitor, code.toLowerCase())).json()).toEqual({ amount: '15.00' })
    expect(await lines(payer)).toMatchObject([{ type: 'coupon', amount: '15.00', note: code }])
    expect(await payer.visitor.refused('POST', `${path}/redeem`, { code })).toMatchObject({
      code: 'coupon-unavailable',
      details: { trouble: 'used-by-you' },
    })
    const cart = await payer.cart('Tea')
    expect(
      await payer.visitor.refused('PUT', `/api/v1/carts/${cart.cart_id}`, { coupon: code }),
    ).toMatchObject({ details: { trouble: 'wallet' } })
    const off = await shop.coupon({ kind: 'amount', amount: 100 })
    expect(await payer.visitor.refused('POST', `${path}/redeem`, { code: off })).toMatchObject({
      details: { trouble: 'order' },
    })
  })

  it('safety 8: of ten who want its last use at once exactly one is paid', async () => {
    const code = await shop.coupon({ kind: 'wallet', amount: 700 }, { most: 1 })
    const payers = await Promise.all(Array.from({ length: 10 }, () => shop.payer()))
    const answers = await Promise.all(payers.map(({ visitor }) => redeem(visitor, code)))
    expect(answers.filter((one) => one.ok)).toHaveLength(1)
    const balances = await Promise.all(payers.map((payer) => payer.balance('wallet')))
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(700)
  })
})

describe('guessing codes', () => {
  it('ten wrong codes an hour, all at once too; the right one is then refused, elsewhere it works', async () => {
    const code = await shop.coupon({ kind: 'amount', amount: 100 })
    const { guest, cart } = await shop.guestWith('Tea')
    const guess = (visitor: Visitor, id: string, coupon: string) =>
      visitor.send('PUT', `/api/v1/carts/${id}`, { coupon })
    const tries = await Promise.all(
      Array.from({ length: 15 }, (_, n) => guess(guest, cart.cart_id, `WRONG${n}`)),
    )
    const statuses = tries.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(guessLimits.ofShopper)
    expect(statuses).toContain(429)
    for (let n = 0; n <= guessLimits.ofShopper; n += 1) await guess(guest, cart.cart_id, `MORE${n}`)
    expect(await guest.refused('PUT', `/api/v1/carts/${cart.cart_id}`, { coupon: code })).toMatchObject({
      status: 429,
      code: 'coupon-guesses',
    })
    const other = await shop.guestWith('Tea')
    expect((await guess(other.guest, other.cart.cart_id, code)).status).toBe(200)
    test.pass(guessLimits.windowMs + 1000)
    expect((await guess(guest, cart.cart_id, code)).status).toBe(200)
  })

  it('codes tried by many strangers ask strangers to sign in; who has signed in goes on', async () => {
    const own = await makeMoneyShop(test)
    const code = await own.coupon({ kind: 'amount', amount: 100 })
    const at = new Date()
    await test.database.db.write(own.tenantId, (db) =>
      db.q
        .insertInto('coupon_guesses')
        .values(
          Array.from({ length: guessLimits.ofGuests }, (_, n) => ({
            tenant_id: own.tenantId,
            shopper: `stranger-${n}`,
            at,
          })),
        )
        .execute(),
    )
    const { guest, cart } = await own.guestWith('Tea')
    expect(await guest.refused('PUT', `/api/v1/carts/${cart.cart_id}`, { coupon: code })).toMatchObject({
      code: 'coupon-guesses',
      details: { why: 'guests' },
    })
    const payer = await own.payer()
    expect((await payer.visitor.choose(await payer.cart('Tea'), { coupon: code })).bill.coupon).toBe('1.00')
  })
})
