import { describe, expect, it } from 'vitest'
import { nearestDays, nearestSlots } from './nearest-slots.ts'
import { bookableDates, eveningOf, listReservationDay, type DayAsked } from './reservation-day.ts'
import {
  usualReservationRules,
  type Coming,
  type ReservationPeriod,
  type ReservationPlan,
  type ReservationRules,
  type TableClaim,
} from './reservation-plan.ts'
import { toLocal } from '../core/zoned-time.ts'

const minuteMs = 60_000
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const name = { ar: 'ع', en: 'Dinner' }
const free = { per: 'none', amount: 0 } as const
const dinner: ReservationPeriod = {
  id: 'd',
  name,
  days: everyDay,
  from: 1140,
  last: 1470,
  areaIds: [],
  cost: free,
}
const noon = Date.parse('2026-11-21T09:00:00Z')

const makePlan = (
  more: Partial<ReservationPlan> = {},
  rules: Partial<ReservationRules> = {},
): ReservationPlan => ({
  timeZone: 'Asia/Riyadh',
  rules: { ...usualReservationRules, leadMinutes: 0, periods: [dinner], ...rules },
  areaIds: ['hall', 'terrace'],
  tables: [
    { id: 'big', areaId: 'hall', seatsFrom: 3, seats: 6 },
    { id: 'small', areaId: 'hall', seatsFrom: 1, seats: 2 },
    { id: 'out', areaId: 'terrace', seatsFrom: 1, seats: 4 },
  ],
  combinations: [{ id: 'both', tableIds: ['big', 'small'], seatsFrom: 7, seats: 8 }],
  ...more,
})
const ask = (more: Partial<DayAsked> = {}): DayAsked => ({
  plan: makePlan(),
  book: { claims: [], coming: [] },
  date: '2026-11-22',
  guests: 2,
  now: noon,
  ...more,
})
const at = (asked: DayAsked, minutes: number, areaId = 'hall') =>
  listReservationDay(asked).slots.find((slot) => slot.areaId === areaId && slot.minutes === minutes)

describe('a day of reservations', () => {
  it('spec 5: gives the smallest tables first, a combination when no table is large enough', () => {
    const tablesFor = (guests: number) => at(ask({ guests }), 1200)?.seating?.tableIds
    expect(tablesFor(2)).toEqual(['small'])
    expect(tablesFor(3)).toEqual(['big'])
    expect(tablesFor(8)).toEqual(['big', 'small'])
    expect(tablesFor(9)).toBeUndefined()
  })

  it('rule "Free tables": a table is taken for the stay and the gap, to the minute', () => {
    const start = at(ask(), 1200)?.start ?? 0
    const claims = (from: number, to: number): TableClaim[] => [
      { tableId: 'small', start: start + from * minuteMs, end: start + to * minuteMs },
    ]
    const isFree = (from: number, to: number) =>
      at(ask({ book: { claims: claims(from, to), coming: [] } }), 1200)?.seating !== undefined
    expect([isFree(105, 200), isFree(104, 200), isFree(-90, 0), isFree(-90, 1)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('spec 4: times after midnight belong to the evening before and say so', () => {
    const slots = listReservationDay(ask()).slots.filter((slot) => slot.areaId === 'hall')
    expect(slots.filter((slot) => slot.isNextDay).map((slot) => slot.minutes)).toEqual([1440, 1470])
    expect(toLocal(slots.at(-1)?.start ?? 0, 'Asia/Riyadh')).toMatchObject({ day: 23, minutes: 30 })
  })

  it('rule "Evenings after midnight": while the evening runs on after midnight its later times can be booked', () => {
    // ten past midnight of the 22nd; the last seating is at half past
    const now = Date.parse('2026-11-21T21:10:00Z')
    const date = '2026-11-21'
    const minutes = (more: Partial<DayAsked> = {}) =>
      new Set(listReservationDay(ask({ date, now, ...more })).slots.map((slot) => slot.minutes))
    expect([...minutes()]).toEqual([1470])
    expect(bookableDates(makePlan(), now).slice(0, 2)).toEqual([date, '2026-11-22'])
    expect(bookableDates(makePlan(), now)).toHaveLength(32)
    const over = now + 21 * minuteMs
    expect(bookableDates(makePlan(), over)[0]).toBe('2026-11-22')
    expect(listReservationDay(ask({ date, now: over })).state).toBe('none')
    expect(bookableDates(makePlan({}, { leadMinutes: 60 }), now)[0], 'too soon').toBe('2026-11-22')
    expect(listReservationDay(ask({ date: '2026-11-20', now })).state).toBe('none')
    const special = { id: 's', name, from: date, to: date, kind: 'closed' as const, periods: [] }
    expect(bookableDates(makePlan({}, { specialDays: [special] }), now)[0]).toBe('2026-11-22')
  })

  it('a party that comes after midnight belongs to the evening that runs, until the day has seatings of its own', () => {
    const { rules } = makePlan()
    const local = (text: string) => Date.parse(`${text}+03:00`)
    const of = (text: string, own = rules) => eveningOf(own, local(text), 'Asia/Riyadh')
    expect(of('2026-11-22T00:10')).toEqual({ date: '2026-11-21', minutes: 1450 })
    expect(of('2026-11-22T04:59')).toEqual({ date: '2026-11-21', minutes: 1739 })
    expect(of('2026-11-22T05:00')).toEqual({ date: '2026-11-22', minutes: 300 })
    expect(of('2026-11-22T19:00')).toEqual({ date: '2026-11-22', minutes: 1140 })
    const suhoor = { ...rules, periods: [{ ...dinner, from: 120, last: 240 }] }
    expect(of('2026-11-22T01:59', suhoor).date).toBe('2026-11-21')
    expect(of('2026-11-22T02:30', suhoor)).toEqual({ date: '2026-11-22', minutes: 150 })
  })

  it('paces guests by the quarter of an hour; a party that is more than the pace comes alone', () => {
    const plan = makePlan({}, { coversPerQuarter: 4 })
    const start = at(ask(), 1200)?.start ?? 0
    const freeTables = (coming: Coming[], guests: number) =>
      at(ask({ plan, guests, book: { claims: [], coming } }), 1200)?.seating
    expect(freeTables([{ start: start + 5 * minuteMs, guests: 2 }], 2)).toBeDefined()
    expect(freeTables([{ start, guests: 3 }], 2)).toBeUndefined()
    expect(freeTables([{ start: start - minuteMs, guests: 4 }], 2)).toBeDefined()
    expect(freeTables([], 6)).toBeDefined()
    expect(freeTables([{ start, guests: 1 }], 6)).toBeUndefined()
  })

  it('closed, walk-in and special days: the shortest wins, with periods and cost of its own', () => {
    const day = (
      from: string,
      to: string,
      kind: 'closed' | 'walk_in' | 'special',
      periods: ReservationPeriod[] = [],
    ) => ({
      id: kind,
      name,
      from,
      to,
      kind,
      periods,
    })
    const party = {
      ...dinner,
      id: 'party',
      from: 1200,
      last: 1200,
      cost: { per: 'guest', amount: 5000 } as const,
    }
    const specialDays = [
      day('2026-11-20', '2026-11-30', 'closed'),
      day('2026-11-23', '2026-11-24', 'walk_in'),
      day('2026-11-24', '2026-11-24', 'special', [party]),
    ]
    const states = (date: string) => listReservationDay(ask({ plan: makePlan({}, { specialDays }), date }))
    expect(states('2026-11-22')).toMatchObject({ state: 'closed', slots: [] })
    expect(states('2026-11-23')).toMatchObject({ state: 'walk_in', slots: [] })
    expect(states('2026-11-24').slots.map(({ minutes, cost }) => [minutes, cost])).toContainEqual([
      1200, 10_000,
    ])
  })

  it('spec 5: nothing past, too soon, beyond the horizon, or while the branch is closed', () => {
    expect(listReservationDay(ask({ date: '2026-11-20' })).state).toBe('none')
    expect(listReservationDay(ask({ date: '2026-12-22' })).state).toBe('none')
    expect(bookableDates(makePlan(), noon)).toHaveLength(31)
    const soon = ask({
      date: '2026-11-21',
      now: Date.parse('2026-11-21T17:01:00Z'),
      plan: makePlan({}, { leadMinutes: 30 }),
    })
    expect(listReservationDay(soon).slots[0]?.minutes).toBe(1260)
    const open = [{ start: Date.parse('2026-11-22T16:00:00Z'), end: Date.parse('2026-11-22T18:00:00Z') }]
    expect([...new Set(listReservationDay(ask({ open })).slots.map((slot) => slot.minutes))]).toEqual([
      1140, 1170, 1200, 1230,
    ])
  })

  it('names the nearest other times, areas and days', () => {
    const start = at(ask(), 1200)?.start ?? 0
    const claims = [{ tableId: 'small', start: start - 600 * minuteMs, end: start + 60 * minuteMs }]
    const day = listReservationDay(ask({ book: { claims, coming: [] } }))
    const near = nearestSlots(day, { minutes: 1200, areaId: 'hall' }, 3).map((slot) => [
      slot.minutes,
      slot.areaId,
    ])
    expect(near).toEqual([
      [1200, 'terrace'],
      [1170, 'terrace'],
      [1230, 'terrace'],
    ])
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-25'].map((date) =>
      listReservationDay(ask({ date })),
    )
    expect(nearestDays(days, '2026-11-22', { minutes: 1200 }, 2).map((slot) => slot.date)).toEqual([
      '2026-11-23',
      '2026-11-21',
    ])
  })
})
