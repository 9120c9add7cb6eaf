import { targetOf } from '#domain/loyalty/challenge.ts'
import { toDecimal } from '#domain/core/money.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { WordedChallenge } from '#server/store/loyalty/challenges.ts'
import { wordsOf } from '#server/store/core/words-of.ts'
import type { OwnData } from './read-own-data.ts'

/** Takes what is kept of a customer; returns what loyalty gave and where it stands, as a file tells it. */
export function showOwnGains(ownData: OwnData, now: Date, language: Language) {
  const challenges = new Map(ownData.challenges.map((one) => [one.id, one]))
  return {
    challenges: ownData.runs.flatMap((run) => {
      const challenge = challenges.get(run.challenge_id)
      return challenge ? [showRun(run, challenge, language)] : []
    }),
    rewards: ownData.rewards.map((one) => ({
      name: wordIn(one.name, language),
      code: one.code,
      points: one.cost,
      bought_at: one.at,
      ends_at: one.endsAt,
      state: stateOf(one, now),
    })),
    coupons: ownData.coupons.map((one) => ({
      name: wordIn(wordsOf(one, 'name'), language),
      code: one.code,
      made_at: one.made_at,
      ends_at: one.ends_at,
      state: stateOf({ used: one.used, endsAt: one.ends_at }, now),
    })),
    points_in_lots: ownData.lots.map(({ points, left_points, expires_at }) => {
      return { points, left: left_points, expires_at }
    }),
    invited: ownData.invited,
  }
}

function stateOf({ used, endsAt }: { used: number; endsAt: Date | null }, now: Date) {
  if (used > 0) return 'used'
  return endsAt && endsAt <= now ? 'over' : 'unused'
}

function showRun(run: OwnData['runs'][number], { name, goal, reward }: WordedChallenge, language: Language) {
  const units = (amount: number) => (goal.kind === 'spend' ? toDecimal(amount) : String(amount))
  return {
    name: wordIn(name, language),
    goal: goal.kind,
    target: units(targetOf(goal)),
    progress: units(run.progress),
    from: run.starts_at,
    until: run.ends_at,
    won_at: run.won_at,
    paid: reward.ledger === 'wallet' ? toDecimal(run.paid) : String(run.paid),
    paid_in: reward.ledger,
  }
}
