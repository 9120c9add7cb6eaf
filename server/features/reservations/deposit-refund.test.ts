import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderListWire, OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import {
  bookingGuest,
  dayAhead,
  dinner,
  reservationsPath,
  takeReservations,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { settleAttempt } from '../payments/payment/settle-attempt.ts'

let test: TestApp
let shop: Shop
let floor: ReservationFloor
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
  const paid = { ...dinner({ per: 'guest', amount: 2500 }), id: 'paid', from: 720, last: 840 }
  const rules = { periods: [dinner(), paid], refund: { hours: 24, percentAfter: 50 } }
  floor = await takeReservations(test, shop, { areas: { hall: [2, 4] }, rules })
  owner = await shop.staff()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  await test.bench.setFaults({})
})

/** A reservation of two guests with its deposit of 50.00 paid, and the order row of that. */
async function paidDeposit(day: string) {
  const hands = bookingGuest(shop.guest(), floor)
  const held = await hands.hold(day, '12:00')
  await hands.confirm(held.id)
  const step = await hands.guest.call<{ reference: string; pay_url: string }>(
    'POST',
    `${reservationsPath}/${held.id}/payments`,
    {},
  )
  await hands.guest.pay(step.pay_url)
  await settleAttempt(test.deps, shop.tenantId, step.reference)
  const { id: orderId } = await test.database.db.read(shop.tenantId, ({ q }) =>
    q.selectFrom('orders').select('id').where('reservation_id', '=', held.id).executeTakeFirstOrThrow(),
  )
  return { ...hands, id: held.id, orderId }
}

const page = (orderId: string) => owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${orderId}`)
const refund = (orderId: string, body: object = {}) =>
  owner.call('POST', `/api/v1/staff/orders/${orderId}/refunds`, { reason: 'kitchen closed', ...body })

describe('decision 0051: a deposit that staff give back', () => {
  it('safety 6: stands in the list of orders and goes back by credit notes, as all that was sold', async () => {
    const one = await paidDeposit(dayAhead(test, 3))
    const { data } = await owner.call<OrderListWire>('GET', '/api/v1/staff/orders')
    expect(data.map(({ id }) => id)).toContain(one.orderId)
    expect((await page(one.orderId)).ticket.may).toEqual(['refund'])
    await refund(one.orderId, { amount: '20.00' })
    await refund(one.orderId)
    const after = await page(one.orderId)
    expect(after.credit_notes).toMatchObject([
      { value: '20.00', rest: '20.00', rest_to: 'card' },
      { value: '30.00', rest: '30.00', rest_to: 'card' },
    ])
    const vat = after.credit_notes.reduce((sum, note) => sum + Number(note.vat), 0)
    expect(vat.toFixed(2)).toBe(after.ticket.sums?.vat)
    expect(after.ticket).toMatchObject({ refunded: '50.00', may: [] })
    // what is back is not given back again with the reservation
    expect(await one.put(one.id, { action: 'cancel' })).toMatchObject({
      status: 'cancelled',
      refunded: '50.00',
    })
    expect((await page(one.orderId)).credit_notes).toHaveLength(2)
  })

  it('safety 5: refused by the gateway it is owed to its credit note; the reservation may end meanwhile', async () => {
    const one = await paidDeposit(dayAhead(test, 4))
    await test.bench.setFaults({ refunds: { mode: 'later', seconds: 0, outcome: 'failed' } })
    await refund(one.orderId)
    test.pass(3_600_000)
    await test.sweep()
    await test.bench.setFaults({})
    expect((await page(one.orderId)).ticket).toMatchObject({ refunding: '0.00', may: ['refund'] })
    expect(await one.put(one.id, { action: 'cancel' })).toMatchObject({ status: 'cancelled' })
    await refund(one.orderId)
    const after = await page(one.orderId)
    expect(after.ticket).toMatchObject({ refunded: '50.00', may: [] })
    expect(after.credit_notes).toMatchObject([{ value: '50.00' }])
  })

  it('decision 0202: who may not refund gives back what the rule says, and not a halala more', async () => {
    const cancel = async (member: Visitor, id: string, day: string, refund_all: boolean) => {
      const at = `/api/v1/staff/reservations/day?branch_id=${floor.branchId}&date=${day}`
      const { bookings } = await member.call<ReservationDeskDayWire>('GET', at)
      const version = bookings.find((one) => one.id === id)?.version
      const body = { act: 'cancel', version, refund_all }
      return member.send('POST', `/api/v1/staff/reservations/${id}/acts`, body)
    }
    const [day, later] = [dayAhead(test, 2), dayAhead(test, 9)]
    const [late, early] = [await paidDeposit(day), await paidDeposit(later)]
    expect((await cancel(await shop.staff('host'), early.id, later, true)).status, 'its rule').toBe(200)
    // within the 24 hours half of it stays, by the restaurant's rule
    test.pass(36 * 3_600_000)
    const host = await shop.staff('host')
    const refused = await cancel(host, late.id, day, true)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'refund-right-needed' })
    expect((await cancel(host, late.id, day, false)).status).toBe(200)
    const manager = await shop.staff('manager')
    const { credit_notes } = await manager.call<OrderPageWire>('GET', `/api/v1/staff/orders/${late.orderId}`)
    expect(credit_notes).toMatchObject([{ value: '25.00' }])
  })
})
