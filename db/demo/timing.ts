import type { HoursException, Pause } from '#domain/timing/opening.ts'
import type { BranchSlotRule } from '#server/store/timing/load-timing.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const at = (hour: number, minute = 0) => hour * 60 + minute

/** How the demo's branches take orders for later: each kitchen by what it can make. */
export const slotRules = {
  saffron: { periodMinutes: 30, leadMinutes: 45, stopMinutes: 30, limits: { orders: 12, minutes: 240 } },
  nile: { periodMinutes: 30, leadMinutes: 60, stopMinutes: 30, limits: { orders: 10, minutes: 300 } },
  marina: { periodMinutes: 20, leadMinutes: 40, stopMinutes: 20, limits: { orders: 8, amount: 200_000 } },
} as const satisfies Record<string, BranchSlotRule>

/** Evenings that pass midnight, all through Ramadan 1448. */
export const ramadan = (slug: string): HoursException => ({
  id: `${slug}ramadan`,
  name: { ar: 'رمضان', en: 'Ramadan' },
  from: '2027-02-08',
  to: '2027-03-09',
  types: [],
  windows: [{ days: everyDay, from: at(16), to: at(27) }],
})

/** Half of the day off. */
export const foundingDay = (slug: string): HoursException => ({
  id: `${slug}founding`,
  name: { ar: 'يوم التأسيس', en: 'Founding Day' },
  from: '2027-02-22',
  to: '2027-02-22',
  types: [],
  windows: [{ days: everyDay, from: at(19), to: at(27) }],
})

/** The two prayers of a Jeddah evening in winter, by the weekly timetable. */
export const jeddahPrayers: readonly Pause[] = [
  {
    id: 'corniche1',
    name: { ar: 'صلاة المغرب', en: 'Maghrib prayer' },
    types: [],
    kind: 'weekly',
    windows: [{ days: everyDay, from: at(17, 40), to: at(18) }],
    from: '2026-11-01',
    to: '2027-02-07',
  },
  {
    id: 'corniche2',
    name: { ar: 'صلاة العشاء', en: 'Isha prayer' },
    types: [],
    kind: 'weekly',
    windows: [{ days: everyDay, from: at(19, 10), to: at(19, 30) }],
    from: '2026-11-01',
    to: '2027-02-07',
  },
]
