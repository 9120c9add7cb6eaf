import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FloorPlanWire } from '#contract/reservations/reservation-rules.ts'
import { takeReservations, type ReservationFloor } from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

const path = '/api/v1/staff/floor-plan'
let test: TestApp
let shop: Shop
let floor: ReservationFloor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  floor = await takeReservations(test, shop, { areas: { hall: [2, 4] } })
})
afterAll(() => test.close())

it('safety 10: of two managers at one floor plan the second hears of the first, and nothing is written over', async () => {
  const manager = await shop.staff('manager')
  const seen = await manager.call<FloorPlanWire>('GET', `${path}?branch_id=${floor.branchId}`)
  const tables = seen.areas.flatMap((area) => area.tables)
  const save = (first: object, more: object = {}) => ({
    branch_id: seen.branch_id,
    seen: seen.seen,
    combinations: [],
    tables: tables.map((table, at) => (at === 0 ? { ...table, ...first } : table)),
    ...more,
  })
  const saved = await manager.call<FloorPlanWire>('PUT', path, save({ bookable: false }))
  expect(saved.seen).not.toBe(seen.seen)
  const late = await manager.refused('PUT', path, save({ seats: 9 }))
  expect(late).toMatchObject({ status: 409, code: 'plan-changed' })
  const again = save({ bookable: false, seats: 9 }, { seen: saved.seen })
  const after = await manager.call<FloorPlanWire>('PUT', path, again)
  expect(after.areas.flatMap((area) => area.tables)[0]).toMatchObject({ bookable: false, seats: 9 })
})
