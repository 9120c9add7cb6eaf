import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { takeReservations } from '#server/testing/make-reservations.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: TableShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
})
afterAll(() => test.close())

it('rule "Free tables": a party that walks in is not sent to a table at which guests sit who scanned its code', async () => {
  // the smallest table for four is theirs
  await shop.tableWith('Tea')
  const { branchId } = await takeReservations(test, shop, { areas: { hall: [6] } })
  const host = await shop.staff('host')
  const body = { branch_id: branchId, source: 'walkin', guests: 4 }
  const path = '/api/v1/staff/reservations'
  const walked = await host.call<BookingWire>('POST', path, body)
  expect(walked).toMatchObject({ tables: ['T1'], visit: 'seated' })
  expect(await host.refused('POST', path, body)).toMatchObject({ code: 'tables-taken' })
})
