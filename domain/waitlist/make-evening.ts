import { normalPoint } from '../core/normal-curve.ts'
import type { Turn } from '../reservations/turn-times.ts'
import { seededRandom, type WaitFacts } from './wait-estimate.ts'

/** What is true of a restaurant's evenings, and what no estimate is ever told. Minutes. */
interface Truth {
  readonly seats: readonly number[]
  /** Middle of the stay of the smallest parties, what each further guest adds, and the spread of its logarithm. */
  readonly stay: { readonly middle: number; readonly perGuest: number; readonly spread: number }
  readonly sizes: readonly { readonly party: number; readonly share: number }[]
  readonly perMinute: number
  readonly leaves: number
  readonly missed: number
  readonly clearing: number
  readonly callMinutes: number
  readonly minutes: number
}

/** A party that joined: what was known at that moment, and how long the call took from then. */
export interface Joined {
  /** How many joined the queue that evening before it and with it. */
  readonly no: number
  readonly facts: WaitFacts
  readonly ahead: number
  /** Minutes between two calls so far, in the mean; and the mean of the finished stays: what simple estimates use. */
  readonly callEvery: number
  readonly meanStay: number
  readonly waited: number
}

interface Waiting {
  readonly party: number
  readonly joined: number
  readonly leavesAt: number
  readonly comes: boolean
  readonly note: Omit<Joined, 'waited'> | undefined
}

/** Takes a number to begin with; returns what is true of one restaurant: 12 to 28 tables, quick or slow guests, full house. */
export function makeRestaurant(seed: number): Truth {
  const random = seededRandom(seed * 7919 + 13)
  const count = 12 + Math.floor(random() * 17)
  const seats = Array.from({ length: count }, () => [2, 2, 4, 4, 4, 6][Math.floor(random() * 6)] ?? 4)
  if (!seats.includes(6)) seats[0] = 6
  const middle = 32 + random() * 28
  const perGuest = 3 + random() * 6
  return {
    seats,
    stay: { middle, perGuest, spread: 0.22 + random() * 0.16 },
    sizes: [
      { party: 1, share: 0.08 },
      { party: 2, share: 0.38 },
      { party: 3, share: 0.17 },
      { party: 4, share: 0.22 },
      { party: 5, share: 0.09 },
      { party: 6, share: 0.06 },
    ],
    // a little more than the tables can take: the queue grows, as on a Thursday evening
    perMinute: (count / (middle + perGuest * 2 + 4)) * (1.05 + random() * 0.3),
    leaves: 0.04 + random() * 0.1,
    missed: 0.02 + random() * 0.06,
    clearing: 1 + random() * 3,
    callMinutes: 10,
    minutes: 300,
  }
}

interface Table {
  readonly seats: number
  freeAt: number
  party?: number | undefined
  satAt?: number | undefined
  over: number
}

/** One evening as it stands. */
interface Night {
  readonly truth: Truth
  readonly random: () => number
  readonly tables: readonly Table[]
  readonly turns: Turn[]
  readonly past: { seated: number; left: number; missed: number }
  readonly calls: number[]
  readonly done: Joined[]
  queue: Waiting[]
  count: number
}

/** What a branch has learnt: finished turns, and how those ended who waited. */
export interface Learnt {
  readonly turns: readonly Turn[]
  readonly past: WaitFacts['past']
}

const nothing: Learnt = { turns: [], past: { seated: 0, left: 0, missed: 0 } }

/**
 * Takes a restaurant, a number to begin with and what its branch has learnt on evenings before; plays one evening, from
 * empty tables on. Stays are log-normal, guests come at random, some leave the queue, some do not come when called.
 */
export function makeEvening(
  truth: Truth,
  seed: number,
  before: Learnt = nothing,
): Learnt & { joined: readonly Joined[] } {
  const night: Night = {
    truth,
    random: seededRandom(seed * 104_729 + 71),
    tables: truth.seats.map((seats) => ({ seats, freeAt: 0, over: 0 })),
    turns: [...before.turns],
    past: { ...before.past },
    calls: [],
    done: [],
    queue: [],
    count: 0,
  }
  const clock = Array.from({ length: truth.minutes * 4 }, (_, i) => ({ at: i / 2, party: 0 }))
  const moments = [...arrivalsOf(truth, night.random), ...clock].toSorted((a, b) => a.at - b.at)
  for (const { at, party } of moments) {
    serve(night, at)
    if (party === 0) continue
    join(night, at, party)
    serve(night, at)
  }
  return { joined: night.done.toSorted((a, b) => a.no - b.no), turns: night.turns, past: night.past }
}

function join(night: Night, at: number, party: number): void {
  const { truth, random, tables } = night
  const leavesAt = random() < truth.leaves ? at + random() * 40 : Number.POSITIVE_INFINITY
  const comes = random() >= truth.missed
  const waits = !tables.some((table) => table.freeAt <= at && table.seats >= party)
  if (waits) night.count += 1
  const note = waits && leavesAt === Number.POSITIVE_INFINITY ? noteOf(night, at, party) : undefined
  night.queue.push({ party, joined: at, leavesAt, comes, note })
}

/** Tables that are free by now go to the first whom they fit, in the order in which they became free. */
function serve(night: Night, now: number): void {
  for (const table of night.tables.toSorted((a, b) => a.freeAt - b.freeAt)) {
    if (table.satAt !== undefined && table.over <= now) {
      night.turns.push({ party: table.party ?? table.seats, minutes: table.over - table.satAt, over: true })
      table.satAt = undefined
    }
    while (table.freeAt <= now) {
      const next = night.queue.find((one) => one.party <= table.seats)
      if (!next) break
      const at = Math.max(table.freeAt, next.joined)
      night.queue = night.queue.filter((one) => one !== next)
      if (next.leavesAt < at) night.past.left += 1
      else callParty(night, table, next, at)
    }
  }
}

function callParty(
  { truth, random, past, calls, done }: Night,
  table: Table,
  one: Waiting,
  at: number,
): void {
  if (one.note) done.push({ ...one.note, waited: at - one.joined })
  calls.push(at)
  if (!one.comes) {
    past.missed += 1
    table.freeAt = at + truth.callMinutes
    return
  }
  past.seated += 1
  const { middle, perGuest, spread } = truth.stay
  const typical = Math.log(middle + perGuest * (one.party - 1))
  table.party = one.party
  table.satAt = at + 1 + random() * 3
  table.over = table.satAt + Math.exp(typical + spread * normalPoint(random()))
  table.freeAt = table.over + truth.clearing
}

/** What the product knows at this moment. While a table is cleared or kept, nobody may sit down there. */
function noteOf(night: Night, at: number, party: number): Omit<Joined, 'waited'> {
  const here = night.queue.filter((one) => one.leavesAt > at)
  const tables = night.tables.map(({ seats, satAt, party: size, freeAt }) => ({
    seats,
    satMinutes: satAt === undefined ? (freeAt > at ? 0.1 : undefined) : Math.max(0.1, at - satAt),
    party: satAt === undefined ? undefined : size,
  }))
  const under = tables.flatMap(({ satMinutes, party: size }) =>
    satMinutes !== undefined && size !== undefined ? [{ party: size, minutes: satMinutes, over: false }] : [],
  )
  const recent = night.calls.slice(-12)
  const between = ((recent.at(-1) ?? at) - (recent[0] ?? at)) / Math.max(1, recent.length - 1)
  const finished = night.turns.map((turn) => turn.minutes)
  return {
    no: night.count,
    facts: {
      turns: [...night.turns, ...under],
      tables,
      queue: [...here.map((one) => ({ party: one.party })), { party }],
      firstWaitedMinutes: here[0] ? at - here[0].joined : 0,
      past: { ...night.past },
      callMinutes: night.truth.callMinutes,
    },
    ahead: here.length,
    callEvery: between || 55 / tables.length,
    meanStay: finished.reduce((sum, one) => sum + one, 0) / finished.length || 55,
  }
}

function arrivalsOf({ minutes, perMinute, sizes }: Truth, random: () => number) {
  const arrivals: { at: number; party: number }[] = []
  for (let at = 0; at < minutes; at += -Math.log(1 - random()) / perMinute) {
    let share = random()
    const size = sizes.find((one) => (share -= one.share) <= 0) ?? sizes[1]
    arrivals.push({ at, party: size?.party ?? 2 })
  }
  return arrivals
}
