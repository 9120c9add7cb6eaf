import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BranchWire } from '#contract/menu/menu.ts'
import { samplePlan } from '#contract/dine-in/sample-plan.ts'
import type { SlotLoadWire, TimingWire } from '#contract/timing/timing.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { askSlots, chooseSlot, slotFromTomorrow } from '#server/testing/slots-of-shop.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let manager: Visitor
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  shop = await makeShop(test)
  manager = await shop.staff('manager')
})

const path = (rest: string) => `/api/v1/staff/branches/${shop.branchIds[0]}/${rest}`
const timing = () => manager.call<TimingWire>('GET', path('timing'))
const branch = async () => {
  const { data } = await shop
    .guest()
    .call<{ data: BranchWire }>('GET', `/api/v1/branch/frontend/branches/${shop.branchIds[0]}`)
  return data
}

it('a manager keeps hours, holidays, pauses and slots; guests see them at once', async () => {
  const before = await timing()
  expect(before.plan).toMatchObject({ hours: [], exceptions: [], slots: { period_minutes: 30 } })
  const saved = await manager.call<TimingWire>('PUT', path('timing'), {
    plan: { ...samplePlan, hours: [], exceptions: [{ ...samplePlan.exceptions[0], from: before.today }] },
    seen: before.seen,
  })
  expect(saved.plan).toMatchObject({ slots: samplePlan.slots, pauses: samplePlan.pauses })
  expect((await timing()).seen).toBe(saved.seen)
  expect(saved.now.open).toBe(false)
  expect((await branch()).open).toBe(false)
  // closed by the holiday for the whole strip of days
  expect((await askSlots(shop.guest(), shop.branchIds[0] ?? '')).next_free).toBeNull()
})

it('two managers at once: the second is told, and nothing of the first is lost', async () => {
  const { seen } = await timing()
  await manager.call('PUT', path('timing'), { plan: samplePlan, seen })
  const other = await shop.staff('manager')
  expect(await other.refused('PUT', path('timing'), { plan: samplePlan, seen })).toMatchObject({
    status: 409,
    code: 'plan-changed',
  })
})

it('what is no date, name or amount is refused field by field', async () => {
  const { seen } = await timing()
  const [holiday] = samplePlan.exceptions
  const plan = {
    ...samplePlan,
    exceptions: [
      { ...holiday, from: '2027-02-30', to: '2027-02-30' },
      { ...holiday, name: { ar: '', en: ' ' }, from: '2027-03-02', to: '2027-03-01' },
    ],
    slots: { ...samplePlan.slots, most_amount: '0.00' },
  }
  const refused = await manager.refused('PUT', path('timing'), { plan, seen })
  expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual([
    'exceptions.0.from',
    'exceptions.1.from',
    'exceptions.1.name',
    'slots.most_amount',
  ])
})

it('a pause of now ends by itself, or earlier by hand; a cashier may', async () => {
  const cashier = await shop.staff('cashier')
  const paused = await cashier.call<TimingWire>('PUT', path('pause'), { minutes: 30 })
  expect(paused.paused_until).toMatch(/^\d\d:\d\d [AP]M$/)
  expect(await branch()).toMatchObject({
    open: false,
    hours_note: `Short break, back at ${paused.paused_until}`,
  })
  await cashier.call('PUT', path('pause'), { minutes: 0 })
  expect((await branch()).open).toBe(true)
  await cashier.call('PUT', path('pause'), { minutes: 10 })
  test.pass(11 * 60_000)
  expect((await branch()).open).toBe(true)
  expect((await timing()).plan.pauses).toEqual([])
})

it('shows what is taken of a day’s slots', async () => {
  const { seen } = await timing()
  const plan = {
    ...samplePlan,
    hours: [],
    exceptions: [],
    pauses: [],
    slots: { ...samplePlan.slots, cut_off: null },
  }
  await manager.call('PUT', path('timing'), { plan, seen })
  const { guest, cart } = await shop.guestWith('Shawarma')
  const slot = await slotFromTomorrow(guest, shop.branchIds[0] ?? '')
  await guest.place(await chooseSlot(guest, cart, slot.start))
  const day = await manager.call<SlotLoadWire>(
    'GET',
    path(`slot-load?date=${slot.date.replaceAll('/', '-')}`),
  )
  expect(day.words).toBe('Tomorrow')
  expect(day.slots.find(({ start }) => start === slot.start)).toMatchObject({
    orders: 1,
    minutes: 5,
    amount: '20.00',
    percent: 10,
    open: true,
  })
  expect(await manager.refused('GET', path('slot-load?date=2026-02-30'))).toMatchObject({
    code: 'date-invalid',
  })
})
