import { dayMs, hourMs, minuteMs } from '../core/durations.ts'
import { earningBase } from './earning.ts'
import type { Bill } from '../pricing/bill.ts'
import type { OrderType } from '../core/order-type.ts'
import type { Minor } from '../core/money.ts'

/** Units in which a challenge's duration is given. Spec 9 "Challenge durations in minutes, hours, days". */
export const durationUnits = ['minutes', 'hours', 'days'] as const
export type DurationUnit = (typeof durationUnits)[number]

const unitMs: Readonly<Record<DurationUnit, number>> = {
  minutes: minuteMs,
  hours: hourMs,
  days: dayMs,
}

/** How long a customer has, from the first order that counts. Rule "Challenges". */
export interface ChallengeDuration {
  readonly amount: number
  readonly unit: DurationUnit
}

/** What is to be reached: a number of orders, money spent (minor units), or pieces of certain items. Rule "Challenges". */
export type ChallengeGoal =
  | { readonly kind: 'orders'; readonly count: number }
  | { readonly kind: 'spend'; readonly amount: Minor }
  | { readonly kind: 'items'; readonly itemIds: readonly string[]; readonly count: number }

/** Which orders count; what is absent limits nothing. */
export interface ChallengeRules {
  readonly types?: readonly OrderType[]
  readonly branchIds?: readonly string[]
  /** Least food of an order after coupon and points, minor units. */
  readonly minimum?: Minor
  /** Groups of customers. */
  readonly groupIds?: readonly string[]
}

/** Money into the wallet (minor units) or points. */
export interface LoyaltyReward {
  readonly ledger: 'wallet' | 'points'
  readonly amount: number
}

/** A challenge as the restaurant made it. Once it has begun it is paused or ended, never changed: a promise is kept. */
export interface Challenge {
  readonly id: string
  readonly goal: ChallengeGoal
  readonly duration: ChallengeDuration
  readonly rules: ChallengeRules
  readonly reward: LoyaltyReward
  /** UTC ms. */
  readonly startsAt: number
  readonly endsAt?: number
  readonly paused: boolean
  /** How often one customer may win; none = without limit. */
  readonly most?: number
}

/** A customer's try at a challenge: it begins with the first order that counts and ends with the duration. UTC ms. */
export interface ChallengeRun {
  readonly number: number
  readonly startsAt: number
  readonly endsAt: number
  readonly progress: number
  readonly won: boolean
}

/** What a challenge looks at of a delivered order. */
export interface CountedOrder {
  /** When it was handed over, UTC ms. */
  readonly at: number
  readonly type: OrderType
  readonly branchId: string
  readonly bill: Pick<Bill, 'food' | 'coupon' | 'points'> & {
    readonly lines: readonly Pick<Bill['lines'][number], 'itemId' | 'quantity'>[]
  }
  readonly groupId?: string | undefined
}

/** Takes a goal; returns how far progress has to come: orders, minor units or pieces. Rule "Challenges". */
export function targetOf(goal: ChallengeGoal): number {
  return goal.kind === 'spend' ? goal.amount : goal.count
}

/** Takes a duration; returns it in milliseconds. Spec 9. */
export function durationMs({ amount, unit }: ChallengeDuration): number {
  return amount * unitMs[unit]
}

/** Takes a challenge and a moment (UTC ms); returns whether orders of that moment count. */
export function isRunning(challenge: Pick<Challenge, 'paused' | 'startsAt' | 'endsAt'>, at: number): boolean {
  return !challenge.paused && at >= challenge.startsAt && at < (challenge.endsAt ?? Infinity)
}

/**
 * Takes a challenge and a delivered order; returns how far the order brings its customer, 0 when it does not count:
 * 1 for a goal of orders, what was spent on food (after coupon and points), or the pieces of the wanted items.
 * Rule "Challenges".
 */
export function countOf(challenge: Challenge, order: CountedOrder): number {
  if (!isRunning(challenge, order.at)) return 0
  const { types, branchIds, minimum = 0, groupIds } = challenge.rules
  if (types?.length && !types.includes(order.type)) return 0
  if (branchIds?.length && !branchIds.includes(order.branchId)) return 0
  if (groupIds?.length && !(order.groupId && groupIds.includes(order.groupId))) return 0
  const spent = earningBase(order.bill)
  if (spent < minimum) return 0
  const { goal } = challenge
  if (goal.kind === 'orders') return 1
  if (goal.kind === 'spend') return Math.max(0, spent)
  return order.bill.lines
    .filter((line) => goal.itemIds.includes(line.itemId))
    .reduce((sum, line) => sum + line.quantity, 0)
}

/**
 * Takes a challenge, the customer's runs of it in their order and a moment (UTC ms); returns the run that an order of
 * that moment belongs to: the last one while its time runs, a new one after it or after a win, none once the customer
 * has won as often as may be. Orders beyond a last win still count to it, so that a refund of another takes nothing
 * back that they have reached. Rule "Challenges".
 */
export function runFor(
  challenge: Pick<Challenge, 'duration' | 'endsAt' | 'most'>,
  runs: readonly ChallengeRun[],
  at: number,
): Omit<ChallengeRun, 'progress' | 'won'> | undefined {
  const last = runs.at(-1)
  const wins = runs.filter((run) => run.won).length
  const mayWinMore = wins < (challenge.most ?? Infinity)
  if (last && at < last.endsAt && (!last.won || !mayWinMore))
    return { number: last.number, startsAt: last.startsAt, endsAt: last.endsAt }
  if (!mayWinMore) return undefined
  const end = at + durationMs(challenge.duration)
  return { number: (last?.number ?? 0) + 1, startsAt: at, endsAt: Math.min(end, challenge.endsAt ?? end) }
}

/** Takes progress and a goal; returns how much of the ring is drawn, a whole percent that is 100 at the goal alone. */
export function percentOf(progress: number, goal: ChallengeGoal): number {
  return Math.min(100, Math.floor((progress * 100) / targetOf(goal)))
}
