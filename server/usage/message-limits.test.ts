import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MessagesWire } from '#contract/notifications/messages.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { saveSetting } from '#server/store/site/settings.ts'
import { carryOutbox } from '#server/testing/carry-outbox.ts'
import {
  bookingGuest,
  dayAhead,
  takeReservations,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { askForCode, bodyOf, makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { spend } from './spend.ts'
import type { MessageCause } from './message-usage.ts'

let test: TestApp
let shop: Shop
let floor: ReservationFloor
let look: pg.Client
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  look = new pg.Client(test.database.superuserUrl)
  await look.connect()
})
afterAll(async () => {
  await look.end()
  await test.close()
})
beforeEach(async () => {
  test.resetClock()
  // the middle of an hour, so that no test runs over its end
  test.pass(3600_000 - (test.deps.clock() % 3600_000) + 600_000)
  shop = await makeShop(test)
  floor = await takeReservations(test, shop, { areas: { hall: [4, 4, 4, 4, 4, 4, 4, 4] } })
})

const budget = (most: number) =>
  test.database.db.write(shop.tenantId, (db) =>
    saveSetting(db, 'general.mobile_messages_per_day', String(most)),
  )
const stranger: MessageCause = { by: 'guest', caller: {}, proven: false }
let next = 0
const send = (cause: MessageCause, mobile = makeMobile(), secret = false) =>
  test.database.db.write(shop.tenantId, (db) =>
    queueMessage(test.deps, db, {
      event: `news-${next++}`,
      cause,
      to: { mobile },
      language: 'en',
      body: 'Hello',
      secret,
    }),
  )
const sendMany = async (count: number, cause: MessageCause, mobile?: string) => {
  for (let one = 0; one < count; one += 1) await send(cause, mobile ?? makeMobile())
}
const rows = async (where = 'true') =>
  (
    await look.query<{ state: string; reason: string; event: string; recipient: string }>(
      `select state, reason, event, recipient from messages where tenant_id = $1 and ${where} order by at`,
      [shop.tenantId],
    )
  ).rows
const queued = async (where?: string) => (await rows(where)).filter(({ state }) => state === 'queued').length

describe('messages to numbers that nobody proved', () => {
  it('confirming and cancelling a table with somebody else’s number sends five messages a day, not 221', async () => {
    const hands = bookingGuest(shop.guest(), floor)
    const statuses: string[] = []
    for (let round = 0; round < 8; round += 1) {
      const held = await hands.hold(dayAhead(test, 2), '19:00')
      statuses.push((await hands.confirm(held.id)).status)
      await carryOutbox(test, look, shop.tenantId)
      statuses.push((await hands.put(held.id, { action: 'cancel' })).status)
      await carryOutbox(test, look, shop.tenantId)
    }
    // each is done all the same
    expect(statuses.filter((one) => one === 'confirmed')).toHaveLength(8)
    expect(statuses.filter((one) => one === 'cancelled')).toHaveLength(8)
    expect(await queued()).toBe(5)
    const skipped = (await rows()).filter(({ reason }) => reason === 'limit')
    expect(skipped).toHaveLength(11)
    const owner = await shop.staff()
    const { data } = await owner.call<MessagesWire>('GET', '/api/v1/staff/messages')
    expect(data[0]).toMatchObject({ state: 'failed', reason: 'limit', can_retry: true })
    test.pass(25 * 3600_000)
    await send(stranger, '+966551234567')
    expect(await queued()).toBe(6)
  })

  it('a stranger with a fresh browser and number for each is stopped at the address, others are not', async () => {
    const from = (address: string): MessageCause => ({ by: 'guest', caller: { address }, proven: false })
    await sendMany(130, from('thief'))
    expect(await queued()).toBe(120)
    await send(from('family'))
    expect(await queued()).toBe(121)
  })

  it('ten strangers at ten addresses stay within the restaurant’s budget, and codes have the last tenth', async () => {
    await budget(100)
    for (let one = 0; one < 10; one += 1)
      await sendMany(10, { by: 'guest', caller: { address: `a${one}` }, proven: false })
    // 40 of 100 within an hour, of which the last tenth is for codes
    expect(await queued()).toBe(36)
    const asked = await Promise.all(
      Array.from({ length: 8 }, () =>
        shop.guest().send('POST', '/api/v1/user/auth/request-code', bodyOf(makeMobile())),
      ),
    )
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    expect(await asked.find(({ status }) => status === 429)?.json()).toMatchObject({
      code: 'message-limit',
      details: { limit: 'restaurant' },
    })
    expect(await queued("event = 'sign-in-code'")).toBe(4)
  })

  it('orders that are paid or taken on, campaigns and what staff send to proven numbers go on', async () => {
    await budget(10)
    await sendMany(12, { by: 'order' })
    await sendMany(12, { by: 'campaign' })
    expect(await queued()).toBe(24)
  })

  it('what is told once is counted once', async () => {
    const tell = () =>
      test.database.db.write(shop.tenantId, (db) =>
        queueMessage(test.deps, db, {
          event: 'reservation-confirmed',
          cause: stranger,
          to: { mobile: '+966551112222' },
          language: 'en',
          body: 'Hello',
          once: 'the same',
        }),
      )
    for (let time = 0; time < 9; time += 1) await tell()
    await sendMany(4, stranger, '+966551112222')
    expect(await queued()).toBe(5)
  })
})

describe('the restaurant’s budget', () => {
  it('tells the owners by e-mail before it ends and when it has, once each', async () => {
    await shop.staff()
    await budget(100)
    const proven: MessageCause = { by: 'clock', proven: true }
    await sendMany(31, proven)
    expect(await rows("event = 'budget-alarm'")).toHaveLength(0)
    await sendMany(5, proven)
    expect(await rows("event = 'budget-alarm'")).toMatchObject([{ state: 'queued' }])
    for (let code = 0; code < 4; code += 1) await askForCode(test, shop, shop.guest(), makeMobile())
    expect(await rows("event = 'budget-alarm'")).toHaveLength(2)
    await shop.guest().refused('POST', '/api/v1/user/auth/request-code', bodyOf(makeMobile()))
    expect(await rows("event = 'budget-alarm'")).toHaveLength(2)
    const usage = (await (await shop.staff()).call<MessagesWire>('GET', '/api/v1/staff/messages')).usage
    expect(usage[0]).toMatchObject({ kind: 'mobile-message', hour: 40, most_in_hour: 40, state: 'over' })
  })

  it('is by the number of branches where the owner set none', async () => {
    const { usage } = await (await shop.staff()).call<MessagesWire>('GET', '/api/v1/staff/messages')
    expect(usage.map(({ kind, most_in_day }) => [kind, most_in_day])).toEqual([
      ['mobile-message', 1000],
      ['email', 2000],
      ['map-call', 3000],
    ])
  })

  it('each budget that the owner sets is the one that holds', async () => {
    for (const [at, key] of [
      'general.mobile_messages_per_day',
      'general.emails_per_day',
      'general.map_calls_per_day',
    ].entries())
      await test.database.db.write(shop.tenantId, (db) =>
        saveSetting(db, key as 'general.emails_per_day', String(50 + at)),
      )
    const spent = (['mobile-message', 'email', 'map-call'] as const).map(async (kind) => {
      const one = () =>
        test.database.db.write(shop.tenantId, (db) =>
          spend(test.deps, db, { kind, subjects: {}, reserve: 'all' }),
        )
      const answers = await Promise.all(Array.from({ length: 30 }, one))
      return answers.filter((refused) => refused === undefined).length
    })
    // two fifths of the day's within an hour
    expect(await Promise.all(spent)).toEqual([20, 21, 21])
  })

  it('counts hold no number and no address, and go after two days', async () => {
    await signInCustomer(test, shop, shop.guest(), '+966559998877')
    await send({ by: 'guest', caller: { address: 'the address' }, proven: false }, '+966559998877')
    const counts = async () =>
      (await look.query('select * from usage_counts where tenant_id = $1', [shop.tenantId])).rows
    const stored = JSON.stringify(await counts())
    expect(stored).not.toContain('559998877')
    expect(stored).not.toContain('the address')
    test.pass(49 * 3600_000)
    await test.sweep()
    expect(await counts()).toEqual([])
  })

  it('is exact however many spend at once', async () => {
    await budget(25)
    await Promise.all(Array.from({ length: 30 }, () => send(stranger)))
    expect(await queued()).toBe(9)
  })
})
