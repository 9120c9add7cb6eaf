import { drawRest, learnStays, sizeBand, type Stay, type Turn } from '../reservations/turn-times.ts'

/** A table of the area, and who sits there. */
export interface TableNow {
  readonly seats: number
  /** Minutes since its guests sat down; none when it is free. */
  readonly satMinutes?: number | undefined
  readonly party?: number | undefined
}

/** What an estimate is made of: all of one branch's own. Times in minutes. */
export interface WaitFacts {
  readonly turns: readonly Turn[]
  readonly tables: readonly TableNow[]
  /** Those who wait, in the order of the queue, and for how long the first has waited. */
  readonly queue: readonly { readonly party: number }[]
  readonly firstWaitedMinutes: number
  /** How those ended who were in the queue before. */
  readonly past: { readonly seated: number; readonly left: number; readonly missed: number }
  /** How long a called party's table is kept. */
  readonly callMinutes: number
}

/** Whole minutes until the call: as likely later as earlier than `likely`, two of three times between `from` and `to`. */
export interface WaitRange {
  readonly likely: number
  readonly from: number
  readonly to: number
}

const mostRuns = 240
const leastRuns = 60
/** Between two parties a table is cleared, and the next one walks to it. */
const changeoverMinutes = 3
/** A table that stands free for longer while people wait has guests whom nobody has told us of. */
const trustedIdleMinutes = 6
/** What is believed of leaving and not coming before a branch has a past of its own. */
const usual = { left: 0.8, missed: 0.5, weight: 10 }

/**
 * Takes the facts of one queue and randomness; returns for each who waits, and for one more of the last one's size, when
 * the call comes. Plays the evening on many times over: guests leave as the branch's own turns say, each table that
 * becomes free goes to the first whom it fits. Without any table there is no estimate.
 */
export function estimateWaits(facts: WaitFacts, random: () => number): readonly WaitRange[] {
  const { tables, queue } = facts
  if (tables.length === 0 || queue.length === 0) return []
  const stays = learnStays(facts.turns)
  // a long queue is played fewer times: what comes late is spread wide anyway
  const runs = Math.round(Math.min(mostRuns, Math.max(leastRuns, (mostRuns * 16) / queue.length)))
  const samples = queue.map(() => new Float64Array(runs))
  const play = {
    ...facts,
    stays,
    chances: chancesOf(facts),
    largest: Math.max(...tables.map((one) => one.seats)),
  }
  for (let run = 0; run < runs; run += 1) {
    const calls = playOn(play, random)
    for (const [i, call] of calls.entries()) (samples[i] as Float64Array)[run] = call
  }
  return samples.map(rangeOf)
}

function chancesOf({ past }: WaitFacts): { left: number; missed: number } {
  const ended = past.seated + past.left + past.missed
  const called = past.seated + past.missed
  return {
    left: (usual.left + past.left) / (usual.weight + ended),
    missed: (usual.missed + past.missed) / (usual.weight + called),
  }
}

interface Play extends WaitFacts {
  readonly stays: readonly Stay[]
  readonly chances: { readonly left: number; readonly missed: number }
  readonly largest: number
}

/** One evening as it may go on; returns when each of the queue is called, were it to stay. */
function playOn(play: Play, random: () => number): number[] {
  const free = play.tables.map((table) => ({ seats: table.seats, at: firstFree(table, play, random) }))
  const called: number[] = play.queue.map(() => Number.POSITIVE_INFINITY)
  let waiting = play.queue.map(({ party }, i) => ({ i, party: Math.min(party, play.largest) }))
  while (waiting.length > 0) {
    const table = free.reduce((first, one) => (one.at < first.at ? one : first))
    const next = waiting.find(({ party }) => party <= table.seats)
    if (!next) {
      table.at = Number.POSITIVE_INFINITY
      continue
    }
    called[next.i] = table.at
    waiting = waiting.filter((one) => one !== next)
    // what those behind see of one who leaves: the table is still free
    if (random() < play.chances.left) continue
    table.at +=
      random() < play.chances.missed
        ? play.callMinutes
        : drawRest(stayOf(play, next.party), 0, random()) + changeoverMinutes
  }
  return called
}

function firstFree(table: TableNow, play: Play, random: () => number): number {
  if (table.satMinutes !== undefined)
    return (
      drawRest(stayOf(play, table.party ?? table.seats), table.satMinutes, random()) + changeoverMinutes / 2
    )
  if (play.firstWaitedMinutes <= trustedIdleMinutes) return 0
  const stay = stayOf(play, table.seats)
  return drawRest(stay, 0, random()) * random()
}

const stayOf = ({ stays }: Play, party: number): Stay => stays[sizeBand(party)] as Stay

function rangeOf(sample: Float64Array): WaitRange {
  const sorted = sample.toSorted()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { likely: Math.round(at(0.5)), from: Math.floor(at(0.14)), to: Math.ceil(at(0.86)) }
}

/** Takes a range; returns it as people read it: in steps of five minutes from ten on, never narrower than one step. */
export function readableRange({ from, to }: Pick<WaitRange, 'from' | 'to'>): { from: number; to: number } {
  const least = from < 10 ? Math.max(0, Math.floor(from)) : Math.floor(from / 5) * 5
  const most = to <= 10 ? Math.ceil(to) : Math.ceil(to / 5) * 5
  return { from: least, to: Math.max(most, least < 10 ? least + 2 : least + 5) }
}

/** Takes a number to begin with; returns randomness that is the same each time, between 0 and 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
