import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingWire, ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import type { ReservationWaitWire } from '#contract/reservations/reservation.ts'
import type { ReservationSettingsWire } from '#contract/reservations/reservation-slots.ts'
import { saveReasons } from '#server/store/reservations/reservation-choices.ts'
import { findRules, saveRules } from '#server/store/reservations/reservation-rules.ts'
import {
  bookingGuest,
  dayAhead,
  noticesOf,
  reservationsPath,
  takeReservations,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { offerTable } from './wait-for-table.ts'

let test: TestApp
let shop: Shop
/** One table for two, and a garden for parties of three and more. */
let floor: ReservationFloor
let garden: ReservationFloor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test, {
    branches: [{ name: { ar: 'Olaya', en: 'Olaya' } }, { name: { ar: 'Malaz', en: 'Malaz' } }],
  })
  floor = await takeReservations(test, shop, { areas: { hall: [2] } })
  const small = { areas: { garden: [4] }, rules: { personCountFrom: 3 } }
  garden = await takeReservations(test, shop, small, shop.branchIds[1])
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const newGuest = () => bookingGuest(shop.guest(), floor)
const waitlist = '/api/v1/reservation/waitlist'
const person = { name: 'Huda', phone: '0557654321' }

function waiting(date: string) {
  const hands = newGuest()
  const input = { branch_id: floor.branchId, date, guests_count: 2, from: '20:00', to: '20:00', ...person }
  return {
    ...hands,
    wait: () => hands.guest.call<ReservationWaitWire>('POST', waitlist, input),
    now: (id: string) => hands.guest.call<ReservationWaitWire>('GET', `${waitlist}/${id}`),
  }
}
const offer = (date: string) => offerTable(test.deps, shop.tenantId, { branchId: floor.branchId, date })
const daysNotified = (date: string) =>
  test.database.db.read(shop.tenantId, async (db) => {
    const of = db.q.selectFrom('outbox').select('payload').where('kind', '=', 'reservation-room')
    const rows = await of.where('tenant_id', '=', shop.tenantId).execute()
    return rows.filter(({ payload }) => (payload as { date: string }).date === date).length
  })
const switchTo = (branchId: string, enabled: boolean) =>
  test.database.db.write(shop.tenantId, async (tx) => {
    const row = await findRules(tx, branchId)
    if (row) await saveRules(tx, branchId, { enabled, rules: row.rules })
  })

describe('rule "Waiting for a full day": who waits for a full day', () => {
  it('is offered the table that a guest gives up by taking another time; an offer given up so waits no more', async () => {
    const date = dayAhead(test, 3)
    const [first, huda] = [newGuest(), waiting(date)]
    await first.hold(date, '20:00')
    const { id } = await huda.wait()
    const before = await daysNotified(date)
    await first.hold(date, '18:00')
    expect(await daysNotified(date)).toBe(before + 1)
    await offer(date)
    expect(await huda.now(id)).toMatchObject({ state: 'offered' })
    await huda.hold(date, '22:00')
    expect(await huda.now(id)).toMatchObject({ state: 'over' })
    const again = await huda.wait()
    expect([again.state, again.id === id]).toEqual(['waiting', false])
  })

  it('has been served when staff confirm what was offered', async () => {
    const date = dayAhead(test, 4)
    const huda = waiting(date)
    const { id } = await huda.wait()
    await offer(date)
    const host = await shop.staff('host')
    const path = `/api/v1/staff/reservations/day?branch_id=${floor.branchId}&date=${date}`
    const day = () => host.call<ReservationDeskDayWire>('GET', path)
    const [booking] = (await day()).bookings
    expect((await day()).waits).toMatchObject([{ id, state: 'offered' }])
    await host.call<BookingWire>('POST', `/api/v1/staff/reservations/${booking?.id}/acts`, {
      act: 'confirm',
      version: booking?.version,
    })
    expect(await huda.now(id)).toMatchObject({ state: 'taken' })
    expect((await day()).waits).toEqual([])
  })
})

describe('attack: strangers who wait for a full time', () => {
  const stateOf = (id: string) => shop.guest().call<ReservationWaitWire>('GET', `${waitlist}/${id}`)
  const waitAs = (guest: Visitor, date: string, phone: string) => {
    const input = { branch_id: floor.branchId, date, guests_count: 2, from: '20:00', to: '20:00' }
    return guest.call<ReservationWaitWire>('POST', waitlist, { ...input, name: 'Huda', phone })
  }

  it('are offered a table after those whose number is proven, however early they came', async () => {
    const date = dayAhead(test, 9)
    const strangers = []
    for (let i = 0; i < 3; i += 1) strangers.push(await waitAs(shop.guest(), date, `055700000${i}`))
    const [customer, mobile] = [shop.guest(), makeMobile()]
    await signInCustomer(test, shop, customer, mobile)
    const proven = await waitAs(customer, date, mobile)
    await offer(date)
    expect(await stateOf(proven.id)).toMatchObject({ state: 'offered' })
    for (const { id } of strangers) expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
  })

  it('wait once for a time by one number: the second browser is offered nothing more', async () => {
    const date = dayAhead(test, 10)
    const first = await waitAs(shop.guest(), date, '0557111111')
    const second = await waitAs(shop.guest(), date, '0557111111')
    const wide = { branch_id: floor.branchId, date, guests_count: 2, from: '18:00', to: '23:00' }
    const third = await shop.guest().call<ReservationWaitWire>('POST', waitlist, {
      ...wide,
      name: 'Huda',
      phone: '0557111111',
    })
    await offer(date)
    await offer(date)
    expect(await stateOf(first.id)).toMatchObject({ state: 'offered' })
    for (const { id } of [second, third]) expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
  })
})

describe('what a guest is told', () => {
  it('of a full time: another branch is named only if it takes so few', async () => {
    const date = dayAhead(test, 5)
    await newGuest().hold(date, '20:00')
    const { guest, place } = newGuest()
    expect(await guest.refused('POST', reservationsPath, place(date, '20:00', 2, 'hall'))).toMatchObject({
      code: 'reservation-full',
      details: { alternatives: { branches: [] } },
    })
  })

  it('of a reason that is offered no more: the cancelled reservation still says it', async () => {
    const hands = newGuest()
    const held = await hands.hold(dayAhead(test, 6), '20:00')
    await hands.confirm(held.id)
    await hands.put(held.id, { action: 'cancel', cancellation_reason_id: floor.reasonId })
    await test.database.db.write(shop.tenantId, (tx) => saveReasons(tx, [], new Date(test.deps.clock())))
    expect(await hands.read(held.id)).toMatchObject({ cancellation_reason: 'Plans changed' })
    const reasons = '/api/v1/branch/reservation-cancellation-reasons'
    expect(await hands.guest.call('GET', reasons)).toEqual({ data: [] })
  })

  it('after a standstill: reminders that lie behind are one message', async () => {
    const hands = newGuest()
    const held = await hands.hold(dayAhead(test, 7), '20:00')
    const { start } = await hands.confirm(held.id)
    test.pass(Date.parse(start) - 2 * 3_600_000 - test.deps.clock())
    for (let i = 0; i < 3; i += 1) await test.sweep()
    expect(await noticesOf(test, shop, held.id)).toEqual(['reservation-confirmed', 'reservation-reminder'])
  })
})

describe('a branch whose reservations are switched off', () => {
  it('says so, holds nothing more, and lets who holds a table there go on', async () => {
    const date = dayAhead(test, 8)
    const hands = bookingGuest(shop.guest(), garden)
    const held = await hands.hold(date, '20:00', 3, 'garden')
    const path = `/api/v1/branch/branches/${garden.branchId}/reservations-settings?frontend=true`
    const isOn = async () =>
      (await hands.guest.call<ReservationSettingsWire>('GET', path)).reservations_settings.enable
    expect(await isOn()).toBe(true)
    await switchTo(garden.branchId, false)
    expect(await isOn()).toBe(false)
    const other = bookingGuest(shop.guest(), garden)
    const input = other.place(date, '18:00', 3, 'garden')
    expect(await other.guest.refused('POST', reservationsPath, input)).toMatchObject({
      code: 'reservation-closed',
    })
    expect(await hands.confirm(held.id)).toMatchObject({ status: 'confirmed' })
    await switchTo(garden.branchId, true)
    expect(await isOn()).toBe(true)
  })
})
