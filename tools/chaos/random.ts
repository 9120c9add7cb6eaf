/** A source of chance that a seed repeats. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number
  /** A whole number from 0 up to, without, `below`. */
  below(below: number): number
  pick<T>(all: readonly T[]): T
}

/** Takes a seed; returns the same chances for it each time (mulberry32). */
export function makeChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return { next, below, pick: (all) => all[below(all.length)] as (typeof all)[number] }
}
