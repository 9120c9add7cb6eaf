import type { ReservationDay, ReservationSlot } from './reservation-day.ts'
import { daysBetween, parseDate } from '../core/zoned-time.ts'

/** What a guest wanted: minutes from the day's midnight, and an area, if one was chosen. */
export interface WantedTime {
  readonly minutes?: number | undefined
  readonly areaId?: string | undefined
}

/**
 * Takes a day and what was wanted; returns its free times, each once, the nearest first: by distance in time, then in the
 * wanted area, then the earlier one. At most so many.
 */
export function nearestSlots(
  day: ReservationDay,
  { minutes, areaId }: WantedTime,
  most: number,
): ReservationSlot[] {
  const far = (slot: ReservationSlot) => (minutes === undefined ? 0 : Math.abs(slot.minutes - minutes))
  const other = (slot: ReservationSlot) => (areaId === undefined || slot.areaId === areaId ? 0 : 1)
  const free = day.slots
    .filter((slot) => slot.seating)
    .sort((a, b) => far(a) - far(b) || other(a) - other(b) || a.start - b.start)
  const once = new Map<number, ReservationSlot>()
  for (const slot of free) if (!once.has(slot.minutes)) once.set(slot.minutes, slot)
  return [...once.values()].slice(0, most)
}

/**
 * Takes other days, the wanted date and what was wanted; returns the nearest free time of each of the nearest days with
 * room, at most so many; of two days as near the later one first, since a guest plans ahead.
 */
export function nearestDays(
  days: readonly ReservationDay[],
  date: string,
  wanted: WantedTime,
  most: number,
): ReservationSlot[] {
  const from = parseDate(date)
  const away = (day: ReservationDay) => {
    const to = parseDate(day.date)
    return from && to ? daysBetween(from, to) : 0
  }
  return days
    .filter((day) => day.date !== date)
    .sort((a, b) => Math.abs(away(a)) - Math.abs(away(b)) || away(b) - away(a))
    .flatMap((day) => nearestSlots(day, wanted, 1))
    .slice(0, most)
}
