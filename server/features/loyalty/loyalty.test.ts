import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChallengeDetailsWire, ChallengeWire, ReferralWire } from '#contract/loyalty/challenges.ts'
import type { PageOf, WalletLogWire } from '#contract/customers/customer-lists.ts'
import { endUndo } from '#server/features/loyalty/earn/end-undo.ts'
import { addDeliveredOrder } from '#server/testing/add-delivered-order.ts'
import { makeChallenge } from '#server/testing/make-challenge.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
const settings = {
  'payment.methods': 'card,cash',
  'order.referral_owner_amount': '1500',
  'order.referral_friend_amount': '500',
  'order.referral_from': '1000',
}
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, settings)
  owner = await shop.staff()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  // each test's challenges are its own
  await test.database.db.write(shop.tenantId, ({ q }) =>
    q.updateTable('challenges').set({ paused: true }).where('tenant_id', '=', shop.tenantId).execute(),
  )
})

/** An order of these dishes paid at hand-over, given out and past its undo. */
async function eat(payer: Payer, ...dishes: string[]): Promise<string> {
  const cart = await payer.visitor.choose(await payer.cart(...dishes), { payment_method_id: 'cash' })
  const { id } = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
  for (const action of ['accept', 'ready', 'hand_over']) {
    const { version } = await payer.visitor.order(id)
    await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version })
  }
  await endUndo(test.deps, shop.tenantId, id)
  return id
}

const refund = (id: string, body: object = {}) =>
  owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { reason: 'cold', ...body })
const listed = (visitor: Visitor) =>
  visitor.call<PageOf<ChallengeWire>>('GET', '/api/v1/wallet/challenges-settings/get-by-customer-id')
const challenges = async (visitor: Visitor) => (await listed(visitor)).data
const challenge = async (visitor: Visitor, id: string) =>
  (await challenges(visitor)).find((one) => one.id === id)

describe('a challenge', () => {
  it('spec 7: is won by delivered orders, paid into the wallet under its own type, and taken back by a refund', async () => {
    const id = await makeChallenge(test.database.db, shop.tenantId)
    const payer = await shop.payer()
    expect((await listed(payer.visitor)).meta).toMatchObject({ current_page: 1, last_page: 1, total: 1 })
    expect(await challenge(payer.visitor, id)).toMatchObject({
      state: 'open',
      progress: '0',
      percent: 0,
      wins: 0,
    })
    await eat(payer, 'Tea')
    await eat(payer, 'Tea')
    expect(await challenge(payer.visitor, id)).toMatchObject({ state: 'running', progress: '2', percent: 66 })
    const last = await eat(payer, 'Tea')
    expect(await challenge(payer.visitor, id)).toMatchObject({ state: 'won', percent: 100, wins: 1 })
    expect(await payer.balance('wallet')).toBe(1000)
    const log = () => payer.visitor.call<PageOf<WalletLogWire>>('GET', '/api/v1/wallet/wallet-logs/list')
    expect((await log()).data[0]).toMatchObject({
      type: 'challenge_cashback',
      amount: '10.00',
      order_id: last,
    })
    await refund(last)
    expect(await payer.balance('wallet')).toBe(0)
    expect((await log()).data[0]).toMatchObject({ type: 'challenge_cashback', amount: '-10.00' })
    expect(await challenge(payer.visitor, id)).toMatchObject({ state: 'running', progress: '2', wins: 0 })
    await eat(payer, 'Tea')
    expect(await payer.balance('wallet')).toBe(1000)
  })

  it('safety 8: ten hands in two processes finish one order: it counts and pays once', async () => {
    const id = await makeChallenge(test.database.db, shop.tenantId, { goal: { kind: 'orders', count: 1 } })
    const beside = await makeTestApp({ beside: test })
    const payer = await shop.payer()
    const order = await eat(payer, 'Shawarma')
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        endUndo([test, beside][n % 2]?.deps ?? test.deps, shop.tenantId, order),
      ),
    )
    await beside.close()
    expect(await payer.balance('wallet')).toBe(1000)
    expect(await challenge(payer.visitor, id)).toMatchObject({ wins: 1, progress: '1' })
  })

  it('counts what was spent, gives it back in proportion, and says by details which orders count', async () => {
    const id = await makeChallenge(test.database.db, shop.tenantId, {
      goal: { kind: 'spend', amount: 5000 },
      duration: { amount: 3, unit: 'hours' },
      terms: { ar: 'شروط', en: 'Terms' },
    })
    const payer = await shop.payer()
    const order = await eat(payer, 'Shawarma', 'Shawarma')
    await refund(order, { amount: '13.00' })
    const details = await payer.visitor.call<ChallengeDetailsWire>(
      'GET',
      `/api/v1/wallet/challenges-settings/details/${id}`,
    )
    expect(details).toMatchObject({
      progress: '27.00',
      percent: 54,
      terms: 'Terms',
      duration: { amount: 3, unit: 'hours', words: '3 hours' },
      orders: [{ order_id: order, amount: '27.00' }],
    })
    expect(details.run_ends_at).not.toBeNull()
  })

  it('a guest sees what runs, and nobody what is paused or of another restaurant', async () => {
    const id = await makeChallenge(test.database.db, shop.tenantId)
    const paused = await makeChallenge(test.database.db, shop.tenantId, { paused: true })
    expect(await challenge(shop.guest(), id)).toMatchObject({ progress: '0', state: 'open' })
    expect(await challenge(shop.guest(), paused)).toBeUndefined()
    const path = (one: string) => `/api/v1/wallet/challenges-settings/details/${one}`
    expect(await shop.guest().refused('GET', path(paused))).toMatchObject({ status: 404 })
    const elsewhere = await makeMoneyShop(test)
    expect(await challenges(elsewhere.guest())).toEqual([])
    expect(await elsewhere.guest().refused('GET', path(id))).toMatchObject({ status: 404 })
  })
})

describe('an invitation', () => {
  const claim = (visitor: Visitor, code: string) =>
    visitor.call<ReferralWire>('POST', '/api/v1/loyalty/referral/claim', { code })
  const refused = (visitor: Visitor, code: string) =>
    visitor.refused('POST', '/api/v1/loyalty/referral/claim', { code })
  const mine = (visitor: Visitor) => visitor.call<ReferralWire>('GET', '/api/v1/loyalty/referral')

  it('rule "Referrals": the friend’s first delivered order pays both, once, and its refund takes both back', async () => {
    const [host, friend] = [await shop.payer(), await shop.payer()]
    const { code, may_claim } = await mine(host.visitor)
    expect(may_claim).toBe(true)
    expect(await claim(friend.visitor, code.toLowerCase())).toMatchObject({ claimed: { state: 'waiting' } })
    await eat(friend, 'Tea')
    expect(await host.balance('wallet')).toBe(0)
    const first = await eat(friend, 'Shawarma')
    await eat(friend, 'Shawarma')
    expect([await host.balance('wallet'), await friend.balance('wallet')]).toEqual([1500, 500])
    expect(await mine(host.visitor)).toMatchObject({ earned: '15.00', friends: [{ state: 'rewarded' }] })
    const typesOf = async ({ visitor }: Payer) =>
      (await visitor.call<PageOf<WalletLogWire>>('GET', '/api/v1/wallet/wallet-logs/list')).data.map(
        (row) => row.type,
      )
    expect(await Promise.all([host, friend].map(typesOf))).toEqual([['referral_owner'], ['referral_friend']])
    await refund(first, { amount: '10.00' })
    expect([await host.balance('wallet'), await friend.balance('wallet')]).toEqual([750, 250])
    await refund(first)
    expect([await host.balance('wallet'), await friend.balance('wallet')]).toEqual([0, 0])
  })

  it('never oneself, not twice, not after a first order, and no code that nobody has', async () => {
    const [host, friend, late] = [await shop.payer(), await shop.payer(), await shop.payer()]
    const { code } = await mine(host.visitor)
    expect(await refused(host.visitor, code)).toMatchObject({ code: 'referral-own-code' })
    expect(await refused(friend.visitor, 'NOBODY22')).toMatchObject({ code: 'referral-code-unknown' })
    await claim(friend.visitor, code)
    expect(await refused(friend.visitor, code)).toMatchObject({ code: 'referral-used' })
    expect(await refused(host.visitor, (await mine(friend.visitor)).code)).toMatchObject({
      code: 'referral-used',
    })
    // the deposit of a visit to come is no order
    const [branchId = ''] = shop.branchIds
    const paid = { branchId, mobile: '', total: 2000, wallet: 0, at: new Date(test.deps.clock()) }
    const deposit = { ...paid, customerId: late.customerId, kind: 'reservation' } as const
    await test.database.db.write(shop.tenantId, (tx) => addDeliveredOrder(tx, deposit))
    expect(await mine(late.visitor)).toMatchObject({ may_claim: true })
    await eat(late, 'Tea')
    expect(await refused(late.visitor, code)).toMatchObject({ code: 'referral-too-late' })
    expect(await shop.guest().refused('GET', '/api/v1/loyalty/referral')).toMatchObject({ status: 401 })
  })

  it('never oneself: nor by a second number in the browser that signs out of the first for it', async () => {
    const [host, other] = [await shop.payer(), await shop.payer()]
    const { code } = await mine(host.visitor)
    await signInCustomer(test, shop, host.visitor, makeMobile())
    expect(await refused(host.visitor, code)).toMatchObject({ code: 'referral-own-code' })
    expect(await claim(other.visitor, code)).toMatchObject({ claimed: { state: 'waiting' } })
  })

  it('spends of what an invitation brought stay: a refund leaves a shortfall that the next earnings settle', async () => {
    const [host, friend] = [await shop.payer(), await shop.payer()]
    await claim(friend.visitor, (await mine(host.visitor)).code)
    const first = await eat(friend, 'Shawarma')
    await host.give('wallet', -1500)
    await refund(first)
    expect(await host.balance('wallet')).toBe(0)
    const owner = await shop.staff()
    const seen = () => owner.call('GET', `/api/v1/staff/balances?contact=${encodeURIComponent(host.mobile)}`)
    expect(await seen()).toMatchObject({ wallet: { balance: '0.00', short: '15.00' } })
    await makeChallenge(test.database.db, shop.tenantId, {
      goal: { kind: 'orders', count: 1 },
      reward: { ledger: 'wallet', amount: 2000 },
    })
    await eat(host, 'Shawarma')
    expect(await host.balance('wallet')).toBe(500)
    expect(await seen()).toMatchObject({ wallet: { balance: '5.00', short: '0.00' } })
    const log = await host.visitor.call<PageOf<WalletLogWire>>('GET', '/api/v1/wallet/wallet-logs/list')
    expect(log.data.filter((row) => row.type === 'debit')).toMatchObject([{ amount: '-15.00' }])
  })
})
