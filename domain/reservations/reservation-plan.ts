import type { Minor } from '../core/money.ts'
import type { Words } from '../core/words.ts'

/** A table as reservations see it. */
export interface FloorTable {
  readonly id: string
  readonly areaId: string
  /** The least and the most guests that it is given to. */
  readonly seatsFrom: number
  readonly seats: number
}

/** Tables that can be put together. They stand in the area of the first. */
export interface TableCombination {
  readonly id: string
  readonly tableIds: readonly string[]
  readonly seatsFrom: number
  readonly seats: number
}

/** What a time costs: nothing, a sum for the table, or a sum for each guest. */
export interface PeriodCost {
  readonly per: 'none' | 'table' | 'guest'
  readonly amount: Minor
}

/** Times at which guests are seated: lunch, dinner. Minutes from the day's local midnight; above 1440 is the next day. */
export interface ReservationPeriod {
  readonly id: string
  readonly name: Words
  /** 0 = Sunday … 6 = Saturday. */
  readonly days: readonly number[]
  /** First and last seating, both included. */
  readonly from: number
  readonly last: number
  /** None = all areas. */
  readonly areaIds: readonly string[]
  readonly cost: PeriodCost
}

/** Days that are not as usual: closed, for guests without a booking alone, or with periods of their own. */
export interface SpecialDay {
  readonly id: string
  readonly name: Words
  /** First and last day, YYYY-MM-DD, both included. */
  readonly from: string
  readonly to: string
  readonly kind: 'closed' | 'walk_in' | 'special'
  readonly periods: readonly ReservationPeriod[]
}

/** How a branch takes reservations. Spec 3 (reservation settings), 5, 9. */
export interface ReservationRules {
  readonly personCountFrom: number
  readonly personCountTo: number
  /** Days ahead. */
  readonly maximumDuration: number
  /** Minutes for which pending and pending_payment hold the tables. */
  readonly duration: number
  /** Minutes after the start at which who has not come is a no-show. */
  readonly noShow: number
  readonly slotMinutes: number
  /** The least time from booking to the start. */
  readonly leadMinutes: number
  /** How long a party stays: the first whose `guestsTo` is not below its size; the last for all larger ones. */
  readonly stays: readonly { readonly guestsTo: number; readonly minutes: number }[]
  /** Between two parties at a table. */
  readonly turnMinutes: number
  /** Guests who may come within a quarter of an hour; none = no limit. */
  readonly coversPerQuarter?: number
  /** A guest may change a reservation until so many hours before. */
  readonly changeHours: number
  /** Cancelled until so many hours before, all of the deposit goes back; afterwards so many percent. */
  readonly refund: { readonly hours: number; readonly percentAfter: number }
  readonly remindHours: readonly number[]
  readonly waitlist: boolean
  readonly periods: readonly ReservationPeriod[]
  readonly specialDays: readonly SpecialDay[]
}

/** All that the engine knows of a branch before the clock and the bookings. */
export interface ReservationPlan {
  readonly timeZone: string
  readonly rules: ReservationRules
  /** In the order of the house. */
  readonly areaIds: readonly string[]
  readonly tables: readonly FloorTable[]
  readonly combinations: readonly TableCombination[]
}

/** A span of time in which a table is taken, its gap included; UTC ms. */
export interface TableClaim {
  readonly tableId: string
  readonly start: number
  readonly end: number
}

/** A party that comes at a moment (UTC ms): what pacing counts. */
export interface Coming {
  readonly start: number
  readonly guests: number
}

/** What is booked already. */
export interface ReservationBook {
  readonly claims: readonly TableClaim[]
  readonly coming: readonly Coming[]
}

/** What a branch without rules of its own begins with, when it is switched on in the console. */
export const usualReservationRules: ReservationRules = {
  personCountFrom: 1,
  personCountTo: 12,
  maximumDuration: 30,
  duration: 10,
  noShow: 20,
  slotMinutes: 30,
  leadMinutes: 60,
  stays: [
    { guestsTo: 2, minutes: 90 },
    { guestsTo: 6, minutes: 120 },
    { guestsTo: 100, minutes: 150 },
  ],
  turnMinutes: 15,
  changeHours: 4,
  refund: { hours: 24, percentAfter: 0 },
  remindHours: [24, 3],
  waitlist: true,
  periods: [],
  specialDays: [],
}

/** Takes rules and a party's size; returns how long it stays, in minutes. */
export function stayOf({ stays }: Pick<ReservationRules, 'stays'>, guests: number): number {
  const own = stays.toSorted((a, b) => a.guestsTo - b.guestsTo)
  return (own.find((stay) => guests <= stay.guestsTo) ?? own.at(-1))?.minutes ?? 120
}

/** Takes a period's cost and a party's size; returns what it costs, minor units. Spec 5: to pay only when above 0. */
export function costOf({ per, amount }: PeriodCost, guests: number): Minor {
  return per === 'none' ? 0 : per === 'guest' ? amount * guests : amount
}
