import type { ChallengeBody } from '#contract/loyalty/loyalty-desk.ts'
import type { ChallengeGoal, ChallengeRules, LoyaltyReward } from '#domain/loyalty/challenge.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount } from '#domain/core/money.ts'
import { refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { cleanLine, cleanText } from '#domain/core/text.ts'
import { parseDate, toUtc } from '#domain/core/zoned-time.ts'
import type { WordedChallenge } from '#server/store/loyalty/challenges.ts'

/**
 * Takes what staff typed of a challenge, its id, now (UTC ms) and the restaurant's zone; returns the challenge, or refuses 'bad-input' with the
 * fields that are wrong: no name, amounts of nothing, items that the menu does not have, an end before the beginning.
 */
export function challengeOfBody(
  body: ChallengeBody,
  { id, now, zone, isItem }: { id: string; now: number; zone: string; isItem: (id: string) => boolean },
): WordedChallenge | Refusal {
  const name = { ar: cleanLine(body.name.ar, 60) ?? '', en: cleanLine(body.name.en, 60) ?? '' }
  const terms = {
    ar: cleanText(body.terms.ar, limits.challengeTerms) ?? '',
    en: cleanText(body.terms.en, limits.challengeTerms) ?? '',
  }
  const goal = goalOf(body.goal, isItem)
  const reward = rewardOf(body.reward)
  const startsAt = body.starts_at === null ? now : Math.max(now, Date.parse(body.starts_at))
  const endsAt = endOf(body, zone)
  const fields: Record<string, RefusalCode[]> = {
    ...(name.ar === '' && name.en === '' && { name: ['field-required'] }),
    ...(!goal && { goal: ['bad-input'] }),
    ...(!reward && { reward: ['bad-input'] }),
    ...(endsAt !== undefined && !(endsAt > startsAt) && { ends_at: ['date-invalid'] }),
  }
  if (!goal || !reward || Object.keys(fields).length > 0) return refuse('bad-input', { fields })
  return {
    id,
    name: { ar: name.ar || name.en, en: name.en || name.ar },
    terms,
    goal,
    reward,
    rules: rulesOf(body),
    duration: body.duration,
    startsAt,
    paused: false,
    madeAt: now,
    ...(endsAt !== undefined && { endsAt }),
    ...(body.most !== null && { most: body.most }),
  }
}

/** NaN where there is no such day. */
function endOf({ ends_on, ends_at }: ChallengeBody, zone: string): number | undefined {
  if (ends_on) {
    const day = parseDate(ends_on)
    return day ? toUtc(day, 24 * 60, zone) : Number.NaN
  }
  return ends_at === null ? undefined : Date.parse(ends_at)
}

function goalOf(goal: ChallengeBody['goal'], isItem: (id: string) => boolean): ChallengeGoal | undefined {
  if (goal.kind === 'orders') return goal
  if (goal.kind === 'items')
    return goal.item_ids.every(isItem)
      ? { kind: 'items', itemIds: [...new Set(goal.item_ids)], count: goal.count }
      : undefined
  const amount = parseAmount(goal.amount) ?? 0
  return amount > 0 ? { kind: 'spend', amount } : undefined
}

function rewardOf(reward: ChallengeBody['reward']): LoyaltyReward | undefined {
  if (reward.kind === 'points') return { ledger: 'points', amount: reward.points }
  const amount = parseAmount(reward.amount) ?? 0
  return amount > 0 ? { ledger: 'wallet', amount } : undefined
}

function rulesOf(body: ChallengeBody): ChallengeRules {
  const minimum = body.minimum === null ? 0 : (parseAmount(body.minimum) ?? 0)
  return {
    ...(body.types.length > 0 && { types: body.types }),
    ...(body.branch_ids.length > 0 && { branchIds: body.branch_ids }),
    ...(body.group_ids.length > 0 && { groupIds: body.group_ids }),
    ...(minimum > 0 && { minimum }),
  }
}
