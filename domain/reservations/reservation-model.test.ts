import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatingsFor } from './fit-tables.ts'
import { listReservationDay } from './reservation-day.ts'
import {
  stayOf,
  usualReservationRules,
  type Coming,
  type ReservationPlan,
  type TableClaim,
} from './reservation-plan.ts'
import { toLocal } from '../core/zoned-time.ts'

const minuteMs = 60_000
const dinner = {
  id: 'd',
  name: { ar: 'ع', en: 'Dinner' },
  days: [0, 1, 2, 3, 4, 5, 6],
  areaIds: [],
  cost: { per: 'none', amount: 0 },
} as const
/** `npm run tables`: for each rule as many houses as fit into a minute and a half. */
const long = process.env['TEST_MODE'] === 'reservations'
const tries = long ? { numRuns: 1_000_000, interruptAfterTimeLimit: 90_000 } : { numRuns: 150 }
const timeout = long ? 180_000 : 30_000

/** Zones with nights of 23 and 25 hours, and one whose clocks change at midnight. */
const someZone = fc.constantFrom(
  'Africa/Cairo',
  'Asia/Riyadh',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Europe/London',
)
const someDate = fc.constantFrom(
  '2026-03-29',
  '2026-04-05',
  '2026-04-23',
  '2026-04-24',
  '2026-09-06',
  '2026-10-04',
  '2026-10-25',
  '2026-10-29',
  '2026-10-30',
)
const someTables = fc.array(
  fc.record({
    areaId: fc.constantFrom('a', 'b'),
    seatsFrom: fc.integer({ min: 1, max: 3 }),
    more: fc.integer({ min: 0, max: 5 }),
  }),
  { minLength: 1, maxLength: 8 },
)
const someFloor = fc.record({
  zone: someZone,
  date: someDate,
  tables: someTables,
  pairs: fc.array(
    fc.tuple(fc.nat(7), fc.nat(7), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 8 })),
    { maxLength: 4 },
  ),
  stay: fc.integer({ min: 15, max: 240 }),
  turn: fc.integer({ min: 0, max: 45 }),
  pace: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  from: fc.integer({ min: 0, max: 1380 }),
  length: fc.integer({ min: 0, max: 700 }),
  slot: fc.constantFrom(15, 30, 60),
  wishes: fc.array(fc.record({ guests: fc.integer({ min: 1, max: 9 }), pick: fc.nat(1000) }), {
    minLength: 1,
    maxLength: 25,
  }),
})
type Floor = typeof someFloor extends fc.Arbitrary<infer T> ? T : never

function planOf(floor: Floor): ReservationPlan {
  const tables = floor.tables.map((one, at) => ({
    id: `t${at}`,
    areaId: one.areaId,
    seatsFrom: one.seatsFrom,
    seats: one.seatsFrom + one.more,
  }))
  const id = (n: number) => `t${n % tables.length}`
  return {
    timeZone: floor.zone,
    rules: {
      ...usualReservationRules,
      leadMinutes: 0,
      maximumDuration: 400,
      slotMinutes: floor.slot,
      stays: [{ guestsTo: 100, minutes: floor.stay }],
      turnMinutes: floor.turn,
      ...(floor.pace !== undefined && { coversPerQuarter: floor.pace }),
      periods: [{ ...dinner, from: floor.from, last: floor.from + floor.length }],
    },
    areaIds: ['a', 'b'],
    tables,
    combinations: floor.pairs
      .filter(([one, other]) => id(one) !== id(other))
      .map(([one, other, from, more], at) => ({
        id: `c${at}`,
        tableIds: [id(one), id(other)],
        seatsFrom: from,
        seats: from + more,
      })),
  }
}

describe('any house, on any night', () => {
  it(
    'rule "Free tables": no table is ever given twice, to too many, or beyond the pace',
    () => {
      fc.assert(
        fc.property(someFloor, (floor) => {
          const plan = planOf(floor)
          const claims: TableClaim[] = []
          const coming: Coming[] = []
          const now = Date.parse('2026-01-10T00:00:00Z')
          for (const { guests, pick } of floor.wishes) {
            const day = listReservationDay({ plan, book: { claims, coming }, date: floor.date, guests, now })
            const open = day.slots.filter((slot) => slot.seating)
            const slot = open[pick % Math.max(1, open.length)]
            if (!slot?.seating) continue
            for (const tableId of slot.seating.tableIds) {
              expect(
                claims.filter(
                  (one) => one.tableId === tableId && one.start < slot.freeAt && slot.start < one.end,
                ),
              ).toEqual([])
              claims.push({ tableId, start: slot.start, end: slot.freeAt })
            }
            expect(slot.seating.seats).toBeGreaterThanOrEqual(guests)
            expect(slot.end - slot.start).toBe(stayOf(plan.rules, guests) * minuteMs)
            coming.push({ start: slot.start, guests })
          }
          if (floor.pace === undefined) return
          const quarters = Map.groupBy(coming, (one) => Math.floor(one.start / (15 * minuteMs)))
          for (const own of quarters.values()) {
            const sum = own.reduce((total, one) => total + one.guests, 0)
            expect(own.length === 1 || sum <= floor.pace).toBe(true)
          }
        }),
        tries,
      )
    },
    timeout,
  )

  it(
    'spec 5: a free time has the smallest tables that are free then; a full one has none that are',
    () => {
      fc.assert(
        fc.property(
          someFloor,
          fc.array(
            fc.tuple(fc.nat(7), fc.integer({ min: -300, max: 1500 }), fc.integer({ min: 15, max: 300 })),
            { maxLength: 12 },
          ),
          (floor, busy) => {
            const plan = planOf(floor)
            const guests = floor.wishes[0]?.guests ?? 1
            const asked = { plan, date: floor.date, guests, now: Date.parse('2026-01-10T00:00:00Z') }
            const base =
              listReservationDay({ ...asked, book: { claims: [], coming: [] } }).slots[0]?.start ?? 0
            const claims = busy.map(([table, from, minutes]) => ({
              tableId: `t${table}`,
              start: base + from * minuteMs,
              end: base + (from + minutes) * minuteMs,
            }))
            const isFree = (id: string, start: number, end: number) =>
              !claims.some((one) => one.tableId === id && one.start < end && start < one.end)
            for (const slot of listReservationDay({ ...asked, book: { claims, coming: [] } }).slots) {
              const possible = seatingsFor(plan, guests).filter(
                (one) =>
                  one.areaId === slot.areaId &&
                  one.tableIds.every((id) => isFree(id, slot.start, slot.freeAt)),
              )
              expect(slot.seating?.seats).toBe(
                possible.length === 0 ? undefined : Math.min(...possible.map((one) => one.seats)),
              )
            }
          },
        ),
        tries,
      )
    },
    timeout,
  )

  it(
    'safety 37: every time exists on the clocks of its zone, once, and says rightly whether it is the next day',
    () => {
      fc.assert(
        fc.property(someFloor, (floor) => {
          const plan = planOf(floor)
          const day = listReservationDay({
            plan,
            book: { claims: [], coming: [] },
            date: floor.date,
            guests: 1,
            now: Date.parse('2026-01-10T00:00:00Z'),
          })
          const seen = new Set<string>()
          for (const slot of day.slots) {
            const local = toLocal(slot.start, floor.zone)
            expect(local.minutes).toBe(slot.minutes % 1440)
            const own = `${local.year}-${String(local.month).padStart(2, '0')}-${String(local.day).padStart(2, '0')}`
            expect(own === floor.date).toBe(slot.minutes < 1440)
            const key = `${slot.areaId} ${slot.start}`
            expect(seen.has(key)).toBe(false)
            seen.add(key)
          }
        }),
        tries,
      )
    },
    timeout,
  )
})
