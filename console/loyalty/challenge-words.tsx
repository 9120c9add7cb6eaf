import { besideSymbol } from '#domain/core/amount-words.ts'
import type { ChallengeBody } from '#contract/loyalty/loyalty-desk.ts'
import { durationWords } from '#domain/loyalty/duration-words.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'

/** What a challenge asks and gives, in one sentence each. */
export function useChallengeWords() {
  const t = useText()
  const language = useLanguage()
  const { symbol } = useMember().tenant
  // the currency stands where prices of its language have it
  const money = (amount: string) => `\u2068${besideSymbol(amount, symbol, language)}\u2069`
  return {
    goal({ goal, duration }: Pick<ChallengeBody, 'goal' | 'duration'>): string {
      const time = durationWords(duration, language)
      if (goal.kind === 'spend') return t('loyalty.say-spend', { amount: money(goal.amount), time })
      const key = goal.kind === 'orders' ? 'loyalty.say-orders' : 'loyalty.say-items'
      return t(key, { count: goal.count, time })
    },
    reward({ reward }: Pick<ChallengeBody, 'reward'>): string {
      return reward.kind === 'wallet'
        ? t('loyalty.say-wallet', { amount: money(reward.amount) })
        : t('loyalty.say-points', { count: reward.points })
    },
  }
}
