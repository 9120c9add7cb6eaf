import { normalHeight, normalPoint, normalShare } from '../core/normal-curve.ts'

/** One party at a table: how large, for how many minutes, and whether it has left or sits there still. */
export interface Turn {
  readonly party: number
  readonly minutes: number
  readonly over: boolean
}

/** How long parties of one size stay: the logarithm of the minutes is normal with this middle and spread. */
export interface Stay {
  readonly middle: number
  readonly spread: number
}

/** What a branch is taken for until it has turns of its own, and how many turns that is worth. */
const before = { middle: Math.log(55), spread: 0.4, weight: 3 }
/** How many turns of one size it takes to believe them as much as those of all sizes. */
const sizeWeight = 6
const rounds = 12
const narrowest = 0.12
const widest = 0.9

/** Takes a party; returns the band of sizes that stay about as long: 1-2, 3-4, 5-6, more. */
export function sizeBand(party: number): number {
  return Math.min(3, Math.max(0, Math.ceil(party / 2) - 1))
}

/**
 * Takes turns of a branch, finished ones and those under way; returns how long each band of sizes stays. Those under way
 * count as "longer than so far": by the finished ones alone an evening begins with the quickest parties. Spec 1 (waiting
 * list).
 */
export function learnStays(turns: readonly Turn[]): readonly Stay[] {
  const known = turns.filter(({ minutes }) => minutes > 0)
  const all = fit(known, { ...before })
  return [0, 1, 2, 3].map((band) => {
    const own = known.filter(({ party }) => sizeBand(party) === band)
    return fit(own, { middle: all.middle, spread: all.spread, weight: sizeWeight })
  })
}

/** Expectation and maximisation: what is unknown of a turn under way is taken as it is likely by the last fit. */
function fit(turns: readonly Turn[], prior: Stay & { weight: number }): Stay {
  let { middle, spread } = prior
  for (let round = 0; round < rounds && turns.length > 0; round += 1) {
    let [sum, squares] = [prior.middle * prior.weight, 0]
    const logs = turns.map((turn) => likelyLog(turn, { middle, spread }))
    for (const { mean } of logs) sum += mean
    const count = prior.weight + turns.length
    const next = sum / count
    squares = prior.weight * (prior.spread ** 2 + (prior.middle - next) ** 2 / 2)
    for (const { mean, variance } of logs) squares += variance + (mean - next) ** 2
    middle = next
    spread = Math.min(widest, Math.max(narrowest, Math.sqrt(squares / count)))
  }
  return { middle, spread }
}

/** Mean and variance of the logarithm of a turn's minutes: known when it is over, else given that it has lasted so long. */
function likelyLog({ minutes, over }: Turn, { middle, spread }: Stay): { mean: number; variance: number } {
  const log = Math.log(minutes)
  if (over) return { mean: log, variance: 0 }
  const point = (log - middle) / spread
  const left = Math.max(1e-9, 1 - normalShare(point))
  const hazard = normalHeight(point) / left
  const variance = spread ** 2 * Math.max(0.02, 1 + point * hazard - hazard ** 2)
  return { mean: Math.max(log, middle + spread * hazard), variance }
}

/** Takes how long parties stay, for how many minutes one has sat already and a share (0-1); returns how long it stays yet. */
export function drawRest({ middle, spread }: Stay, satMinutes: number, share: number): number {
  if (satMinutes <= 0) return Math.exp(middle + spread * normalPoint(share))
  const below = normalShare((Math.log(satMinutes) - middle) / spread)
  // far beyond what is usual the curve says nothing any more: it may end at any time
  if (below > 0.995) return share * 15
  return Math.max(0, Math.exp(middle + spread * normalPoint(below + share * (1 - below))) - satMinutes)
}
