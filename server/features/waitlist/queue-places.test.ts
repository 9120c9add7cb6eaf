import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { saveArea } from '#server/store/dine-in/tables.ts'
import { deskOf, joinQueue, makeQueueShop, type QueueShop } from '#server/testing/make-queue.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let place: QueueShop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
})
afterAll(() => test.close())
beforeEach(async () => {
  place = await makeQueueShop(test, [[2], [2]])
})

const join = (area: number) => joinQueue(place, { area_id: place.areaIds[area] })
const write = (act: (tx: WriteDb) => Promise<unknown>) => test.database.db.write(place.shop.tenantId, act)

describe('a number in a queue', () => {
  it('decision 0132: keeps its letter in the hand, on the desk and on the screen when areas change places', async () => {
    const [hall, terrace] = [await join(0), await join(1)]
    expect([hall.number, terrace.number]).toEqual(['A-01', 'B-01'])
    await write(async (tx) => {
      const [id = ''] = place.areaIds
      await saveArea(tx, { id, branch_id: place.branchId, name_ar: 'ص', name_en: 'Hall', position: 9 })
    })
    expect([await hall.ticket(), await terrace.ticket()]).toMatchObject([
      { number: 'A-01' },
      { number: 'B-01' },
    ])
    const { areas } = await deskOf(await place.shop.staff('host'), place.branchId)
    expect(areas.map(({ parties }) => parties[0]?.number)).toEqual(['B-01', 'A-01'])
    expect((await join(0)).number).toBe('A-02')
  })

  it('decision 0132: no two queues of a branch get one letter', async () => {
    const terrace = await join(1)
    expect(terrace.number).toBe('B-01')
    await write(async (tx) => {
      const [, id = ''] = place.areaIds
      await saveArea(tx, { id, branch_id: place.branchId, name_ar: 'ت', name_en: 'Terrace', position: -1 })
    })
    // now the second area, whose letter by its place would be the terrace's
    expect((await join(0)).number).toBe('A-01')
  })

  it('decision 0132: a party that staff add again by the same press is told the number of its ticket', async () => {
    const host = await place.shop.staff('host')
    const body = { branch_id: place.branchId, area_id: place.areaIds[1], guests_count: 2, name: 'Salem' }
    const add = () => host.call('POST', '/api/v1/staff/waiting', body, { 'idempotency-key': 'at-the-door-2' })
    expect(await add()).toMatchObject({ number: 'B-01' })
    await write(async (tx) => {
      const [, id = ''] = place.areaIds
      await saveArea(tx, { id, branch_id: place.branchId, name_ar: 'ت', name_en: 'Terrace', position: -1 })
    })
    expect(await add()).toMatchObject({ number: 'B-01' })
  })
})

it('spec 4: who would go to the queue of another area is refused when that is full, as one who joins', async () => {
  const mover = await join(0)
  await join(1)
  await fill(place.areaIds[1] ?? '')
  const refused = await mover.guest.refused('PUT', `/api/v1/waiting-list/waiting/update/${mover.id}`, {
    area_id: place.areaIds[1],
  })
  expect(refused).toMatchObject({ code: 'waiting-full' })
  expect(await mover.ticket()).toMatchObject({ area: { id: place.areaIds[0] }, number: 'A-01' })
})

function fill(areaId: string): Promise<unknown> {
  return write(({ q, tenantId }) =>
    q
      .insertInto('waiting_entries')
      .values(
        Array.from({ length: waitingLimits.queue - 1 }, (_, i) => ({
          tenant_id: tenantId,
          id: `party-${i}`,
          branch_id: place.branchId,
          area_id: areaId,
          rank: 1000 + i,
          no: 2 + i,
          business_date: '2026-11-23',
          party: 2,
          name: 'Sara',
          mobile: null,
          language: 'ar' as const,
          source: 'staff' as const,
          browser: null,
          shopper: null,
          forecast_minutes: null,
          joined_at: new Date(test.deps.clock()),
          ended_by: null,
          table_id: null,
          session_id: null,
          stars: null,
        })),
      )
      .execute(),
  )
}
