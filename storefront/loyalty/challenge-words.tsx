import type { ReactNode } from 'react'
import type { ChallengeWire } from '#contract/loyalty/challenges.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { N } from '#ui/text/n.tsx'
import { Say } from '../i18n/say.tsx'
import { Money } from '../shell/money.tsx'

type Goal = Pick<ChallengeWire, 'goal' | 'duration'>

/** What is to be done, in words: "3 orders within 7 days". */
export function GoalWords({ goal, duration }: Goal) {
  const time = <bdi>{duration.words}</bdi>
  if (goal.kind === 'spend')
    return <Say k="challenges.goal-spend" holes={{ amount: <Money amount={goal.target} size="s" />, time }} />
  const count = Number(goal.target)
  const k = goal.kind === 'orders' ? 'challenges.goal-orders' : 'challenges.goal-items'
  return <Say k={k} count={count} holes={{ count: <N>{count}</N>, time }} />
}

/** What is missing yet. */
export function LeftWords({ challenge: { goal, progress } }: { readonly challenge: ChallengeWire }) {
  if (goal.kind === 'spend') {
    const left = Math.max(0, (parseAmount(goal.target) ?? 0) - (parseAmount(progress) ?? 0))
    return <Say k="challenges.left-spend" holes={{ amount: <Money amount={toDecimal(left)} size="s" /> }} />
  }
  const left = Math.max(0, Number(goal.target) - Number(progress))
  const k = goal.kind === 'orders' ? 'challenges.left-orders' : 'challenges.left-items'
  return <Say k={k} count={left} holes={{ count: <N>{left}</N> }} />
}

/** What it brings: money into the wallet, or points. */
export function RewardWords({ reward }: Pick<ChallengeWire, 'reward'>) {
  if (reward.kind === 'wallet')
    return <Say k="challenges.reward-wallet" holes={{ amount: <Money amount={reward.amount} size="s" /> }} />
  const count = Number(reward.amount)
  return <Say k="challenges.reward-points" count={count} holes={{ count: <N>{count}</N> }} />
}

/** What stands in the ring: "3/5", or a percent where the goal is money. */
export function ringWords({ goal, progress, percent }: ChallengeWire): ReactNode {
  if (goal.kind === 'spend') return <N>{percent}%</N>
  const done = Math.min(Number(progress), Number(goal.target))
  return <bdi dir="ltr">{`${done}/${goal.target}`}</bdi>
}
