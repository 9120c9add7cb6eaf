import { countOf, runFor, targetOf, type CountedOrder } from '#domain/loyalty/challenge.ts'
import { earnedBack } from '#domain/loyalty/earning.ts'
import type { Language } from '#domain/core/words.ts'
import type { CountRow, RunRow, WordedChallenge } from '#server/store/loyalty/challenges.ts'
import type { LedgerEntry } from './gains-of.ts'

/** What an order does to its customer's challenges: counts to keep, runs as they are after it, rewards to pay. */
export interface CountedChallenges {
  readonly counts: CountRow[]
  readonly runs: RunRow[]
  readonly entries: LedgerEntry[]
}

/** Whose order, how much of its value is back (minor units), and in which language a reward is noted. */
export interface CountingFor {
  readonly tenantId: string
  readonly customerId: string
  readonly orderId: string
  readonly returned: number
  readonly value: number
  readonly language: Language
}

/**
 * Takes challenges that run, the customer's runs under lock and the order; returns what the order does to them. An order
 * that went back before counts by what is left of it. Rule "Challenges": delivered orders only, once per order.
 */
export function countChallenges(
  challenges: readonly WordedChallenge[],
  runs: readonly RunRow[],
  order: CountedOrder,
  of: CountingFor,
): CountedChallenges {
  const done: CountedChallenges = { counts: [], runs: [], entries: [] }
  for (const challenge of challenges) {
    const amount = countOf(challenge, order)
    const back = earnedBack(amount, of.returned, of.value)
    const own = runs.filter((run) => run.challenge_id === challenge.id)
    const run = amount > back ? placeIn(challenge, own, order.at, of) : undefined
    if (!run) continue
    const { tenant_id, challenge_id, customer_id, number } = run
    done.counts.push({ tenant_id, challenge_id, customer_id, number, order_id: of.orderId, amount, back })
    const after = { ...run, progress: run.progress + amount - back }
    const won = after.paid === 0 && after.progress >= targetOf(challenge.goal)
    done.runs.push(won ? payRun(after, challenge, order.at) : after)
    if (won) done.entries.push(rewardOf(challenge, run, of))
  }
  return done
}

function rewardOf({ reward, name }: WordedChallenge, run: RunRow, of: CountingFor): LedgerEntry {
  return {
    ledger: reward.ledger,
    entry: {
      customerId: of.customerId,
      type: 'challenge_cashback',
      amount: reward.amount,
      source: runSource(run),
      kind: `won:${run.turn + 1}`,
      orderId: of.orderId,
      note: name[of.language],
    },
  }
}

function payRun(run: RunRow, { reward }: WordedChallenge, at: number): RunRow {
  return { ...run, paid: reward.amount, turn: run.turn + 1, won_at: new Date(at) }
}

function placeIn(
  challenge: WordedChallenge,
  rows: readonly RunRow[],
  at: number,
  { tenantId, customerId }: CountingFor,
): RunRow | undefined {
  const seen = rows.map((row) => ({
    number: row.number,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    progress: row.progress,
    won: row.paid > 0,
  }))
  const place = runFor(challenge, seen, at)
  if (!place) return undefined
  return (
    rows.find((row) => row.number === place.number) ?? {
      tenant_id: tenantId,
      challenge_id: challenge.id,
      customer_id: customerId,
      number: place.number,
      starts_at: new Date(place.startsAt),
      ends_at: new Date(place.endsAt),
      progress: 0,
      paid: 0,
      turn: 0,
      won_at: null,
    }
  )
}

/** Takes a run; returns what its entries in the ledgers come of. */
export function runSource({ challenge_id, customer_id, number }: RunRow): string {
  return `challenge:${challenge_id}:${customer_id}:${number}`
}

/** What refunds do to challenges: counts and runs after it, and the runs whose reward no longer stands, with what is due of it. */
export interface UncountedChallenges {
  readonly backs: Pick<CountRow, 'challenge_id' | 'back'>[]
  readonly runs: RunRow[]
  readonly lost: { readonly run: RunRow; readonly challenge: WordedChallenge; readonly due: number }[]
}

/**
 * Takes an order's counts, their runs under lock, their challenges and what of the order is back now (minor units); returns
 * what that does to them. Rule "Taking back what was earned".
 */
export function uncountChallenges(
  counts: readonly CountRow[],
  runs: readonly RunRow[],
  challenges: readonly WordedChallenge[],
  { returned, value }: { returned: number; value: number },
): UncountedChallenges {
  const done: UncountedChallenges = { backs: [], runs: [], lost: [] }
  for (const count of counts) {
    const back = earnedBack(count.amount, returned, value)
    const run = runs.find((one) => one.challenge_id === count.challenge_id && one.number === count.number)
    const challenge = challenges.find((one) => one.id === count.challenge_id)
    if (back <= count.back || !run || !challenge) continue
    done.backs.push({ challenge_id: count.challenge_id, back })
    const after = { ...run, progress: run.progress - (back - count.back) }
    const isLost = run.paid > 0 && after.progress < targetOf(challenge.goal)
    if (isLost) done.lost.push({ run, challenge, due: run.paid })
    done.runs.push(isLost ? { ...after, paid: 0, turn: run.turn + 1, won_at: null } : after)
  }
  return done
}
