import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageOf, PointsBalanceWire, PointsLogWire } from '#contract/customer-lists.ts'
import type { StaffBalancesWire } from '#contract/wallet.ts'
import { afterQuietHours } from '#domain/segment.ts'
import { sendAccountNotice } from '#server/features/notices/send-account-notice.ts'
import { addEntry } from '#server/store/ledgers.ts'
import type { OutboxEvents } from '#server/store/outbox.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { readLastMessage } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { expirePoints } from './expire-points.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, { 'order.points_last_days': '30' })
  owner = await shop.staff()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const day = 86_400_000
let made = 0
const move = ({ customerId }: Payer, amount: number, more: object = {}) => {
  made += 1
  const entry = { customerId, type: amount < 0 ? 'debit' : 'adding', amount, kind: String(made) } as const
  return test.database.db.write(shop.tenantId, (db) =>
    addEntry(db, 'points', { ...entry, source: `test:${made}`, ...more }),
  )
}
const lotsOf = ({ customerId }: Payer) =>
  test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('points_lots')
      .selectAll()
      .where('tenant_id', '=', shop.tenantId)
      .where('customer_id', '=', customerId)
      .orderBy('seq')
      .execute(),
  )
/** As if the lot had been earned long ago. */
const endLot = ({ customerId }: Payer, seq: number) =>
  test.database.db.write(shop.tenantId, (db) =>
    db.q
      .updateTable('points_lots')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('tenant_id', '=', shop.tenantId)
      .where('customer_id', '=', customerId)
      .where('seq', '=', seq)
      .execute(),
  )
const left = async (payer: Payer) => (await lotsOf(payer)).map((lot) => lot.left_points)

describe('points that expire', () => {
  it('spec 3: "expired": a lot ends on its own day, what was spent of it does not end again', async () => {
    const payer = await shop.payer()
    await move(payer, 100)
    await move(payer, 50)
    await move(payer, -70)
    expect(await left(payer)).toEqual([30, 50])
    const [first] = await lotsOf(payer)
    const inDays = (Number(first?.expires_at) - Date.now()) / day
    expect(inDays).toBeGreaterThan(29.9)
    expect(inDays).toBeLessThan(30.1)
    await endLot(payer, 1)
    await test.sweep()
    await expirePoints(test.deps, shop.tenantId, payer.customerId)
    expect(await payer.balance('points')).toBe(50)
    const log = await payer.visitor.call<PageOf<PointsLogWire>>('GET', '/api/v1/loyalty/points-logs/list')
    expect(log.data[0]).toMatchObject({ type: 'expired', label: 'Expired', amount: -30, balance: 50 })
    expect(log.data.filter((row) => row.type === 'expired')).toHaveLength(1)
  })

  it('safety 8: points that are over cannot be spent, also before the sweep has come', async () => {
    const payer = await shop.payer()
    await move(payer, 100)
    await endLot(payer, 1)
    expect(await payer.balance('points')).toBe(0)
    await expect(move(payer, -10)).rejects.toThrow(/points/)
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { use_points: true })
    expect(cart.bill).toMatchObject({ points: '0.00' })
  })

  it('what is given back goes to the lots that it came of, and lives for a week at least', async () => {
    const payer = await shop.payer()
    await move(payer, 40)
    await move(payer, 60)
    await move(payer, -70, { source: 'order:x', kind: 'hold:1' })
    expect(await left(payer)).toEqual([0, 30])
    await endLot(payer, 1)
    await move(payer, 30, { source: 'order:x', kind: 'refund:1', type: 'refund' })
    expect(await left(payer)).toEqual([0, 60])
    await move(payer, 40, { source: 'order:x', kind: 'refund:2', type: 'refund' })
    expect(await left(payer)).toEqual([40, 60])
    const [first] = await lotsOf(payer)
    expect((Number(first?.expires_at) - Date.now()) / day).toBeGreaterThan(6.9)
  })

  it('told once of what is over within a week, by day, and not on the day it came', async () => {
    const payer = await shop.payer()
    await move(payer, 100)
    await move(payer, 50)
    const told = async () => {
      const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
        q.selectFrom('outbox').select(['at', 'payload']).where('kind', '=', 'account-notice').execute(),
      )
      return rows.filter((row) => JSON.stringify(row.payload).includes(payer.customerId))
    }
    await test.sweep()
    expect(await told()).toHaveLength(0)
    test.pass(24 * day)
    await Promise.all([test.sweep(), test.sweep()])
    await warnOfExpiry(test.deps, shop.tenantId, payer.customerId)
    const [notice, ...others] = await told()
    expect(others).toHaveLength(0)
    expect(notice?.payload).toMatchObject({ event: 'points-expiring', facts: { number: '150' } })
    expect(notice?.at.getTime()).toBe(afterQuietHours(notice?.at.getTime() ?? 0, 'Asia/Riyadh'))
    // spent in the night before it is told
    await move(payer, -30)
    await sendAccountNotice(test.deps, shop.tenantId, notice?.payload as OutboxEvents['account-notice'])
    const { body } = await readLastMessage(test, shop, payer.mobile.replace(/^0/, '+966'))
    expect(body).toMatch(/120 of your points start to expire on \d{4}\/\d\d\/\d\d.*\/rewards$/)
    test.resetClock()
  })

  it('the guest sees which points expire next', async () => {
    const payer = await shop.payer()
    await move(payer, 25)
    const seen = await payer.visitor.call<PointsBalanceWire>('GET', '/api/v1/loyalty/points-logs/balance')
    expect(seen).toMatchObject({ balance: 25, expiring: { points: 25 } })
  })

  it('property: the lots add up to the balance whatever comes and goes', async () => {
    const payer = await shop.payer()
    const step = fc.record({
      amount: fc.integer({ min: 1, max: 50 }),
      kind: fc.constantFrom('add', 'spend', 'back'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        made += 1
        const source = `order:p${made}`
        let spent = 0
        for (const { amount, kind } of steps) {
          const can =
            kind === 'spend' ? Math.min(amount, await payer.balance('points')) : Math.min(amount, spent)
          if (kind === 'add') await move(payer, amount)
          else if (kind === 'spend' && can > 0) {
            await move(payer, -can, { source })
            spent += can
          } else if (kind === 'back' && can > 0) {
            await move(payer, can, { source, type: 'refund' })
            spent -= can
          }
        }
        const sum = (await left(payer)).reduce((all, one) => all + one, 0)
        expect(sum).toBe(await payer.balance('points'))
      }),
      { numRuns: Number(process.env['LOT_RUNS'] ?? 8) },
    )
  })
})

describe('staff and balances', () => {
  const change = (payer: Payer, body: object, key = `key-${(made += 1)}-of-change`) =>
    owner.send('POST', `/api/v1/staff/balances/${payer.customerId}`, body, { 'idempotency-key': key })

  it('spec 3: "credit", "debit" and "give away" with their reason, seen by the guest and in the audit', async () => {
    const payer = await shop.payer()
    await change(payer, { ledger: 'wallet', type: 'credit', amount: '20.00', reason: 'Late order' })
    await change(payer, { ledger: 'wallet', type: 'give_away', amount: '5.00', reason: 'Eid' })
    await change(payer, { ledger: 'wallet', type: 'debit', amount: '7.50', reason: 'Typed twice' })
    await change(payer, { ledger: 'points', type: 'credit', amount: '٤٠', reason: 'Late order' })
    const seen = await owner.call<StaffBalancesWire>(
      'GET',
      `/api/v1/staff/balances?contact=${encodeURIComponent(payer.mobile)}`,
    )
    expect(seen).toMatchObject({
      customer: { id: payer.customerId },
      wallet: {
        balance: '17.50',
        log: [
          { type: 'debit', amount: '-7.50', note: 'Typed twice' },
          { type: 'give_away', amount: '5.00' },
          { type: 'credit', amount: '20.00' },
        ],
      },
      points: { balance: '40', short: 0 },
    })
    const audit = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('audit_log')
        .select(['action', 'after'])
        .where('tenant_id', '=', shop.tenantId)
        .where('subject', '=', payer.customerId)
        .execute(),
    )
    expect(audit.map((row) => row.action).toSorted()).toEqual([
      'balance-credit',
      'balance-credit',
      'balance-debit',
      'balance-give_away',
    ])
  })

  it('safety 8: pressed five times it is written once', async () => {
    const payer = await shop.payer()
    const body = { ledger: 'wallet', type: 'credit', amount: '3.00', reason: 'Late' }
    await Promise.all([1, 2, 3, 4, 5].map(() => change(payer, body, 'the-same-key-again')))
    expect(await payer.balance('wallet')).toBe(300)
    // also where it took all that was there
    const all = { ...body, type: 'debit' }
    for (const _ of [1, 2]) expect((await change(payer, all, 'the-last-of-it')).status).toBe(200)
    expect(await payer.balance('wallet')).toBe(0)
  })

  it('safety 8: the last halala of a wallet is taken once, by order or by staff', async () => {
    const payer = await shop.payer({ wallet: 2000 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { use_wallet: true })
    const [debit, order] = await Promise.all([
      change(payer, { ledger: 'wallet', type: 'debit', amount: '0.01', reason: 'Test' }),
      payer.visitor.send('POST', '/api/v1/orders', payer.visitor.checkout(cart, { mobile: payer.mobile }), {
        'idempotency-key': `order-${payer.customerId}`,
      }),
    ])
    expect([debit.ok, order.ok].filter(Boolean)).toHaveLength(1)
    expect(await payer.balance('wallet')).toBe(debit.ok ? 1999 : 0)
  })

  it('refuses what is not there, no reason, no amount, an unknown customer, and a cashier', async () => {
    const payer = await shop.payer({ wallet: 100 })
    const codeOf = async (answer: Promise<Response>) =>
      ((await (await answer).json()) as { code: string }).code
    const debit = { ledger: 'wallet', type: 'debit', amount: '1.01', reason: 'x' }
    expect(await codeOf(change(payer, debit))).toBe('balance-too-low')
    expect(await codeOf(change(payer, { ...debit, reason: ' ' }))).toBe('field-required')
    for (const amount of ['0.00', '-1.00', 'x', '1.001'])
      expect(await codeOf(change(payer, { ...debit, amount }))).toBe('bad-input')
    expect(await codeOf(change({ ...payer, customerId: 'nobody' }, debit))).toBe('not-found')
    const cashier = await shop.staff('cashier')
    expect(await cashier.refused('GET', '/api/v1/staff/balances?contact=0551234567')).toMatchObject({
      code: 'not-allowed',
    })
  })
})
