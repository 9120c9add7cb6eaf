import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinQueue, makeQueueShop, partyOf, serve, type QueueShop } from '#server/testing/make-queue.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
/** Tables for 2, 4, 4 and, in another area, 6. */
let place: QueueShop
let host: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  place = await makeQueueShop(test, [[2, 4, 4], [6]])
  host = await place.shop.staff('host')
})
afterAll(() => test.close())

const tableAt = (area: number, at: number) => place.tableIds[area]?.[at] ?? ''
const suggested = async (guests_count: number) => {
  const { id } = await joinQueue(place, { guests_count })
  const { tables } = await partyOf(host, place.branchId, id)
  await serve(host, place.branchId, id, { act: 'cancel' })
  return tables
}
const minutesFrom = (minutes: number) => new Date(test.deps.clock() + minutes * 60_000).toISOString()
const book = (body: object) =>
  host.call('POST', '/api/v1/staff/reservations', {
    branch_id: place.branchId,
    guests: 2,
    name: 'Noura',
    phone: '0551234567',
    tell: false,
    ...body,
  })

it('tables that a reservation sits at, that it comes to, or that staff keep free are suggested last, and say so', async () => {
  expect((await suggested(3)).map(({ id }) => id)).toEqual([tableAt(0, 1), tableAt(0, 2), tableAt(1, 0)])
  await book({ source: 'walkin', table_ids: [tableAt(0, 1)] })
  await book({ source: 'phone', start: minutesFrom(40), table_ids: [tableAt(0, 2)] })
  const after = await suggested(3)
  expect(after).toMatchObject([
    { id: tableAt(1, 0), held: null, booked: null },
    { id: tableAt(0, 1), held: 'seated', booked: null },
    { id: tableAt(0, 2), held: null },
  ])
  expect(after[2]?.booked).toMatch(/\d\d:\d\d/)
  await host.call('POST', '/api/v1/staff/table-blocks', {
    branch_id: place.branchId,
    table_ids: [tableAt(1, 0)],
    start: minutesFrom(-1),
    end: minutesFrom(60),
    reason: 'broken',
  })
  expect((await suggested(6)).at(0)).toMatchObject({ id: tableAt(1, 0), held: 'blocked' })
})

it('a party for which no table has seats is offered the largest, to which another is put', async () => {
  const tables = await suggested(9)
  expect(tables.map(({ seats }) => seats)).toEqual([2, 6, 4, 4])
  const { id } = await joinQueue(place, { guests_count: 9 })
  const seated = await serve(host, place.branchId, id, { act: 'seat', table_id: tableAt(0, 0) })
  expect(seated.state).toBe('seated')
})
