import type { StaffChallengeWire } from '#contract/loyalty/loyalty-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import type { ChallengeItem } from './challenge-item.ts'
import { useChallengeWords } from './challenge-words.tsx'
import styles from './loyalty-screen.module.css'

interface ChallengeCardProps {
  readonly challenge: StaffChallengeWire
  readonly items: readonly ChallengeItem[]
  readonly onState: (state: 'running' | 'paused' | 'over') => void
}

const tones = { planned: 'info', running: 'ok', paused: 'warn', over: 'plain' } as const

/** One challenge: what it asks and gives, who tries it, who has won and what it cost. */
export function ChallengeCard({ challenge, items, onState }: ChallengeCardProps) {
  const t = useText()
  const words = useChallengeWords()
  const name = challenge.name[useLanguage()]
  const { goal, state } = challenge
  const named = goal.kind === 'items' ? items.filter((item) => goal.item_ids.includes(item.id)) : []
  return (
    <article className={styles.card} aria-label={name}>
      <h2>
        <bdi>{name}</bdi>
        <Badge tone={tones[state]}>{t(`loyalty.state.${state}`)}</Badge>
      </h2>
      <p>{words.goal(challenge)}</p>
      {named.length > 0 && <p className={styles.small}>{named.map((item) => item.name).join(' · ')}</p>}
      <p className={styles.reward}>{words.reward(challenge)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('loyalty.players')}</dt>
          <dd>
            <N>{challenge.players}</N>
          </dd>
        </div>
        <div>
          <dt>{t('loyalty.wins')}</dt>
          <dd>
            <N>{challenge.wins}</N>
          </dd>
        </div>
        <div>
          <dt>{t('loyalty.paid')}</dt>
          <dd>
            {challenge.reward.kind === 'wallet' ? <Money amount={challenge.paid} /> : <N>{challenge.paid}</N>}
          </dd>
        </div>
      </dl>
      {challenge.ends_words && (
        <p className={styles.small}>
          {t('loyalty.ends')} <N>{challenge.ends_words}</N>
        </p>
      )}
      {state !== 'over' && (
        <div className={styles.acts}>
          <Button kind="s" onClick={() => onState(state === 'paused' ? 'running' : 'paused')}>
            {t(state === 'paused' ? 'loyalty.go-on' : 'loyalty.pause')}
          </Button>
          <Button kind="t" onClick={() => onState('over')}>
            {t('loyalty.end')}
          </Button>
        </div>
      )}
    </article>
  )
}
