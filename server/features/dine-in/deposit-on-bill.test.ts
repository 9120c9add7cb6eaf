import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TableBillWire } from '#contract/dine-in/table-bill.ts'
import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import {
  bookingGuest,
  dayAhead,
  dinner,
  reservationsPath,
  takeReservations,
} from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { sitDown } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { settleAttempt } from '../payments/payment/settle-attempt.ts'

let test: TestApp
let shop: Shop
let staff: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test, {
    items: [{ name: 'Shawarma', types: ['pickup', 'dinein'] }],
    branches: [
      { name: { ar: 'العليا', en: 'Olaya' }, types: ['pickup', 'dinein'], acceptWithinMinutes: 240 },
    ],
  })
  staff = await shop.staff()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

let halls = 0
/** A party of two with a deposit of 50.00 that is paid, at a table of its own; and the printed code of that. */
async function paidParty() {
  const lunch = { ...dinner({ per: 'guest', amount: 2500 }), id: 'paid', from: 720, last: 840 }
  const rules = { periods: [lunch], refund: { hours: 24, percentAfter: 50 } }
  const floor = await takeReservations(test, shop, { areas: { [`hall${(halls += 1)}`]: [2, 4] }, rules })
  const [area = ''] = Object.keys(floor.areaIds)
  const hands = bookingGuest(shop.guest(), floor)
  const held = await hands.hold(dayAhead(test, 3), '12:00', 2, area)
  await hands.confirm(held.id, { phone: makeMobile() })
  const path = `${reservationsPath}/${held.id}`
  const step = await hands.guest.call<{ reference: string; pay_url: string }>('POST', `${path}/payments`, {})
  await hands.guest.pay(step.pay_url)
  await settleAttempt(test.deps, shop.tenantId, step.reference)
  const { code } = await test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('reservations as r')
      .innerJoin('tables as t', (join) =>
        join.on(({ eb, ref }) => eb(ref('t.id'), '=', eb.fn.any('r.table_ids'))),
      )
      .select('t.code')
      .where('r.id', '=', held.id)
      .executeTakeFirstOrThrow(),
  )
  const at = Date.parse(`${held.date}T12:00:00+03:00`)
  const act = async (name: string) => {
    const list = `/api/v1/staff/reservations?branch_id=${floor.branchId}&from=${held.date}&to=${held.date}`
    const { data } = await staff.call<{ data: BookingWire[] }>('GET', list)
    const version = data.find(({ id }) => id === held.id)?.version
    return staff.call('POST', `/api/v1/staff/reservations/${held.id}/acts`, { act: name, version })
  }
  return { hands, held, code, act, area, path, arrive: () => test.pass(at - test.deps.clock()) }
}

const billOf = (sessionId: string) =>
  staff.call<TableBillWire>('GET', `/api/v1/staff/table-sessions/${sessionId}/bill`)

describe('rule "Reservation deposits": a deposit', () => {
  it('is set against the bill of the table, and the rest alone is paid', async () => {
    const party = await paidParty()
    party.arrive()
    await party.act('seated')
    const phone = await sitDown(shop, party.code, 'Noura')
    for (let round = 0; round < 4; round += 1) {
      await phone.add(shop.itemId('Shawarma'))
      await phone.round()
    }
    // 80.00 less 50.00
    expect(await phone.inside()).toMatchObject({
      left: '30.00',
      payments: [{ amount: '50.00', paid: true, deposit: true }],
    })
    const bill = await billOf(phone.sessionId)
    expect(bill).toMatchObject({ left: '30.00', deposit_beyond: '0.00', payments: [{ deposit: true }] })
    await phone.payCard({ what: 'whole' })
    expect(await phone.session()).toMatchObject({ state: 'paid' })
    expect((await billOf(phone.sessionId)).payments.map(({ amount }) => amount).toSorted()).toEqual([
      '30.00',
      '50.00',
    ])
  })

  it('counts also where the guests sat down first, and not twice; it comes off when they are not seated after all', async () => {
    const party = await paidParty()
    party.arrive()
    const phone = await sitDown(shop, party.code, 'Noura')
    await phone.add(shop.itemId('Shawarma'))
    await phone.round()
    expect((await phone.inside()).left).toBe('20.00')
    await party.act('seated')
    expect((await phone.inside()).left).toBe('0.00')
    // what is beyond the bill is told to staff, who give it back
    expect(await billOf(phone.sessionId)).toMatchObject({ deposit_beyond: '30.00' })
    await party.act('arrived')
    expect((await phone.inside()).left).toBe('20.00')
    await party.act('seated')
    expect((await phone.inside()).payments).toHaveLength(1)
  })

  it('a deposit alone closes no table, and one of another party is none of this bill', async () => {
    const [party, other] = [await paidParty(), await paidParty()]
    party.arrive()
    await party.act('seated')
    const phone = await sitDown(shop, party.code, 'Noura')
    expect(await phone.session()).toMatchObject({ state: 'open' })
    const strangers = await sitDown(shop, other.code, 'Sara')
    await strangers.add(shop.itemId('Shawarma'))
    await strangers.round()
    expect(await strangers.inside()).toMatchObject({ left: '20.00', payments: [] })
  })

  it('that became too large goes back by the rule: all of the difference in time, half of it late', async () => {
    const lowered = async (hoursBefore?: number) => {
      test.resetClock()
      const party = await paidParty()
      const start = Date.parse(`${party.held.date}T12:00:00+03:00`)
      if (hoursBefore !== undefined) test.pass(start - hoursBefore * 3_600_000 - test.deps.clock())
      const place = (guests: number) => party.hands.place(party.held.date, '12:00', guests, party.area)
      await party.hands.put(party.held.id, place(1))
      const seen = await party.hands.guest.call<ReservationWire>('GET', party.path)
      return { seen, more: () => party.hands.guest.refused('PUT', party.path, place(2)) }
    }
    const { seen, more } = await lowered()
    expect(seen).toMatchObject({ status: 'confirmed', cost: '25.00', paid: '50.00', refunded: '25.00' })
    expect(await more()).toMatchObject({ code: 'reservation-costs-more' })
    expect((await lowered(20)).seen).toMatchObject({ cost: '25.00', paid: '50.00', refunded: '12.50' })
  })
})
