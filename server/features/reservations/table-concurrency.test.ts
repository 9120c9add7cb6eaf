import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AlternativesWire, ReservationWire } from '#contract/reservations/reservation-wire.ts'
import type { ErrorBody } from '#contract/core/wire.ts'
import { claimTables, isTaken } from '#server/store/reservations/table-claims.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import {
  bookingGuest,
  dayAhead,
  reservationsPath,
  takeReservations,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import { makeCustomer } from '#server/testing/make-customer.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeSecondApp } from '#server/testing/second-app.ts'
import { makeMobile } from '#server/testing/sign-in-customer.ts'
import { startServerProcess } from '#server/testing/start-server-process.ts'
import { Visitor } from '#server/testing/visitor.ts'

/** `npm run rivals`: 500 guests for 20 tables over two server processes; `npm test`: 60 for 6, over two apps. */
const long = process.env['TEST_MODE'] === 'rivals'
const [racers, tables, atOnce] = long ? [500, 20, 125] : [60, 6, 30]

let test: TestApp
let shop: Shop
let floor: ReservationFloor
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
  floor = await takeReservations(test, shop, { areas: { hall: Array.from({ length: tables }, () => 4) } })
})
afterAll(async () => {
  for (const end of ends) await end()
  await test.close()
})

type App = ConstructorParameters<typeof Visitor>[0]

/** A server process of its own, reached over HTTP. */
async function startProcess(): Promise<App> {
  const process = await startServerProcess(test.database.appUrl, 'unlimited')
  ends.push(() => process.stop())
  return process.app
}

interface Outcome {
  readonly won: boolean
  readonly code?: string
  readonly message?: string
  readonly alternatives?: AlternativesWire
}

/** Books like a person who signed in with a code: a busy server is asked again; the tables that are held are confirmed. */
async function book(guest: Visitor, time: string, date: string): Promise<Outcome> {
  const hands = bookingGuest(guest, floor)
  const phone = makeMobile()
  await makeCustomer(test, shop, guest, phone)
  for (;;) {
    const response = await guest.send('POST', reservationsPath, hands.place(date, time, 3, 'hall'))
    const answer = (await response.json()) as ReservationWire & ErrorBody
    if (response.status === 503 || answer.code === 'repeat-with-same-key') continue
    if (!response.ok)
      return {
        won: false,
        code: answer.code,
        message: answer.message,
        alternatives: answer.details?.['alternatives'] as AlternativesWire,
      }
    return confirm(guest, answer.id, phone)
  }
}

async function confirm(guest: Visitor, id: string, phone: string): Promise<Outcome> {
  for (;;) {
    const body = { name: 'Rival', phone, action: 'confirm' }
    const response = await guest.send('PUT', `${reservationsPath}/${id}`, body)
    const answer = (await response.json()) as ErrorBody
    if (response.ok) return { won: true }
    if (response.status !== 503 && answer.code !== 'repeat-with-same-key')
      return { won: false, code: answer.code, message: answer.message }
  }
}

const overlaps = () =>
  asSuperuser(test.database.superuserUrl, async (client) => {
    const { rows } = await client.query(
      `select a.table_id from table_claims a join table_claims b
       on a.tenant_id = b.tenant_id and a.table_id = b.table_id and a.id < b.id and a.span && b.span`,
    )
    return rows
  })
const takenBy = () =>
  asSuperuser(test.database.superuserUrl, async (client) => {
    const { rows } = await client.query<{ status: string; count: number }>(
      `select r.status, count(*)::int as count from reservations r
       join table_claims c on c.tenant_id = r.tenant_id and c.reservation_id = r.id group by r.status`,
    )
    return rows
  })

describe('rivals for the tables of one evening, over two processes', () => {
  it(
    'rule "Free tables": no table is given twice, and who is refused gets other times or the exact message',
    async () => {
      const date = dayAhead(test, 3)
      const second = makeSecondApp(test)
      ends.push(() => second.close())
      const apps: App[] = long ? [await startProcess(), await startProcess()] : [test.app, second.app]
      const outcomes: Outcome[] = []
      for (let from = 0; from < racers; from += atOnce) {
        const wave = Array.from({ length: Math.min(atOnce, racers - from) }, (_, at) => {
          const visitor = new Visitor(apps[at % 2] ?? test.app, shop.host)
          return book(visitor, at % 5 === 0 ? '20:30' : '20:00', date)
        })
        outcomes.push(...(await Promise.all(wave)))
      }
      expect(outcomes.filter((one) => one.won)).toHaveLength(tables)
      const lost = outcomes.filter((one) => !one.won)
      expect(lost).toHaveLength(racers - tables)
      for (const { code, message, alternatives } of lost) {
        expect({ code, message }).toEqual({
          code: 'reservation-full',
          message: 'Fully booked, try another date',
        })
        expect((alternatives?.times.length ?? 0) + (alternatives?.days.length ?? 0)).toBeGreaterThan(0)
      }
      expect(await overlaps()).toEqual([])
      expect(await takenBy()).toEqual([{ status: 'confirmed', count: tables }])
    },
    long ? 600_000 : 120_000,
  )

  it('rule "Free tables": the database itself refuses a table twice, by its exclusion constraint', async () => {
    const [table = ''] = floor.tableIds
    const date = dayAhead(test, 5)
    const [one, other] = [bookingGuest(shop.guest(), floor), bookingGuest(shop.guest(), floor)]
    const held = await one.hold(date, '20:00', 3)
    const racer = await other.hold(date, '20:30', 3)
    const span = { start: Date.parse(held.start) + 60_000, end: Date.parse(held.end) }
    const twice = test.database.db.write(shop.tenantId, (tx) =>
      claimTables(tx, floor.branchId, [table], span, { reservationId: racer.id }),
    )
    expect(await twice.then(() => 'taken twice', isTaken)).toBe(true)
  })

  it('safety 9: guests without a proven number hold half of an evening, also at once and in different rooms', async () => {
    const shop = await makeShop(test)
    const names = Array.from({ length: 8 }, (_, at) => `room${at}`)
    const own = await takeReservations(test, shop, {
      areas: Object.fromEntries(names.map((name) => [name, [4]])),
    })
    const date = dayAhead(test, 4)
    const answers = await Promise.all(
      names.map(async (name) => {
        const guest = shop.guest()
        const response = await guest.send(
          'POST',
          reservationsPath,
          bookingGuest(guest, own).place(date, '20:00', 3, name),
        )
        return response.ok ? 'held' : ((await response.json()) as ErrorBody).code
      }),
    )
    expect(answers.sort()).toEqual([...Array(4).fill('held'), ...Array(4).fill('slot-proof')])
  })
})
