import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTable, sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { endHold } from '#server/features/payments/payment/end-hold.ts'
import { followTableOrder } from './follow-table-order.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  const types = ['pickup', 'dinein'] as const
  shop = await makeMoneyShop(
    test,
    { 'dine_in.service_charge_basis_points': '1000', 'order.points_earned': '1' },
    {
      items: [
        { name: 'Shawarma', types },
        { name: 'Tea', price: 300, types },
      ],
      branches: [{ name: { ar: 'العليا', en: 'Olaya' }, types, acceptWithinMinutes: 240 }],
    },
  )
  owner = await shop.staff()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const ten = { kind: 'percent', basisPoints: 1000 } as const
const code = () => makeTable(test, shop)
const choose = (phone: Phone, body: object) =>
  phone.guest.call('PUT', `/api/v1/table-sessions/${phone.sessionId}/tender`, body)
const refusedChoice = (phone: Phone, body: object) =>
  phone.guest.refused('PUT', `/api/v1/table-sessions/${phone.sessionId}/tender`, body)
const order = async (phone: Phone, ...names: string[]) => {
  for (const name of names) await phone.add(shop.itemId(name))
  return phone.round()
}
const take = async (phone: Phone) => takeAmount(phone, (await phone.inside()).left)
const takeAmount = (phone: Phone, amount: string) => {
  const path = `/api/v1/staff/table-sessions/${phone.sessionId}/payments`
  return owner.call('POST', path, { tender: 'cash', wish: { what: 'whole' }, amount })
}
const cancel = async (phone: Phone, id: string) => {
  const { version } = await phone.guest.order(id)
  await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, {
    action: 'cancel',
    version,
    reason: 'no bread',
  })
  await followTableOrder(test.deps, shop.tenantId, id)
}
const query = <T>(fn: Parameters<typeof test.database.db.read<T>>[1]) =>
  test.database.db.read(shop.tenantId, fn)
const used = (coupon: string) =>
  query(({ q }) =>
    q
      .selectFrom('coupons as c')
      .innerJoin('coupon_counts as n', (on) =>
        on.onRef('n.coupon_id', '=', 'c.id').onRef('n.tenant_id', '=', 'c.tenant_id'),
      )
      .select('n.used')
      .where('c.tenant_id', '=', shop.tenantId)
      .where('c.code', '=', coupon)
      .executeTakeFirstOrThrow(),
  ).then((row) => row.used)
const lapse = async (coupon: string) => {
  await test.database.db.write(shop.tenantId, ({ q }) =>
    q
      .updateTable('coupons')
      .set({ ends_at: new Date(test.deps.clock() + 60_000) })
      .where('tenant_id', '=', shop.tenantId)
      .where('code', '=', coupon)
      .execute(),
  )
  test.pass(2 * 60_000)
}
const sharesOf = ({ sessionId }: Phone) =>
  query(({ q }) =>
    q
      .selectFrom('orders')
      .select('id')
      .where('tenant_id', '=', shop.tenantId)
      .where('table_session_id', '=', sessionId)
      .where('kind', '=', 'table_share')
      .execute(),
  ).then((rows) => rows.map(({ id }) => id))

/** A table with a guest who has points, and another one: 43.00 of food in two rounds. */
async function seated(points = 100) {
  const payer = await shop.payer({ points })
  const printed = await code()
  const phone = await sitDown({ ...shop, guest: () => payer.visitor }, printed, 'Sara')
  const other = await sitDown(shop, printed, 'Omar')
  await order(phone, 'Shawarma', 'Shawarma')
  const { order_id: tea } = await order(phone, 'Tea')
  return { payer, phone, other, tea }
}

describe('coupon and points on a table’s bill', () => {
  it('rule "Coupon and points of a table": are worked out once on the bill, whoever pays it; all that was paid goes back, points as points', async () => {
    const { payer, phone, other } = await seated()
    const coupon = await shop.coupon(ten)
    await choose(other, { coupon })
    await choose(phone, { points: true })
    const { bill, tender } = await other.inside()
    // 43.00 − 4.30 − 5.00 = 33.70, and ten per cent of service on it
    expect(bill).toMatchObject({ coupon: '4.30', points: '5.00', service_charge: '3.37', total: '37.07' })
    expect(tender).toMatchObject({ coupon: { code: coupon, problem: null }, fixed: false })
    expect([await used(coupon), await payer.balance('points')]).toEqual([0, 100])
    await other.guest.call('PUT', `/api/v1/table-sessions/${phone.sessionId}/split`, { into: 2 })
    await phone.payCard({ what: 'part', split_no: 1, part_no: 0 })
    expect([await used(coupon), await payer.balance('points')]).toEqual([1, 0])
    await take(phone)
    expect((await phone.session()).state).toBe('paid')
    // a share is no order of its guest: it earns nothing
    test.pass(60_000)
    await test.sweep()
    expect(await payer.balance('points')).toBe(0)
    const [first, second] = await sharesOf(phone)
    await owner.call('POST', `/api/v1/staff/orders/${first}/refunds`, { reason: 'cold' })
    const half = await payer.balance('points')
    expect(half).toBeGreaterThanOrEqual(47)
    expect(half).toBeLessThanOrEqual(50)
    await owner.call('POST', `/api/v1/staff/orders/${second}/refunds`, { reason: 'cold' })
    expect([await used(coupon), await payer.balance('points')]).toEqual([1, 100])
  })

  it('safety 6: stay once a payment has begun; given up, they go back and may be chosen anew', async () => {
    const { payer, phone, other } = await seated()
    const coupon = await shop.coupon(ten)
    await choose(phone, { coupon, points: true })
    await other.pay({ what: 'whole' })
    expect(await refusedChoice(phone, { coupon: null })).toMatchObject({ code: 'table-bill-fixed' })
    test.pass(16 * 60_000)
    for (const id of await sharesOf(phone)) await endHold(test.deps, shop.tenantId, id)
    expect([await used(coupon), await payer.balance('points')]).toEqual([1, 0])
    await choose(other, { coupon: null })
    expect([await used(coupon), await payer.balance('points')]).toEqual([0, 100])
    expect(await refusedChoice(other, { points: false })).toMatchObject({ code: 'sign-in-required' })
    await choose(phone, { points: false })
    expect((await phone.inside()).bill).toMatchObject({ coupon: '0.00', points: '0.00', total: '47.30' })
  })

  it('rule "Coupon and points of a table": a round that is cancelled gives its points back, and the last one the coupon', async () => {
    const { payer, phone, tea } = await seated()
    const coupon = await shop.coupon(ten)
    await choose(phone, { coupon, points: true })
    await take(phone)
    await cancel(phone, tea)
    await followTableOrder(test.deps, shop.tenantId, tea)
    const back = await payer.balance('points')
    expect(back).toBeGreaterThanOrEqual(6)
    expect(back).toBeLessThanOrEqual(7)
    const [first] = (await phone.inside()).rounds
    await cancel(phone, first?.order_id ?? '')
    expect([await used(coupon), await payer.balance('points')]).toEqual([0, 100])
  })

  it('safety 8: the last use of a coupon at two tables at once: one pays with it, the other is told', async () => {
    const coupon = await shop.coupon(ten, { most: 1 })
    const tables = [await seated(), await seated()]
    for (const { phone } of tables) await choose(phone, { coupon })
    // both have seen the coupon in their bills
    const left = await Promise.all(tables.map(async ({ phone }) => (await phone.inside()).left))
    const paid = await Promise.allSettled(tables.map(({ phone }, i) => takeAmount(phone, left[i] ?? '')))
    expect(paid.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await used(coupon)).toBe(1)
    const loser = tables[paid.findIndex((one) => one.status === 'rejected')]?.phone
    expect((await loser?.inside())?.tender.coupon?.problem).toBeTruthy()
    if (loser) await choose(loser, { coupon: null })
    if (loser) await take(loser)
  })

  it('a coupon that lapses before the bill is paid is out of it: staff take what the bill says without it, and close', async () => {
    const { phone } = await seated()
    const coupon = await shop.coupon(ten)
    await choose(phone, { coupon })
    const before = (await phone.inside()).left
    await lapse(coupon)
    const path = `/api/v1/staff/table-sessions/${phone.sessionId}/payments`
    const paid = (amount: string) => ({ tender: 'cash', wish: { what: 'whole' }, amount })
    expect(await owner.refused('POST', path, paid(before))).toMatchObject({ code: 'table-changed' })
    expect(
      await phone.guest.refused('POST', `/api/v1/table-sessions/${phone.sessionId}/payments`, {
        what: 'whole',
      }),
    ).toMatchObject({ code: 'coupon-unavailable' })
    const { left } = await owner.call<{ left: string }>(
      'GET',
      `/api/v1/staff/table-sessions/${phone.sessionId}/bill`,
    )
    expect(left).toBe('47.30')
    await owner.call('POST', path, paid(left))
    expect(await phone.inside()).toMatchObject({ left: '0.00', tender: { coupon: null } })
    expect(await used(coupon)).toBe(0)
    await owner.call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/acts`, { act: 'close' })
  })

  it('a coupon for all of it leaves nothing to pay: staff close the table, and it was used', async () => {
    const { phone } = await seated()
    const coupon = await shop.coupon({ kind: 'percent', basisPoints: 10_000 })
    await choose(phone, { coupon })
    expect((await phone.inside()).left).toBe('0.00')
    const acts = `/api/v1/staff/table-sessions/${phone.sessionId}/acts`
    await owner.call('POST', acts, { act: 'close' })
    expect(await used(coupon)).toBe(1)
  })

  it('a coupon that takes nothing off is not used up by the bill that names it, nor does it keep a guest from paying', async () => {
    const { phone } = await seated()
    const coupon = await shop.coupon({ kind: 'free_delivery' }, { most: 1 })
    await choose(phone, { coupon })
    await lapse(coupon)
    await phone.payCard({ what: 'whole' })
    expect((await phone.session()).state).toBe('paid')
    expect(await used(coupon)).toBe(0)
  })

  it('spec 8: a wrong code, one for certain customers, too few points, and another guest’s points are refused', async () => {
    const { phone, other } = await seated(0)
    expect(await refusedChoice(other, { coupon: 'NOSUCH' })).toMatchObject({ code: 'coupon-invalid' })
    const once = await shop.coupon(ten, { perCustomer: 1 })
    expect(await refusedChoice(other, { coupon: once })).toMatchObject({ code: 'sign-in-required' })
    await choose(phone, { coupon: once })
    const far = await shop.coupon(ten, { rules: { minimum: 500_000 } })
    expect(await refusedChoice(phone, { coupon: far })).toMatchObject({ code: 'coupon-unavailable' })
    expect(await refusedChoice(phone, { points: true })).toMatchObject({ code: 'points-insufficient' })
    expect((await phone.inside()).tender.coupon?.code).toBe(once)
  })
})
