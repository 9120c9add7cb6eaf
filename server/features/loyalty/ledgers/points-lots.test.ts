import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageOf, PointsBalanceWire, PointsLogWire } from '#contract/customers/customer-lists.ts'
import { afterQuietHours } from '#domain/loyalty/segment.ts'
import { sendAccountNotice } from '#server/features/notifications/notices/send-account-notice.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { readLastMessage } from '#server/testing/sign-in-customer.ts'
import { expirePoints } from './expire-points.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, { 'order.points_last_days': '30' })
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
    const notices = async () => {
      const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
        q.selectFrom('outbox').select(['at', 'payload']).where('kind', '=', 'account-notice').execute(),
      )
      return rows.filter((row) => JSON.stringify(row.payload).includes(payer.customerId))
    }
    await test.sweep()
    expect(await notices()).toHaveLength(0)
    test.pass(24 * day)
    await Promise.all([test.sweep(), test.sweep()])
    await warnOfExpiry(test.deps, shop.tenantId, payer.customerId)
    const [notice, ...others] = await notices()
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
