import {
  countOf,
  runFor,
  targetOf,
  type Challenge,
  type ChallengeRun,
  type CountedOrder,
} from './challenge.ts'
import { earnedBack } from './earning.ts'
import type { Minor } from '../core/money.ts'

/** A delivered order of some customer, with what of its value went back (minor units). */
export interface PastOrder extends CountedOrder {
  readonly customerId: string
  readonly returned: Minor
  readonly value: Minor
}

/** What a challenge would have done: customers who tried, customers who won, wins and their cost in the reward's unit. */
export interface ChallengeTry {
  readonly players: number
  readonly winners: number
  readonly wins: number
  readonly cost: number
}

/**
 * Takes a challenge and orders of before in the order of their hand-over; returns what it would have done had it run all
 * that time. The same rules as for real orders, and nothing else.
 */
export function tryChallenge(challenge: Challenge, orders: readonly PastOrder[]): ChallengeTry {
  const { endsAt: _, ...endless } = challenge
  const always: Challenge = { ...endless, startsAt: 0, paused: false }
  const players = new Map<string, ChallengeRun[]>()
  for (const order of orders) {
    const all = countOf(always, order)
    const amount = all - earnedBack(all, order.returned, order.value)
    const runs = players.get(order.customerId) ?? []
    const place = amount > 0 ? runFor(always, runs, order.at) : undefined
    if (!place) continue
    const last = runs.at(-1)
    const present = last?.number === place.number ? last : undefined
    const progress = (present?.progress ?? 0) + amount
    const run = { ...place, progress, won: present?.won === true || progress >= targetOf(always.goal) }
    players.set(order.customerId, present ? [...runs.slice(0, -1), run] : [...runs, run])
  }
  const wins = [...players.values()].map((runs) => runs.filter((run) => run.won).length)
  const sum = wins.reduce((all, one) => all + one, 0)
  return {
    players: players.size,
    winners: wins.filter((one) => one > 0).length,
    wins: sum,
    cost: sum * challenge.reward.amount,
  }
}
