import { statesWhere } from '../core/states.ts'
import { refuse, type Refusal } from '../core/refusal.ts'

/** A party's way through the queue (rule "Places in the queue"). */
export const waitingStates = ['waiting', 'called', 'seated', 'canceled', 'no_show'] as const
export type WaitingState = (typeof waitingStates)[number]

/** It stands in the queue and has not ended (waiting_entries_in_queue). */
export const queuedStates = statesWhere(waitingStates, {
  waiting: true,
  called: true,
  seated: false,
  canceled: false,
  no_show: false,
})

/** What the page shows of a branch's queue. Spec 4. */
export type WaitingListState = 'no_waiting_list' | 'in_queue' | 'out_of_service'

/** What is done to an entry: by its guest, by the host, or by the clock. */
export type WaitingAct = 'delay' | 'cancel' | 'call' | 'skip' | 'seat' | 'no_show'

const next: Readonly<Record<WaitingAct, Readonly<Partial<Record<WaitingState, WaitingState>>>>> = {
  // one who is called and not ready goes back into the queue
  delay: { waiting: 'waiting', called: 'waiting' },
  skip: { waiting: 'waiting', called: 'waiting' },
  cancel: { waiting: 'canceled', called: 'canceled' },
  call: { waiting: 'called' },
  seat: { waiting: 'seated', called: 'seated' },
  no_show: { called: 'no_show' },
}

/** Numbers of the waiting list. */
export const waitingLimits = {
  /** Rule "Delay": one place at a time, at most three times. */
  delays: 3,
  party: 50,
  /** Parties in one queue at once. */
  queue: 300,
  callMinutes: 60,
  reason: 200,
  ratingDays: 14,
  devices: 5,
} as const

/** Spec 9: the area is always asked. */
export const enableArea = '1'

/** The one area of a branch that has none. */
export const wholeBranch = 'main'

/** Takes how many parties of a queue gave a number that nobody proved; returns whether another may join: they have half. */
export function mayJoinUnproven(parties: number): boolean {
  return parties < waitingLimits.queue / 2
}

/** Takes a state and an act; returns the state after it, or undefined when the act is not possible. Spec 4. */
export function waitingAfter(state: WaitingState, act: WaitingAct): WaitingState | undefined {
  return next[act][state]
}

/** Takes a state; returns whether the party is still in the queue. */
export function isInQueue(state: WaitingState): boolean {
  return state === 'waiting' || state === 'called'
}

/** A party as the order of a queue needs it. Ranks of one queue are all different, so the order is total. */
export interface Ranked {
  readonly id: string
  readonly rank: number
  readonly state: WaitingState
}

/** Takes the parties of a queue in any order; returns those who wait, first come first. */
export function queueOrder<T extends Ranked>(parties: readonly T[]): readonly T[] {
  return parties.filter(({ state }) => state === 'waiting').toSorted((a, b) => a.rank - b.rank)
}

/** Takes a queue and one of its parties; returns how many wait before it: none for one who is called. */
export function partiesAhead(parties: readonly Ranked[], { state, rank }: Ranked): number {
  return state === 'waiting' ? queueOrder(parties).filter((one) => one.rank < rank).length : 0
}

/**
 * Takes a queue and a party that goes back one place; returns the party with which it changes ranks, or undefined when
 * nobody waits behind it. Action `sub` of spec 4 and 7.
 */
export function placeBack(parties: readonly Ranked[], { rank }: Ranked): Ranked | undefined {
  return queueOrder(parties).find((one) => one.rank > rank)
}

/** Takes a party of a queue and how often it was delayed; returns why it cannot be delayed (again), if so. */
export function refuseDelay(parties: readonly Ranked[], one: Ranked, delays: number): Refusal | undefined {
  if (!waitingAfter(one.state, 'delay')) return refuse('waiting-changed')
  if (delays >= waitingLimits.delays) return refuse('waiting-delays')
  // one who is called may always say "not yet", even with nobody behind
  return one.state === 'waiting' && !placeBack(parties, one) ? refuse('waiting-last') : undefined
}

const letters = 26

/**
 * Takes the place of an area among its branch's areas (0 for the first) and the letters that the branch's queues have;
 * returns the one of its queue: that place, else the first free one; the place again when there is none. Decision 0132.
 */
export function freeLetter(area: number, taken: readonly number[]): number {
  const wanted = area % letters
  const all = [wanted, ...Array.from({ length: letters }, (_, letter) => letter)]
  return all.find((letter) => !taken.includes(letter)) ?? wanted
}

/** Takes a queue's letter (0 for A) and the running number of the day; returns it as people say it: A-27. */
export function waitingNumber(letter: number, no: number): string {
  return `${String.fromCharCode(65 + (letter % letters))}-${String(no).padStart(2, '0')}`
}

/** A table that a party could be seated at. */
export interface FreeTable {
  readonly id: string
  readonly seats: number
}

/** Takes free tables and a party; returns those that fit, the smallest first, then the order given. */
export function fittingTables<T extends FreeTable>(tables: readonly T[], party: number): readonly T[] {
  return tables.filter(({ seats }) => seats >= party).toSorted((a, b) => a.seats - b.seats)
}

/** Takes free tables, none of which is for a party; returns them, the largest first, then the order given. */
export function largestTables<T extends FreeTable>(tables: readonly T[]): readonly T[] {
  return tables.toSorted((a, b) => b.seats - a.seats)
}

/** What was forecast of a call and when it came, in minutes. */
export interface Forecast {
  readonly forecast: number
  readonly waited: number
}

/** Takes calls; returns by how much the forecasts were wrong in the middle, in whole percent; undefined without any. */
export function forecastError(calls: readonly Forecast[]): number | undefined {
  const errors = calls
    .filter(({ waited }) => waited >= 1)
    .map(({ forecast, waited }) => Math.abs(forecast - waited) / waited)
    .toSorted((a, b) => a - b)
  const middle = errors[Math.floor(errors.length / 2)]
  return middle === undefined ? undefined : Math.round(middle * 100)
}
