import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { addDeliveredOrder } from '#server/testing/add-delivered-order.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { endHold } from '../ordering/order/end-due-orders.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, {}, { items: [{ name: 'Shawarma' }, { name: 'Tea', price: 300 }] })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const ten = { kind: 'percent', basisPoints: 1000 } as const
const apply = (visitor: Visitor, cart: CartWire, coupon: string) => visitor.choose(cart, { coupon })
const refusedCode = (visitor: Visitor, cart: CartWire, coupon: string) =>
  visitor.refused('PUT', `/api/v1/carts/${cart.cart_id}`, { coupon })
const mobile = () => makeMobile().replace('+966', '0')
const used = (code: string) =>
  test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('coupons as c')
      .innerJoin('coupon_counts as n', 'n.coupon_id', 'c.id')
      .select('n.used')
      .where('c.tenant_id', '=', shop.tenantId)
      .where('c.code', '=', code)
      .executeTakeFirstOrThrow()
      .then((row) => row.used),
  )

/** Something of this kind that the payer has paid. */
const pay = ({ customerId }: Payer, kind: OrderRow['kind']) => {
  const [branchId = ''] = shop.branchIds
  const paid = { customerId, branchId, mobile: '', total: 2000, wallet: 0, at: new Date(test.deps.clock()) }
  return test.database.db.write(shop.tenantId, (tx) => addDeliveredOrder(tx, { ...paid, kind }))
}

describe('a coupon', () => {
  it('is typed in any case, stands in the bill, and can be taken out again', async () => {
    const code = await shop.coupon(ten)
    const { guest, cart } = await shop.guestWith('Shawarma', 'Tea')
    const with_ = await apply(guest, cart, ` ${code.toLowerCase()} `)
    expect(with_).toMatchObject({
      coupon: { code, problem: null },
      bill: { coupon: '2.30', coupon_code: code, total: '20.70', to_pay: '20.70' },
    })
    expect(await guest.choose(with_, { coupon: null })).toMatchObject({
      coupon: null,
      bill: { coupon: '0.00', to_pay: '23.00' },
    })
  })

  it('spec 5: its digits may be typed as Arabic-Indic or Persian ones, and come with the marks of copied Arabic', async () => {
    const code = await shop.coupon(ten, { code: 'EID2026' })
    const { guest, cart } = await shop.guestWith('Shawarma', 'Tea')
    const typed = (zero: number) =>
      code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))).toLowerCase()
    for (const text of [typed(0x660), typed(0x6f0), `\u200F${code}\u200E`])
      expect((await apply(guest, cart, text)).coupon).toMatchObject({ code })
  })

  it('is put into the cart with a dish, or neither is', async () => {
    const { guest, cart } = await shop.guestWith('Shawarma')
    const lines = `/api/v1/carts/${cart.cart_id}/lines`
    const item_id = shop.itemId('Tea')
    expect(await guest.refused('POST', lines, { item_id, coupon: 'NOBODYS' })).toMatchObject({
      code: 'coupon-invalid',
    })
    const read = async () => (await guest.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')).cart
    expect((await read()).bill.lines).toHaveLength(1)
    const code = await shop.coupon(ten)
    await guest.call('POST', lines, { item_id, coupon: code })
    expect(await read()).toMatchObject({ coupon: { code }, bill: { lines: [{}, {}], coupon: '2.30' } })
  })

  it('spec 8: "The coupon code is invalid", "Coupon is not available or expired"', async () => {
    const { guest, cart } = await shop.guestWith('Shawarma')
    expect(await refusedCode(guest, cart, 'NOSUCH')).toMatchObject({
      status: 422,
      code: 'coupon-invalid',
      message: 'The coupon code is invalid',
    })
    const late = await shop.coupon(ten, { rules: { minimum: 5000 } })
    expect(await refusedCode(guest, cart, late)).toMatchObject({
      status: 422,
      code: 'coupon-unavailable',
      message: 'Coupon is not available or expired. It needs an order of \u206850.00\u2069 or more.',
      details: { trouble: 'minimum' },
    })
    for (const rules of [
      { types: ['delivery' as const] },
      { branchIds: ['elsewhere'] },
      { groupIds: ['vip'] },
    ])
      expect(await refusedCode(guest, cart, await shop.coupon(ten, { rules }))).toMatchObject({
        code: 'coupon-unavailable',
      })
  })

  it('safety 8: is taken with the order and given back when its hold is over or the cart is edited', async () => {
    const code = await shop.coupon(ten, { most: 1 })
    const { guest, cart } = await shop.guestWith('Shawarma')
    const order = await guest.place(await apply(guest, cart, code), undefined, { mobile: mobile() })
    expect(await used(code)).toBe(1)
    const other = await shop.guestWith('Shawarma')
    expect(await refusedCode(other.guest, other.cart, code)).toMatchObject({
      details: { trouble: 'used-up' },
    })
    test.pass(16 * 60_000)
    await endHold(test.deps, shop.tenantId, order.id)
    expect(await used(code)).toBe(0)
    const again = await other.guest.place(await apply(other.guest, other.cart, code), undefined, {
      mobile: mobile(),
    })
    expect(await used(code)).toBe(1)
    await other.guest.add({ ...other.cart }, shop.itemId('Tea'))
    expect(await used(code)).toBe(0)
    expect(again.bill.coupon).toBe('2.00')
  })

  it('safety 8: of ten who want its last use at once exactly one gets it', async () => {
    const code = await shop.coupon(ten, { most: 1 })
    const racers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { guest, cart } = await shop.guestWith('Shawarma')
        return { guest, cart: await apply(guest, cart, code), mobile: mobile() }
      }),
    )
    const placed = await Promise.all(
      racers.map(({ guest, cart, mobile: number }, i) =>
        guest.send('POST', '/api/v1/orders', guest.checkout(cart, { mobile: number }), {
          'idempotency-key': `last-use-${code}-${i}`,
        }),
      ),
    )
    expect(placed.filter((one) => one.status === 201)).toHaveLength(1)
    for (const one of placed.filter(({ status }) => status !== 201))
      expect(await one.json()).toMatchObject({ code: 'coupon-unavailable' })
    expect(await used(code)).toBe(1)
  })

  it('limits per customer and per day count the number, whatever the browser', async () => {
    const once = await shop.coupon(ten, { perCustomer: 1 })
    const daily = await shop.coupon(ten, { perDay: 1 })
    for (const code of [once, daily]) {
      const number = mobile()
      const first = await shop.guestWith('Shawarma')
      await first.guest.place(await apply(first.guest, first.cart, code), undefined, { mobile: number })
      const second = await shop.guestWith('Shawarma')
      const cart = await apply(second.guest, second.cart, code)
      const body = second.guest.checkout(cart, { mobile: number })
      expect(
        await second.guest.refused('POST', '/api/v1/orders', body, { 'idempotency-key': `again-${code}` }),
      ).toMatchObject({ code: 'coupon-unavailable' })
    }
  })

  it('of the first order is for those who have none, free items and buy-one-get-one take the cheapest', async () => {
    const first = await shop.coupon(ten, { rules: { firstOrder: true } })
    const payer = await shop.payer({ wallet: 10_000 })
    const paid = await payer.visitor.choose(await payer.cart('Tea'), { use_wallet: true })
    const placed: OrderWire = await payer.visitor.place(paid, undefined, { mobile: payer.mobile })
    expect(placed.status).toBe('created')
    expect(await refusedCode(payer.visitor, await payer.cart('Tea'), first)).toMatchObject({
      details: { trouble: 'first-order' },
    })
    const free = await shop.coupon({ kind: 'free_item', itemId: shop.itemId('Tea'), quantity: 1 })
    const { guest, cart } = await shop.guestWith('Shawarma', 'Tea', 'Tea')
    expect((await apply(guest, cart, free)).bill).toMatchObject({ coupon: '3.00', to_pay: '23.00' })
    const two = await shop.coupon({
      kind: 'buy_get',
      buy: {},
      buyCount: 2,
      get: {},
      getCount: 1,
      basisPoints: 10_000,
    })
    expect((await apply(guest, cart, two)).bill).toMatchObject({ coupon: '3.00' })
  })

  it.each(['cancel', 'miss'] as const)(
    'of the first order is not used up by one that the restaurant lets go (%s), nor by what is paid of a reservation or a group order',
    async (how) => {
      const code = await shop.coupon(ten, { rules: { firstOrder: true } })
      const payer = await shop.payer({ wallet: 10_000 })
      const paid = await payer.visitor.choose(await apply(payer.visitor, await payer.cart('Tea'), code), {
        use_wallet: true,
      })
      const { id } = await payer.visitor.place(paid, undefined, { mobile: payer.mobile })
      if (how === 'cancel') {
        const owner = await shop.staff()
        const { version } = await payer.visitor.order(id)
        const step = { action: 'cancel', reason: 'no tea', version }
        await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, step)
      } else {
        test.pass(3 * 3_600_000)
        await test.sweep()
      }
      expect(await payer.visitor.order(id)).toMatchObject({ status: 'refunded' })
      const applied = await apply(payer.visitor, await payer.cart('Tea'), code)
      expect(applied).toMatchObject({ coupon: { code, problem: null } })
      for (const kind of ['reservation', 'group_share', 'order_more'] as const) await pay(payer, kind)
      expect((await apply(payer.visitor, applied, code)).coupon).toMatchObject({ problem: null })
      await pay(payer, 'table_share')
      expect(await refusedCode(payer.visitor, applied, code)).toMatchObject({
        details: { trouble: 'first-order' },
      })
    },
  )

  it('an automatic one applies by itself, the best of them, and gives way to a typed one', async () => {
    const own = await makeMoneyShop(test)
    await own.coupon({ kind: 'amount', amount: 100 }, { code: null })
    await own.coupon({ kind: 'percent', basisPoints: 2000 }, { code: null, rules: { minimum: 2000 } })
    const typed = await own.coupon({ kind: 'amount', amount: 50 })
    const { guest, cart } = await own.guestWith('Tea')
    expect(cart.bill).toMatchObject({ coupon: '1.00' })
    const more = await guest.add(cart, own.itemId('Shawarma'))
    expect(more).toMatchObject({ coupon: { code: '' }, bill: { coupon: '4.60' } })
    expect((await apply(guest, more, typed)).bill.coupon).toBe('0.50')
    expect((await guest.place(await guest.choose(more, { coupon: null }))).bill.coupon).toBe('4.60')
  })
})
