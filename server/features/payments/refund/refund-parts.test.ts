import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageOf, WalletLogWire } from '#contract/customers/customer-lists.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { endUndo } from '#server/features/loyalty/earn/end-undo.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, { 'order.points_earned': '1', 'order.cashback_basis_points': '500' })
  owner = await shop.staff()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

/** Two dishes and a tea, 43.00, with a coupon of 10 %, 100 points, some wallet and a card. */
async function mixed(): Promise<{ payer: Payer; order: OrderWire }> {
  const coupon = await shop.coupon({ kind: 'percent', basisPoints: 1000 })
  const payer = await shop.payer({ wallet: 1000, points: 100 })
  const cart = await payer.visitor.choose(await payer.cart('Shawarma', 'Shawarma', 'Tea'), {
    coupon,
    use_wallet: true,
    use_points: true,
  })
  expect(cart.bill).toMatchObject({ coupon: '4.30', points: '5.00', wallet: '10.00', to_pay: '23.70' })
  const { id } = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
  const { reference, pay_url } = await payer.visitor.openPayment(id)
  await payer.visitor.pay(pay_url)
  await payer.visitor.call('GET', `/api/v1/payments/${reference}`)
  return { payer, order: await payer.visitor.order(id) }
}

const refund = (id: string, body: object) =>
  owner.call<{ returned: string; status: string }>('POST', `/api/v1/staff/orders/${id}/refunds`, {
    reason: 'cold',
    ...body,
  })
/** What came into a balance by this order, by its type. */
const cameOf = async ({ visitor }: Payer, { id }: OrderWire, ledger: 'wallet/wallet' | 'loyalty/points') => {
  const { data } = await visitor.call<PageOf<WalletLogWire>>('GET', `/api/v1/${ledger}-logs/list`)
  return data.filter((row) => row.order_id === id && Number(row.amount) > 0).map((row) => row.type)
}
const notesOf = (id: string) =>
  test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('credit_notes')
      .selectAll()
      .where('tenant_id', '=', shop.tenantId)
      .where('order_id', '=', id)
      .orderBy('number')
      .execute(),
  )
const deliver = async ({ payer, order }: { payer: Payer; order: OrderWire }) => {
  for (const action of ['accept', 'ready', 'hand_over']) {
    const { version } = await payer.visitor.order(order.id)
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, { action, version })
  }
  await endUndo(test.deps, shop.tenantId, order.id)
}

describe('a refund by parts', () => {
  it('safety 6: by line, by amount, then the rest: every tender is back to the halala', async () => {
    const { payer, order } = await mixed()
    const tea = order.bill.lines.find((line) => line.name === 'Tea')?.line_id ?? ''
    expect(await refund(order.id, { lines: [{ key: tea, pieces: 1 }] })).toMatchObject({ returned: '2.70' })
    await refund(order.id, { amount: '7.77' })
    await refund(order.id, {})
    expect([await payer.balance('wallet'), await payer.balance('points')]).toEqual([1000, 100])
    for (const ledger of ['wallet/wallet', 'loyalty/points'] as const)
      expect(new Set(await cameOf(payer, order, ledger))).toEqual(new Set(['refund']))
    const after = await payer.visitor.order(order.id)
    expect(after.given_back).toEqual({ wallet: '10.00', points: 100 })
    expect(after.refunds.reduce((sum, one) => sum + Number(one.amount), 0)).toBeCloseTo(23.7, 5)
    const notes = await notesOf(order.id)
    const sum = (pick: (note: (typeof notes)[number]) => number) =>
      notes.reduce((all, one) => all + pick(one), 0)
    expect({
      value: sum((one) => one.value),
      rest: sum((one) => one.rest),
      wallet: sum((one) => one.wallet),
      points: sum((one) => one.points),
      vat: sum((one) => one.vat),
    }).toEqual({
      value: 3870,
      rest: 2370,
      wallet: 1000,
      points: 500,
      vat: Math.round(Number(order.bill.vat) * 100),
    })
    // rule "Issued documents": 15 % of each note's own net amount
    const taxed = notes.map(({ value, points, vat }) => [vat, Math.round((value - points - vat) * 0.15)])
    for (const [vat = 0, fit = 0] of taxed) expect(Math.abs(vat - fit)).toBeLessThanOrEqual(1)
    expect(taxed[1]?.[0]).toBe(taxed[1]?.[1])
    expect(notes.map((note) => note.number)).toEqual([1, 2, 3].map((n) => n + (notes[0]?.number ?? 1) - 1))
  })

  it('safety 5: the same pieces twice at once: exactly one goes back', async () => {
    const { payer, order } = await mixed()
    const tea = order.bill.lines.find((line) => line.name === 'Tea')?.line_id ?? ''
    const body = { lines: [{ key: tea, pieces: 1 }], reason: 'twice' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.send('POST', `/api/v1/staff/orders/${order.id}/refunds`, body)),
    )
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 422, 422])
    expect(await notesOf(order.id)).toHaveLength(1)
    expect((await payer.visitor.order(order.id)).refunds).toHaveLength(1)
  })

  it('safety 5: more pieces than are left of a part are refused and say what is left of it', async () => {
    const { payer, order } = await mixed()
    const dish = order.bill.lines.find((line) => line.quantity === 2)?.line_id ?? ''
    const input = (pieces: number) => ({ lines: [{ key: dish, pieces }], reason: 'cold' })
    const { returned } = await refund(order.id, input(1))
    expect(await owner.refused('POST', `/api/v1/staff/orders/${order.id}/refunds`, input(2))).toMatchObject({
      status: 422,
      code: 'refund-too-much',
      details: { left: returned },
    })
    expect((await payer.visitor.order(order.id)).refunds).toHaveLength(1)
  })

  it('rule "When an order ends": cancelled by staff, all of it goes back by itself and the coupon is free again', async () => {
    const { payer, order } = await mixed()
    const { version } = await payer.visitor.order(order.id)
    const cancel = { action: 'cancel', version, reason: 'no bread' }
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, cancel)
    expect([await payer.balance('wallet'), await payer.balance('points')]).toEqual([1000, 100])
    for (let round = 0; round < 3; round += 1) await test.sweep()
    expect(await payer.visitor.order(order.id)).toMatchObject({ status: 'refunded', refunded: '23.70' })
    const uses = await test.database.db.read(shop.tenantId, (db) =>
      db.q.selectFrom('coupon_uses').select('kind').where('order_id', '=', order.id).orderBy('seq').execute(),
    )
    expect(uses.map((use) => use.kind)).toEqual(['use', 'return'])
  })
})

describe('what an order earns', () => {
  it('rule "When an order earns": points and cashback after the undo, once; a refund takes both back in proportion', async () => {
    const both = await mixed()
    await deliver(both)
    await endUndo(test.deps, shop.tenantId, both.order.id)
    const { payer, order } = both
    // food 43.00 − 4.30 − 5.00 = 33.70: 33 points, 5 % = 1.69
    expect([await payer.balance('wallet'), await payer.balance('points')]).toEqual([169, 33])
    expect(await cameOf(payer, order, 'wallet/wallet')).toEqual(['cashback'])
    expect(await cameOf(payer, order, 'loyalty/points')).toEqual(['adding'])
    await refund(order.id, { amount: '19.35' })
    expect(await payer.balance('points')).toBe(33 - 16 + 49)
    await refund(order.id, {})
    expect([await payer.balance('wallet'), await payer.balance('points')]).toEqual([1000, 100])
    expect((await payer.visitor.order(order.id)).status).toBe('refunded')
  })

  it('rule "Taking back what was earned": spent points are kept back from the wallet part, in an entry of its own', async () => {
    const payer = await shop.payer({ wallet: 2000 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { use_wallet: true })
    const order = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
    await deliver({ payer, order })
    expect([await payer.balance('wallet'), await payer.balance('points')]).toEqual([100, 20])
    await payer.give('points', -20)
    await refund(order.id, {})
    // 20 points of 0.05 are 1.00, kept back from the wallet's 20.00 in an entry of its own; the cashback of 1.00 goes back as well
    expect([await payer.balance('wallet'), await payer.balance('points')]).toEqual([2000 - 100, 0])
  })

  it('rule "Taking back what was earned": are taken back once: by a refund that the bank refused and that is sent again after another', async () => {
    const payer = await shop.payer({ points: 500, wallet: 1000 })
    const cart = await payer.cart('Shawarma', 'Shawarma', 'Shawarma', 'Shawarma', 'Shawarma')
    const { id } = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
    const { reference, pay_url } = await payer.visitor.openPayment(id)
    await payer.visitor.pay(pay_url)
    await payer.visitor.call('GET', `/api/v1/payments/${reference}`)
    await deliver({ payer, order: await payer.visitor.order(id) })
    // five dishes of 20.00
    expect([await payer.balance('points'), await payer.balance('wallet')]).toEqual([600, 1500])
    await test.bench.setFaults({ refunds: { mode: 'later', seconds: 0, outcome: 'failed' } })
    const line = cart.bill.lines[0]?.line_id ?? ''
    await refund(id, { lines: [{ key: line, pieces: 3 }] })
    test.pass(3_600_000)
    await test.sweep()
    await test.bench.setFaults({})
    expect(await payer.visitor.order(id)).toMatchObject({ refunded: '0.00', refunds: [{ state: 'failed' }] })
    await refund(id, { lines: [{ key: line, pieces: 1 }] })
    expect([await payer.balance('points'), await payer.balance('wallet')]).toEqual([540, 1200])
    await refund(id, {})
    expect(await payer.visitor.order(id)).toMatchObject({ status: 'refunded', refunded: '100.00' })
    expect([await payer.balance('points'), await payer.balance('wallet')]).toEqual([500, 1000])
  })
})
