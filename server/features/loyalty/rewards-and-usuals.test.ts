import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { PageOf } from '#contract/customers/customer-lists.ts'
import type { RedeemedWire, RewardsWire, StaffRewardWire } from '#contract/loyalty/rewards.ts'
import type { UsualSuggestionWire, UsualWire } from '#contract/ordering/usual-orders.ts'
import { addDays, dateText, toLocal } from '#domain/core/zoned-time.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, { 'payment.methods': 'card,cash' })
  owner = await shop.staff()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const usuals = '/api/v1/user/usual-orders'
const rewards = (visitor: Visitor) => visitor.call<RewardsWire>('GET', '/api/v1/loyalty/rewards')
const redeem = (visitor: Visitor, id: string, key: string = makeId()) =>
  visitor.send('POST', `/api/v1/loyalty/rewards/${id}/redeem`, {}, { 'idempotency-key': key })
const addReward = (gives: object, cost = 50) =>
  owner.call<StaffRewardWire>('POST', '/api/v1/staff/rewards', {
    name: { ar: 'مكافأة', en: `Reward ${cost}` },
    cost,
    gives,
    valid_days: 30,
  })
const item = (name: string, change: { price: number } | { hidden: boolean }) =>
  test.database.db.write(shop.tenantId, ({ q }) =>
    q.updateTable('items').set(change).where('id', '=', shop.itemId(name)).execute(),
  )

async function eat(payer: Payer, ...dishes: string[]): Promise<string> {
  const cart = await payer.visitor.choose(await payer.cart(...dishes), { payment_method_id: 'cash' })
  const { id } = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
  for (const action of ['accept', 'ready', 'hand_over']) {
    const { version } = await payer.visitor.order(id)
    await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version })
  }
  return id
}

describe('rewards', () => {
  it('rule "Rewards": a dish bought with points is a coupon of one’s own, used in one order', async () => {
    const { id } = await addReward({ kind: 'item', item_id: shop.itemId('Tea') })
    const payer = await shop.payer({ points: 80 })
    expect((await rewards(payer.visitor)).data.find((one) => one.id === id)).toMatchObject({
      cost: 50,
      affordable: true,
      item: { name: 'Tea' },
    })
    const bought = (await (await redeem(payer.visitor, id)).json()) as RedeemedWire
    expect(bought).toMatchObject({ balance: 30, item_id: shop.itemId('Tea'), used: false })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma', 'Tea'), {
      coupon: bought.code,
      payment_method_id: 'cash',
    })
    expect(cart.bill).toMatchObject({ coupon: '3.00', total: '20.00' })
    await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
    expect((await rewards(payer.visitor)).bought).toMatchObject([{ code: bought.code, used: true }])
  })

  it('safety 8: one press repeated ten times buys once, and ten presses buy what the points pay for', async () => {
    const { id } = await addReward({ kind: 'amount', amount: '5.00' }, 40)
    const payer = await shop.payer({ points: 100 })
    const key = makeId()
    const same = await Promise.all(Array.from({ length: 10 }, () => redeem(payer.visitor, id, key)))
    const codes = await Promise.all(same.map(async (one) => ((await one.json()) as RedeemedWire).code))
    expect(new Set(codes).size).toBe(1)
    expect(await payer.balance('points')).toBe(60)
    const more = await Promise.all(Array.from({ length: 10 }, () => redeem(payer.visitor, id)))
    expect(more.map((one) => one.status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 422)])
    expect(await payer.balance('points')).toBe(20)
    expect((await more.find((one) => one.status === 422)?.json()) as object).toMatchObject({
      code: 'points-insufficient',
      message: 'Points balance is not enough',
    })
  })

  it('safety 2: the key of one reward buys no other', async () => {
    const [five, ten] = [
      await addReward({ kind: 'amount', amount: '5.00' }, 40),
      await addReward({ kind: 'amount', amount: '10.00' }, 50),
    ]
    const payer = await shop.payer({ points: 100 })
    const key = makeId()
    expect((await redeem(payer.visitor, five.id, key)).status).toBe(201)
    const other = await redeem(payer.visitor, ten.id, key)
    expect((await other.json()) as object).toMatchObject({ code: 'key-reused' })
    expect(await payer.balance('points')).toBe(60)
  })

  it('attack: another’s code takes nothing off, and what is paused or left the menu cannot be bought', async () => {
    const { id } = await addReward({ kind: 'item', item_id: shop.itemId('Tea') }, 10)
    const [payer, thief] = [await shop.payer({ points: 100 }), await shop.payer({ points: 100 })]
    const { code } = (await (await redeem(payer.visitor, id)).json()) as RedeemedWire
    const cart = await thief.cart('Tea')
    const stolen = await thief.visitor.refused('PUT', `/api/v1/carts/${cart.cart_id}`, { coupon: code })
    expect(stolen).toMatchObject({ code: 'coupon-unavailable' })
    await item('Tea', { hidden: true })
    expect((await rewards(payer.visitor)).data.map((one) => one.id)).not.toContain(id)
    expect((await redeem(payer.visitor, id)).status).toBe(422)
    await item('Tea', { hidden: false })
    await owner.call('PUT', `/api/v1/staff/rewards/${id}/paused`, { paused: true })
    expect((await redeem(payer.visitor, id)).status).toBe(422)
    expect((await redeem(shop.guest(), id)).status).toBe(401)
  })
})

describe('how long a reward is good', () => {
  const own = (code: string) =>
    test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('coupons').select('ends_at').where('code', '=', code).executeTakeFirstOrThrow(),
    )

  it('decision 0064: until its last day is over by the restaurant’s clock, and that day is shown', async () => {
    const { id } = await addReward({ kind: 'amount', amount: '5.00' }, 10)
    const payer = await shop.payer({ points: 10 })
    const { code, ends_words } = (await (await redeem(payer.visitor, id)).json()) as RedeemedWire
    const ends = (await own(code)).ends_at?.getTime() ?? 0
    expect(toLocal(ends, 'Asia/Riyadh').minutes).toBe(0)
    const last = addDays(toLocal(test.deps.clock(), 'Asia/Riyadh'), 30)
    expect(ends_words.replaceAll('/', '-')).toBe(dateText(last))
    expect(dateText(toLocal(ends - 1, 'Asia/Riyadh'))).toBe(dateText(last))
  })

  it('decision 0049: a week more at least, when the order that used it is cancelled after its time', async () => {
    const { id } = await addReward({ kind: 'amount', amount: '5.00' }, 20)
    const payer = await shop.payer({ points: 20 })
    const { code } = (await (await redeem(payer.visitor, id)).json()) as RedeemedWire
    const input = { coupon: code, payment_method_id: 'cash' } as const
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), input)
    const order = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
    await test.database.db.write(shop.tenantId, ({ q }) =>
      q
        .updateTable('coupons')
        .set({ ends_at: new Date(Date.now() - 1000) })
        .where('code', '=', code)
        .execute(),
    )
    const { version } = await payer.visitor.order(order.id)
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action: 'cancel',
      reason: 'no gas',
      version,
    })
    const left = ((await own(code)).ends_at?.getTime() ?? 0) - Date.now()
    expect(left / 86_400_000).toBeGreaterThan(6.9)
    expect((await rewards(payer.visitor)).bought).toMatchObject([{ code, used: false }])
  })
})

describe('usual orders', () => {
  const list = (visitor: Visitor, page = 1) =>
    visitor.call<PageOf<UsualWire>>('GET', `${usuals}?page=${page}`)
  const keep = (visitor: Visitor, body: object) => visitor.call<UsualWire>('POST', usuals, body)

  it('spec 1: an order kept under a name fills a cart again; what is gone and what changed price is said by name', async () => {
    const payer = await shop.payer()
    const order = await eat(payer, 'Shawarma', 'Shawarma', 'Tea')
    const saved = await keep(payer.visitor, { name: ' Friday ', order_id: order })
    expect(saved).toMatchObject({ name: 'Friday', subtotal: '43.00', gone: [], repriced: [], closed: null })
    await item('Shawarma', { price: 2200 })
    await item('Tea', { hidden: true })
    expect((await list(payer.visitor)).data).toMatchObject([
      { subtotal: '44.00', gone: ['Tea'], repriced: [{ name: 'Shawarma', from: '20.00', to: '22.00' }] },
    ])
    const cart = await payer.visitor.call<CartWire>('POST', `${usuals}/${saved.id}/cart`, {})
    expect(cart).toMatchObject({ removed: ['Tea'], type: 'pickup', blocked: null, bill: { total: '44.00' } })
    expect(cart.news.join(' ')).toContain('Shawarma')
    expect((await list(payer.visitor)).data).toMatchObject([{ repriced: [] }])
    await item('Shawarma', { price: 2000 })
    await item('Tea', { hidden: false })
  })

  it('spec 5: a name of 30 characters; renamed, deleted, and nobody else’s', async () => {
    const [payer, other] = [await shop.payer(), await shop.payer()]
    const cart = await payer.cart('Tea')
    const long = { name: 'x'.repeat(31), cart_id: cart.cart_id }
    expect(await payer.visitor.refused('POST', usuals, long)).toMatchObject({
      errors: { name: expect.anything() },
    })
    const { id } = await keep(payer.visitor, { name: 'Tea time', cart_id: cart.cart_id })
    expect(
      await other.visitor.refused('POST', usuals, { name: 'Mine', cart_id: cart.cart_id }),
    ).toMatchObject({
      code: 'cart-not-found',
    })
    expect(await other.visitor.refused('POST', `${usuals}/${id}/cart`, {})).toMatchObject({
      code: 'usual-unavailable',
    })
    expect(await other.visitor.refused('PUT', `${usuals}/${id}`, { name: 'Mine' })).toMatchObject({
      status: 404,
    })
    await other.visitor.call('DELETE', `${usuals}/${id}`)
    expect(await payer.visitor.call('PUT', `${usuals}/${id}`, { name: 'Four' })).toMatchObject({
      name: 'Four',
    })
    await payer.visitor.call('DELETE', `${usuals}/${id}`)
    expect((await list(payer.visitor)).data).toEqual([])
  })

  it('spec 2: 10 a page, and one is suggested after three similar orders until it is kept', async () => {
    const payer = await shop.payer()
    const suggestion = () => payer.visitor.call<UsualSuggestionWire>('GET', `${usuals}/suggestion`)
    for (let n = 0; n < 2; n += 1) await eat(payer, 'Tea', 'Shawarma')
    expect(await suggestion()).toEqual({ suggestion: null })
    const last = await eat(payer, 'Shawarma', 'Tea', 'Tea')
    expect(await suggestion()).toMatchObject({ suggestion: { order_id: last } })
    for (let n = 0; n < 11; n += 1) await keep(payer.visitor, { name: `Usual ${n}`, order_id: last })
    expect(await suggestion()).toEqual({ suggestion: null })
    expect((await list(payer.visitor, 2)).data).toHaveLength(1)
    expect((await list(payer.visitor)).meta).toMatchObject({ last_page: 2, total: 11 })
  })
})
