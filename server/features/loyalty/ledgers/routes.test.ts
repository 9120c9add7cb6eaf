import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageOf, PointsLogWire, WalletLogWire } from '#contract/customers/customer-lists.ts'
import { ledgerTypes, ledgerWords } from '#domain/loyalty/ledger.ts'
import { addEntry, readBalance } from '#server/store/loyalty/ledgers.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    settings: {
      'order.wallet_min_order_amount': '1500',
      'order.points_minimum': '100',
      'order.point_value': '5',
    },
    content: {
      pages: [
        { slug: 'app-wallet', title: { ar: 'م', en: 'W' }, body: { ar: '', en: '' } },
        { slug: 'app-points', title: { ar: 'ن', en: 'P' }, body: { ar: '', en: '' } },
      ],
    },
  })
})
afterAll(() => test.close())

async function customerOf(of: Shop = shop): Promise<{ visitor: Visitor; customerId: string }> {
  const visitor = of.guest()
  const { customer } = await signInCustomer(test, of, visitor, makeMobile())
  return { visitor, customerId: customer.id }
}

const entry = (customerId: string, n: number, amount: number) => ({
  customerId,
  type: ledgerTypes[n % ledgerTypes.length] ?? 'credit',
  amount,
  source: `test:${customerId}:${n}`,
  kind: 'test',
  note: `line ${n}`,
})

const add = (ledger: 'wallet' | 'points', ...entries: ReturnType<typeof entry>[]) =>
  test.database.db.write(shop.tenantId, async (db) => {
    const added: boolean[] = []
    for (const one of entries) added.push(await addEntry(db, ledger, one))
    return added
  })

describe('wallet and points of a customer', () => {
  it('spec 7: balances, 0 at first, with the tenant’s minimum order', async () => {
    const { visitor, customerId } = await customerOf()
    const wallet = '/api/v1/wallet/wallet-logs/balance'
    expect(await visitor.call('GET', wallet)).toEqual({ balance: '0.00', min_order_amount: '15.00' })
    expect(await visitor.call('GET', '/api/v1/loyalty/points-logs/balance')).toEqual({
      balance: 0,
      expiring: null,
    })
    await add('wallet', entry(customerId, 1, 12_345))
    await add('points', entry(customerId, 1, 77))
    expect(await visitor.call('GET', wallet)).toMatchObject({ balance: '123.45' })
    expect(await visitor.call('GET', '/api/v1/loyalty/points-logs/balance')).toMatchObject({ balance: 77 })
  })

  it('spec 6: for one who is signed in alone; settings only where the tenant has the pages', async () => {
    for (const path of [
      'wallet/wallet-logs/balance',
      'wallet/wallet-logs/list',
      'loyalty/points-logs/balance',
    ])
      expect(await shop.guest().refused('GET', `/api/v1/${path}`)).toMatchObject({
        status: 401,
        code: 'sign-in-required',
      })
    expect(await shop.guest().call('GET', '/api/v1/wallet/wallet-settings')).toEqual({
      min_order_amount: '15.00',
      top_up: { least: '10.00', most: '1000.00' },
    })
    expect(await shop.guest().call('GET', '/api/v1/loyalty/points-settings')).toEqual({
      min_points: 100,
      point_value: '0.05',
    })
    const plain = await makeShop(test)
    for (const path of ['wallet/wallet-settings', 'loyalty/points-settings'])
      expect(await plain.guest().refused('GET', `/api/v1/${path}`)).toMatchObject({ status: 404 })
  })

  it('spec 3: a log of every type of line, in words of both languages, newest first, 20 a page', async () => {
    const { visitor, customerId } = await customerOf()
    await add('wallet', ...Array.from({ length: 25 }, (_, n) => entry(customerId, n, 100 * (n + 1))))
    await add('points', entry(customerId, 1, 50), entry(customerId, 2, -20))
    const log = (page: number, language = 'en') =>
      visitor.call<PageOf<WalletLogWire>>('GET', `/api/v1/wallet/wallet-logs/list?page=${page}`, undefined, {
        'x-localization': language,
      })
    const first = await log(1)
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 20, total: 25 })
    expect(first.data[0]).toMatchObject({ amount: '25.00', balance: '325.00', note: 'line 24' })
    expect((await log(2)).data.at(-1)).toMatchObject({ amount: '1.00', balance: '1.00' })
    expect(first.data[0]?.at_words).toMatch(/^Today \d\d:\d\d [AP]M$/)
    for (const language of ['ar', 'en'] as const) {
      const { data } = await log(1, language)
      for (const row of data) expect(row.label).toBe(ledgerWords(row.type)[language])
    }
    const points = await visitor.call<PageOf<PointsLogWire>>('GET', '/api/v1/loyalty/points-logs/list')
    expect(points.data.map((row) => [row.amount, row.balance])).toEqual([
      [-20, 30],
      [50, 50],
    ])
  })

  it('safety 8: one source has its effect once, however many try at once', async () => {
    const { customerId } = await customerOf()
    const one = entry(customerId, 1, 500)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('wallet', one)))
    expect(answers.flat().filter(Boolean)).toHaveLength(1)
    expect(await balance(customerId)).toBe(500)
  })

  it('safety 8: a balance never goes below zero, however many spend at once', async () => {
    const { customerId } = await customerOf()
    await add('wallet', entry(customerId, 1, 1000))
    const spent = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => add('wallet', entry(customerId, n + 2, -300))),
    )
    expect(spent.filter((one) => one.status === 'fulfilled')).toHaveLength(3)
    expect(await balance(customerId)).toBe(100)
  })

  it('attack: one customer’s log is nobody else’s, in this restaurant or another', async () => {
    const { customerId } = await customerOf()
    await add('wallet', entry(customerId, 1, 900))
    const other = await customerOf()
    expect(await other.visitor.call('GET', '/api/v1/wallet/wallet-logs/list')).toMatchObject({ data: [] })
    const elsewhere = await customerOf(await makeShop(test))
    expect(await elsewhere.visitor.call('GET', '/api/v1/wallet/wallet-logs/list')).toMatchObject({ data: [] })
  })
})

const balance = (customerId: string) =>
  test.database.db.read(shop.tenantId, (db) => readBalance(db, 'wallet', customerId))
