import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReferralWire } from '#contract/loyalty/challenges.ts'
import type { EarningRulesWire, EarningTryWire } from '#contract/loyalty/earning-desk.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { expirePoints } from '#server/features/loyalty/ledgers/expire-points.ts'
import { lockOrder } from '#server/store/ordering/orders.ts'
import { readShortfalls } from '#server/store/loyalty/shortfalls.ts'
import { makeChallenge } from '#server/testing/make-challenge.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { endUndo } from '../../payments/refund/derive-refunded.ts'
import { finishOrder } from './finish-order.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, {
    'order.points_earned': '1',
    'order.cashback_basis_points': '500',
    'order.referral_owner_amount': '1500',
    'order.referral_friend_amount': '500',
    'order.referral_from': '1000',
  })
  owner = await shop.staff()
})
afterAll(() => test.close())

const mine = (visitor: Visitor) => visitor.call<ReferralWire>('GET', '/api/v1/loyalty/referral')
const invite = async (host: Payer, friend: Payer) =>
  friend.visitor.call('POST', '/api/v1/loyalty/referral/claim', { code: (await mine(host.visitor)).code })

/** Paid by a card; another expiry is another card. */
async function pay(payer: Payer, expiry?: string): Promise<string> {
  const order = await payer.visitor.place(await payer.cart('Shawarma'), undefined, { mobile: payer.mobile })
  const { reference, pay_url } = await payer.visitor.openPayment(order.id)
  await payer.visitor.pay(pay_url, undefined, expiry)
  await payer.visitor.call('GET', `/api/v1/payments/${reference}`)
  return order.id
}

async function hand(payer: Payer, id: string): Promise<string> {
  for (const action of ['accept', 'ready', 'hand_over']) {
    const { version } = await payer.visitor.order(id)
    await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version })
  }
  return id
}

/** Finishes an order; returns how many statements that took. */
async function countStatements(id: string): Promise<number> {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const catalogue = await test.deps.catalogues.current(shop.tenantId)
  await test.database.db.write(shop.tenantId, async (db) => {
    const order = await forSystem('derived', lockOrder(db, id))
    if (!order) throw new Error('no order')
    const counted: WriteDb = Object.create(db, { q: { value: db.q.withPlugin(counter) } })
    await finishOrder(counted, order, catalogue)
  })
  return count
}

/** An order that earns points, cashback, both rewards of an invitation and these challenges, and settles a shortfall. */
async function finishRich(expiries: [string, string], challenges: number): Promise<number> {
  const [host, friend] = [await shop.payer(), await shop.payer()]
  await invite(host, friend)
  await pay(host, expiries[0])
  for (let n = 0; n < challenges; n += 1)
    await makeChallenge(test.database.db, shop.tenantId, { goal: { kind: 'orders', count: 1 } })
  await test.database.db.write(shop.tenantId, ({ q, tenantId }) =>
    q
      .insertInto('wallet_shortfalls')
      .values({ tenant_id: tenantId, customer_id: friend.customerId, amount: 100 })
      .execute(),
  )
  const statements = await countStatements(await hand(friend, await pay(friend, expiries[1])))
  expect(await host.balance('wallet')).toBe(1500)
  expect(await friend.balance('wallet')).toBeGreaterThanOrEqual(500 + challenges * 1000)
  return statements
}

it('23 statements finish an order, however many challenges it wins', async () => {
  const few = await finishRich(['01/34', '02/34'], 1)
  expect(few).toBeLessThanOrEqual(23)
  expect(await finishRich(['03/34', '04/34'], 8)).toBe(few)
})

it('a friend who pays by the card of the one who invited brings nothing; another card does', async () => {
  const finish = async (payer: Payer, expiry?: string) =>
    endUndo(test.deps, shop.tenantId, await hand(payer, await pay(payer, expiry)))
  const [host, same, other] = [await shop.payer(), await shop.payer(), await shop.payer()]
  await pay(host)
  await invite(host, same)
  await invite(host, other)
  await finish(same)
  expect(await host.balance('wallet')).toBe(0)
  expect(await mine(same.visitor)).toMatchObject({ claimed: { state: 'void' } })
  await finish(other, '11/34')
  expect(await host.balance('wallet')).toBe(1500)
  const marks = await test.database.db.read(shop.tenantId, ({ q }) =>
    q.selectFrom('customer_cards').select('mark').where('customer_id', '=', host.customerId).execute(),
  )
  expect(marks).toHaveLength(1)
  expect(marks[0]?.mark).not.toContain('4111')
})

it('rules of points, cashback and invitations are tried on last month before they are saved', async () => {
  const path = '/api/v1/staff/earning-rules'
  const eater = await shop.payer()
  await hand(eater, await pay(eater, '10/34'))
  const now = await owner.call<EarningRulesWire>('GET', path)
  expect(now).toMatchObject({ points_earned: 1, cashback: '5.00', referral_owner: '15.00' })
  const input = { ...now, points_earned: 2, cashback: '10.00', point_value: '0.10', referral_friend: '7.50' }
  const tried = await owner.call<EarningTryWire>('POST', `${path}/dry-run`, input)
  expect(tried.orders).toBeGreaterThan(0)
  expect(tried).toMatchObject({
    days: 30,
    points: tried.orders * 40,
    points_cost: (tried.orders * 4).toFixed(2),
    cashback: (tried.orders * 2).toFixed(2),
    invitations_cost: (tried.invitations * 22.5).toFixed(2),
  })
  expect(await owner.call('GET', path)).toEqual(now)
  expect(await owner.call('PUT', path, input)).toEqual(input)
  expect(await owner.refused('PUT', path, { ...input, cashback: '100.01' })).toMatchObject({
    errors: { cashback: expect.anything() },
  })
  const cashier = await shop.staff('cashier')
  expect(await cashier.refused('PUT', path, input)).toMatchObject({ status: 403 })
})

it('points that an order gave and that ran out unspent are not asked for when it goes back', async () => {
  const payer = await shop.payer({ points: 100 })
  const id = await hand(payer, await pay(payer, '09/34'))
  await endUndo(test.deps, shop.tenantId, id)
  const earned = (await payer.balance('points')) - 100
  expect(earned).toBeGreaterThan(0)
  await test.database.db.write(shop.tenantId, ({ q }) =>
    q
      .updateTable('points_lots')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('customer_id', '=', payer.customerId)
      .where('points', '=', earned)
      .execute(),
  )
  const refund = (amount: string) =>
    owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { amount, reason: 'cold' })
  await refund('10.00')
  await expirePoints(test.deps, shop.tenantId, payer.customerId)
  await refund('10.00')
  expect(await payer.balance('points')).toBe(100)
  const short = await test.database.db.read(shop.tenantId, (db) => readShortfalls(db, payer.customerId))
  expect(short).toEqual({ wallet: 0, points: 0 })
})
