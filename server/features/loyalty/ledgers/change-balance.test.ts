import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffBalancesWire } from '#contract/loyalty/wallet.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
let made = 0
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test)
  owner = await shop.staff()
})
afterAll(() => test.close())

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

  it('safety 2: another amount, direction, balance or guest under the same key is refused, not answered as done', async () => {
    const [payer, other] = [await shop.payer({ points: 50 }), await shop.payer()]
    const body = { ledger: 'wallet', type: 'credit', amount: '3.00', reason: 'Late' }
    const key = 'one-key-of-many-changes'
    expect((await change(payer, body, key)).status).toBe(200)
    for (const more of [
      { amount: '4.00' },
      { type: 'debit' },
      { ledger: 'points', amount: '3' },
      { reason: 'Cold' },
    ])
      expect(await (await change(payer, { ...body, ...more }, key)).json()).toMatchObject({
        code: 'key-reused',
      })
    expect(await (await change(other, body, key)).json()).toMatchObject({ code: 'key-reused' })
    expect([await payer.balance('wallet'), await payer.balance('points')]).toEqual([300, 50])
    expect(await other.balance('wallet')).toBe(0)
    // two at once: one of them is done, and the other says so
    const racers = await Promise.all(
      ['5.00', '6.00'].map((amount) => change(payer, { ...body, amount }, 'a-key-of-two-rivals')),
    )
    expect(racers.map(({ status }) => status).toSorted()).toEqual([200, 422])
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
