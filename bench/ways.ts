import { listReservationDay, type DayAsked } from '#domain/reservations/reservation-day.ts'
import { usualReservationRules } from '#domain/reservations/reservation-plan.ts'
import { listSlots, type SlotsAsked } from '#domain/timing/slots.ts'
import type { Minor } from '#domain/core/money.ts'
import { makeZoneIndex } from '#domain/delivery/zone-index.ts'
import { median, type ReportRow } from './report.ts'
import { makeZoneCity } from './zone-city.ts'

/** A small measure of the ways to order and to book: the pure work of one call, without server and network. */
interface Measure {
  readonly what: string
  /** Most milliseconds, by the issue; none where it names none. */
  readonly most?: number
  /** How often it is run; a long one seldom. */
  readonly rounds: number
  readonly work: () => void
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const prayers = [300, 730, 920, 1050, 1140].map((from) => ({ days: everyDay, from, to: from + 25 }))

/** A branch of Cairo at its busiest: quarters of an hour till after midnight, prayers, Ramadan, a stop of now. */
const cairo: SlotsAsked = {
  plan: {
    timeZone: 'Africa/Cairo',
    hours: [{ days: everyDay, from: 480, to: 1560 }],
    typeHours: { delivery: [{ days: everyDay, from: 600, to: 1500 }] },
    exceptions: [
      {
        id: 'r',
        name: { ar: '', en: '' },
        from: '2026-10-26',
        to: '2026-11-10',
        types: [],
        windows: [{ days: everyDay, from: 960, to: 1620 }],
      },
    ],
    pauses: [{ id: 'p', name: { ar: '', en: '' }, types: [], kind: 'weekly', windows: prayers }],
  },
  rule: {
    periodMinutes: 15,
    leadMinutes: 45,
    stopMinutes: 15,
    limits: { orders: 10, minutes: 200, amount: 500_000 as Minor },
  },
  type: 'delivery',
  now: Date.parse('2026-10-22T09:00:00Z'),
  daysAhead: 14,
}

const city = makeZoneCity(500, 10_000)
const index = makeZoneIndex(city.zones)
/** A house of 100 tables in four areas with 60 combinations, on an evening for which 300 parties are booked. */
const fullRestaurant: DayAsked = {
  plan: {
    timeZone: 'Africa/Cairo',
    rules: {
      ...usualReservationRules,
      slotMinutes: 15,
      coversPerQuarter: 200,
      periods: [
        {
          id: 'p',
          name: { ar: '', en: '' },
          days: everyDay,
          from: 720,
          last: 1500,
          areaIds: [],
          cost: { per: 'none', amount: 0 },
        },
      ],
    },
    areaIds: ['a0', 'a1', 'a2', 'a3'],
    tables: Array.from({ length: 100 }, (_, at) => ({
      id: `t${at}`,
      areaId: `a${at % 4}`,
      seatsFrom: 1,
      seats: 2 + (at % 7),
    })),
    combinations: Array.from({ length: 60 }, (_, at) => ({
      id: `c${at}`,
      tableIds: [`t${at}`, `t${at + 4}`, `t${at + 8}`],
      seatsFrom: 6,
      seats: 12,
    })),
  },
  book: {
    claims: Array.from({ length: 300 }, (_, at) => {
      const start = Date.parse('2026-10-29T11:00:00Z') + (at % 3) * 3 * 3_600_000
      return { tableId: `t${Math.floor(at / 3)}`, start, end: start + 135 * 60_000 }
    }),
    coming: [],
  },
  date: '2026-10-29',
  guests: 6,
  now: Date.parse('2026-10-22T09:00:00Z'),
}

const measures: readonly Measure[] = [
  {
    rounds: 200,
    what: 'reservation times of a day for 100 tables, 60 combinations and 300 bookings',
    most: 20,
    work: () => void listReservationDay(fullRestaurant),
  },
  {
    what: 'slot list of 14 days, quarters of an hour, with prayers, an exception and a change of clocks',
    most: 10,
    rounds: 200,
    work: () => void listSlots(cairo),
  },
  {
    what: '10,000 random points over 500 zones of 30 corners each',
    rounds: 30,
    work: () => {
      for (const point of city.points) index.at(point)
    },
  },
  {
    what: 'those 500 zones made ready to be asked',
    rounds: 30,
    work: () => void makeZoneIndex(city.zones),
  },
]

/** Runs each measure often; returns its median beside the bar of the issue. */
export function wayRows(): ReportRow[] {
  return measures.map(({ what, most, rounds, work }) => {
    for (let i = 0; i < 10; i += 1) work()
    const times = Array.from({ length: rounds }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    })
    const ours = median(times)
    return {
      what,
      ours: `${ours.toFixed(2)} ms`,
      limit: '–',
      share: '–',
      bar: most === undefined ? '–' : `${most} ms`,
      met: most === undefined ? undefined : ours < most,
    }
  })
}
