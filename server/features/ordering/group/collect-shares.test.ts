import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { GroupWire } from '#contract/ordering/group-order.ts'
import type { OrderListWire, OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { OrderWire, PaymentStepWire, PaymentWire } from '#contract/ordering/order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { settleAttempt } from '../../payments/payment/settle-attempt.ts'
import { followGroupOrder } from './end-shares.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const path = '/api/v1/group-orders'
const current = async (phone: Visitor) => {
  const { cart } = await phone.call<{ cart: CartWire | null }>('GET', '/api/v1/carts/current')
  if (!cart) throw new Error('no cart')
  return cart
}

/** Sara with a shawarma (20.00), Omar with a tea (3.00), Lina with two (6.00); placed, and everyone pays a share. */
async function collecting() {
  const { guest: sara, cart } = await shop.guestWith('Shawarma')
  const { id } = await sara.call<GroupWire>('POST', path, { cart_id: cart.cart_id, name: 'Sara' })
  const [omar, lina] = [shop.guest(), shop.guest()]
  for (const [phone, name, teas] of [
    [omar, 'Omar', 1],
    [lina, 'Lina', 2],
  ] as const) {
    await phone.call('POST', `${path}/${id}/join`, { name })
    for (let n = 0; n < teas; n += 1) await phone.add(await current(phone), shop.itemId('Tea'))
  }
  const order = await sara.place(await current(sara))
  const group = await sara.call<GroupWire>('POST', `${path}/${id}/collect`, {})
  const of = (name: string) => group.members.find((one) => one.name === name)?.id ?? ''
  return { id, order, sara, omar, lina, ids: { sara: of('Sara'), omar: of('Omar'), lina: of('Lina') } }
}

const see = (phone: Visitor, id: string) => phone.call<GroupWire>('GET', `${path}/${id}`)
const open = (phone: Visitor, id: string, ...member_ids: string[]) =>
  phone.call<PaymentStepWire>('POST', `${path}/${id}/payments`, { member_ids })
const pay = async (phone: Visitor, id: string, ...member_ids: string[]) => {
  const step = await open(phone, id, ...member_ids)
  await phone.pay(step.pay_url)
  return phone.call<PaymentWire>('GET', `/api/v1/payments/${step.reference}`)
}
const payments = (group: GroupWire) => group.members.map((one) => one.payment)
const orderRow = (id: string) =>
  test.database.db.read(shop.tenantId, ({ q }) =>
    q.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
const shareOf = async (ofOrderId: string, memberId: string) => {
  const share = await test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('group_shares')
      .select('order_id')
      .where('of_order_id', '=', ofOrderId)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  )
  return share.order_id
}
const refundsOf = (id: string) =>
  test.database.db.read(shop.tenantId, ({ q }) =>
    q.selectFrom('refunds').selectAll().where('order_id', '=', id).orderBy('amount').execute(),
  )

describe('everyone pays a share', () => {
  it('each pays by the own phone; the last share makes the order, with one invoice over it all', async () => {
    const { id, order, sara, omar, lina, ids } = await collecting()
    expect(await see(omar, id)).toMatchObject({
      waiting: { shares: true, left: '29.00', order_id: null },
      members: [{ to_pay: '20.00' }, { to_pay: '3.00' }, { to_pay: '6.00' }],
    })
    expect(await pay(omar, id, ids.omar)).toMatchObject({ state: 'paid', amount: '3.00', group_id: id })
    await pay(lina, id, ids.lina)
    const seen = await see(sara, id)
    expect(payments(seen)).toEqual(['open', 'paid', 'paid'])
    expect(seen.waiting).toMatchObject({ left: '20.00', order_id: order.id })
    expect((await orderRow(order.id)).status).toBe('callcenter_pending')
    await pay(sara, id, ids.sara)
    expect(await see(lina, id)).toMatchObject({ order_id: order.id, waiting: null, open: false })
    expect(await orderRow(order.id)).toMatchObject({
      status: 'created',
      payment_state: 'paid',
      captured: 2900,
    })
    const invoices = await test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('invoices').select('order_id').where('order_id', '=', order.id).execute(),
    )
    expect(invoices).toHaveLength(1)
  })

  it('safety 5: what goes back of it goes back to everyone, in proportion, and the sums are exact', async () => {
    const { id, order, sara, omar, lina, ids } = await collecting()
    await Promise.all([pay(omar, id, ids.omar), pay(lina, id, ids.lina), pay(sara, id, ids.sara)])
    expect((await orderRow(order.id)).status).toBe('created')
    const owner = await shop.staff()
    const refund = (body: object) =>
      owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { reason: 'cold', ...body })
    await refund({ amount: '10.00' })
    expect((await refundsOf(order.id)).map((one) => one.amount)).toEqual([103, 207, 690])
    await refund({})
    const all = await refundsOf(order.id)
    expect(all.every((one) => one.state === 'done')).toBe(true)
    const back = new Map<string, number>()
    for (const one of all)
      back.set(one.attempt_reference, (back.get(one.attempt_reference) ?? 0) + one.amount)
    expect([...back.values()].toSorted((a, b) => a - b)).toEqual([300, 600, 2000])
    expect(await orderRow(order.id)).toMatchObject({ refunding: 2900, refunded: 2900 })
  })

  it('the host covers what others left: also a share whose page was opened and not paid', async () => {
    const { id, order, sara, omar, lina, ids } = await collecting()
    await pay(lina, id, ids.lina)
    await open(omar, id, ids.omar)
    expect(payments(await see(sara, id))).toEqual(['open', 'paying', 'paid'])
    expect(await lina.refused('POST', `${path}/${id}/payments`, { member_ids: [ids.omar] })).toMatchObject({
      code: 'share-taken',
    })
    await pay(sara, id, ids.sara, ids.omar)
    expect((await orderRow(order.id)).status).toBe('created')
    expect(await omar.refused('POST', `${path}/${id}/payments`, { member_ids: [ids.omar] })).toMatchObject({
      code: 'already-paid',
    })
  })

  it('safety 3: when its time is over unpaid, the order ends and every share goes back; late money as well', async () => {
    const { id, order, sara, omar, lina, ids } = await collecting()
    await pay(omar, id, ids.omar)
    const late = await open(lina, id, ids.lina)
    await lina.pay(late.pay_url)
    test.pass(16 * 60_000)
    await test.sweep()
    await followGroupOrder(test.deps, shop.tenantId, order.id)
    await test.sweep()
    expect(await orderRow(order.id)).toMatchObject({ status: 'canceled', captured: 0 })
    const shares = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('group_shares as s')
        .innerJoin('orders as o', (join) => join.onRef('o.id', '=', 's.order_id'))
        .select(['o.captured', 'o.refunding', 'o.refunded'])
        .where('s.of_order_id', '=', order.id)
        .execute(),
    )
    expect(shares.every((one) => one.captured === one.refunded)).toBe(true)
    expect(shares.some((one) => one.captured === 300)).toBe(true)
    expect(await see(sara, id)).toMatchObject({ waiting: null, order_id: null })
  })

  it('safety 8: pressed by two phones and told by two processes at once, a share is paid once and the order is one', async () => {
    const { id, order, sara, omar, lina, ids } = await collecting()
    await pay(lina, id, ids.lina)
    const [first, second] = await Promise.all([open(omar, id, ids.omar), open(omar, id, ids.omar)])
    expect(second.reference).toBe(first.reference)
    const last = await open(sara, id, ids.sara)
    await Promise.all([omar.pay(first.pay_url), sara.pay(last.pay_url)])
    const beside = await makeTestApp({ beside: test })
    await Promise.all(
      [first, last].flatMap(({ reference }) =>
        [test, beside, test, beside].map(({ deps }) => settleAttempt(deps, shop.tenantId, reference)),
      ),
    )
    await beside.close()
    expect(await orderRow(order.id)).toMatchObject({ status: 'created', captured: 2900, refunding: 0 })
  })

  it('attack: strangers pay nothing, the host neither pays it all beside the shares nor edits what friends have paid', async () => {
    const { id, order, sara, omar, ids } = await collecting()
    const stranger = shop.guest()
    await stranger.openCart()
    const body = { member_ids: [ids.omar] }
    expect(await stranger.refused('POST', `${path}/${id}/payments`, body)).toMatchObject({
      code: 'group-not-joined',
    })
    expect(await omar.refused('POST', `${path}/${id}/collect`, {})).toMatchObject({ code: 'group-host-only' })
    expect(await sara.refused('POST', `/api/v1/orders/${order.id}/payments`, {})).toMatchObject({
      code: 'group-collects',
    })
    await pay(omar, id, ids.omar)
    const cart = await current(sara)
    const tea = { item_id: shop.itemId('Tea') }
    expect(await sara.refused('POST', `/api/v1/carts/${cart.cart_id}/lines`, tea)).toMatchObject({
      code: 'group-collects',
    })
    const { version } = await sara.order(order.id)
    await sara.call<OrderWire>('POST', `/api/v1/orders/${order.id}/cancel`, { version })
    await followGroupOrder(test.deps, shop.tenantId, order.id)
    await test.sweep()
    expect(payments(await see(omar, id))).toEqual(['none', 'none', 'none'])
    await sara.add(await current(sara), shop.itemId('Tea'))
  })

  it('safety 5: a paid share is no order that staff could give back by itself: it goes back with the host’s alone', async () => {
    const { id, order, sara, omar, lina, ids } = await collecting()
    await pay(omar, id, ids.omar)
    const owner = await shop.staff()
    const share = await shareOf(order.id, ids.omar)
    const refund = `/api/v1/staff/orders/${share}/refunds`
    const nothing = { code: 'nothing-to-refund' }
    expect(await owner.refused('POST', refund, { reason: 'cold' })).toMatchObject(nothing)
    await Promise.all([pay(lina, id, ids.lina), pay(sara, id, ids.sara)])
    expect(await owner.refused('POST', refund, { reason: 'cold' })).toMatchObject(nothing)
    const { data } = await owner.call<OrderListWire>('GET', '/api/v1/staff/orders')
    const seen = data.map((one) => one.id)
    expect([seen.includes(order.id), seen.includes(share)]).toEqual([true, false])
    expect(await owner.refused('GET', `/api/v1/staff/orders/${share}`)).toMatchObject({
      code: 'order-unavailable',
    })
  })

  it('safety 5: of an order that never came to be, a share that the gateway would not give back is seen and sent again', async () => {
    const { id, order, sara, omar, ids } = await collecting()
    await pay(omar, id, ids.omar)
    await test.bench.setFaults({ refunds: { mode: 'later', seconds: 0, outcome: 'failed' } })
    const { version } = await sara.order(order.id)
    await sara.call<OrderWire>('POST', `/api/v1/orders/${order.id}/cancel`, { version })
    await followGroupOrder(test.deps, shop.tenantId, order.id)
    for (const _ of [1, 2]) {
      test.pass(3_600_000)
      await test.sweep()
    }
    await test.bench.setFaults({})
    const share = await shareOf(order.id, ids.omar)
    expect(await orderRow(share)).toMatchObject({ captured: 300, refunding: 0 })
    const owner = await shop.staff()
    const { data } = await owner.call<OrderListWire>('GET', '/api/v1/staff/orders')
    expect(data.map((one) => one.id)).toContain(share)
    const { ticket } = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${share}`)
    expect(ticket.may).toEqual(['refund'])
    await owner.call('POST', `/api/v1/staff/orders/${share}/refunds`, { reason: 'called off' })
    expect(await orderRow(share)).toMatchObject({ refunded: 300 })
    const after = await owner.call<OrderListWire>('GET', '/api/v1/staff/orders')
    expect(after.data.map((one) => one.id)).not.toContain(share)
  })
})
