import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { carryOutbox } from '#server/testing/carry-outbox.ts'
import { deskOf, joinQueue, makeQueueShop, type QueueShop } from '#server/testing/make-queue.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const path = '/api/v1/staff/waiting-removals'
let test: TestApp
let place: QueueShop
let host: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  place = await makeQueueShop(test)
  host = await place.shop.staff('host')
})
afterAll(() => test.close())

const messagesOf = () =>
  test.database.db.read(place.shop.tenantId, ({ q }) =>
    q.selectFrom('messages').select('id').where('tenant_id', '=', place.shop.tenantId).execute(),
  )
async function carry(): Promise<void> {
  const look = new pg.Client(test.database.superuserUrl)
  await look.connect()
  try {
    await carryOutbox(test, look, place.shop.tenantId)
  } finally {
    await look.end()
  }
}

it('attack: a queue that made-up numbers filled is empty by one press, and no message is paid for', async () => {
  const joined = []
  for (let i = 0; i < 12; i += 1) joined.push(await joinQueue(place, {}))
  const stays = await joinQueue(place, {})
  await carry()
  const before = (await messagesOf()).length
  const parties = (await deskOf(host, place.branchId)).areas.flatMap((area) => area.parties)
  expect(parties.every(({ proven }) => !proven)).toBe(true)
  const body = { branch_id: place.branchId, ids: joined.map(({ id }) => id), reason: 'Made-up numbers' }
  expect(await host.call('POST', path, body)).toEqual({ removed: 12 })
  await carry()
  expect((await messagesOf()).length).toBe(before)
  expect(await joined[3]?.ticket()).toMatchObject({ state: 'canceled' })
  expect(await stays.ticket()).toMatchObject({ state: 'waiting', place: 1 })
  const desk = await deskOf(host, place.branchId)
  expect(desk.ended.slice(0, 12).every(({ reason }) => reason === 'Made-up numbers')).toBe(true)
  const log = await test.database.db.read(place.shop.tenantId, ({ q }) =>
    q
      .selectFrom('audit_log')
      .select(['subject', 'after'])
      .where('tenant_id', '=', place.shop.tenantId)
      .where('action', '=', 'queue-remove-many')
      .execute(),
  )
  expect(log).toEqual([{ subject: place.branchId, after: { removed: 12 } }])
  // what is gone already is passed over, and a press that is sent twice does nothing
  expect(await host.refused('POST', path, body)).toMatchObject({ code: 'waiting-not-found' })
  expect(await host.call('POST', path, { ...body, ids: [...body.ids, stays.id] })).toEqual({ removed: 1 })
})

it('two hosts who remove at once remove each party once', async () => {
  const joined = []
  for (let i = 0; i < 6; i += 1) joined.push(await joinQueue(place, {}))
  const other = await place.shop.staff('manager')
  const body = { branch_id: place.branchId, ids: joined.map(({ id }) => id), reason: '' }
  const answers = await Promise.all([host.send('POST', path, body), other.send('POST', path, body)])
  const removed = await Promise.all(
    answers.filter(({ ok }) => ok).map(async (one) => ((await one.json()) as { removed: number }).removed),
  )
  expect(removed.reduce((sum, one) => sum + one, 0)).toBe(6)
})
