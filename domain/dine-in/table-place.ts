import { hourMs } from '../core/durations.ts'
import { refuse, type Refusal } from '../core/refusal.ts'

/** What staff are told of a table before they show a party to it; they may go on. */
export const placeWarnings = ['table-too-small', 'table-booked-soon'] as const
export type PlaceWarning = (typeof placeWarnings)[number]

/** A reservation that comes to a table within so much time is told of, ms. */
export const bookedSoonMs = hourMs

/** Tables that a party is to sit at, as they are now. */
export interface TablePlace {
  /** Of all of them together. */
  readonly seats: number
  /** Other guests sit there. */
  readonly taken: boolean
  /** Staff have put it out of service for now. */
  readonly blocked: boolean
  /** When another party's reservation begins there next, UTC ms; one that is due already too. */
  readonly bookedAt?: number | undefined
}

/** Who sits there then. */
export interface SeatedParty {
  readonly guests: number
  /** Until when the party's own reservation takes its tables, UTC ms; none = it has none. */
  readonly until?: number | undefined
}

/**
 * Takes a place, who is to sit there, now (UTC ms) and what staff were told of and go on with. Refuses 'table-taken' and
 * 'table-blocked'; 'tables-taken' when the party has a reservation, which cannot hold a table that another's holds; and,
 * unless staff go on, 'table-too-small' and 'table-booked-soon'. Rule "Moving a party".
 */
export function refusePlace(
  place: TablePlace,
  { guests, until }: SeatedParty,
  now: number,
  anyway: readonly PlaceWarning[],
): Refusal | undefined {
  const { bookedAt } = place
  if (place.taken) return refuse('table-taken')
  if (place.blocked) return refuse('table-blocked')
  if (bookedAt !== undefined && until !== undefined && bookedAt < until) return refuse('tables-taken')
  if (guests > place.seats && !anyway.includes('table-too-small'))
    return refuse('table-too-small', { details: { guests, seats: place.seats } })
  if (bookedAt !== undefined && bookedAt < now + bookedSoonMs && !anyway.includes('table-booked-soon'))
    return refuse('table-booked-soon', { details: { at: new Date(bookedAt).toISOString() } })
  return undefined
}

/** Takes the names of the tables that a party sits at, its first one first; returns how they are called together. */
export function namePlaces(names: readonly string[]): string {
  return names.join(' + ')
}
