import { ChevronRight } from 'lucide-react'
import type { ChallengeWire } from '#contract/loyalty/challenges.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { ChallengeCard } from './challenge-card.tsx'
import styles from './challenge-strip.module.css'

interface ChallengeStripProps {
  readonly challenges: readonly ChallengeWire[]
  readonly renderedAt: string
}

/** The challenges on the account's first page, side by side (design 7). */
export function ChallengeStrip({ challenges, renderedAt }: ChallengeStripProps) {
  const t = useText()
  if (challenges.length === 0) return null
  return (
    <section aria-labelledby="challenges" className={styles.strip}>
      <div className={styles.head}>
        <h2 id="challenges">{t('challenges.title')}</h2>
        <LocalLink to="/challenges" className={styles.all} aria-label={t('challenges.all')}>
          {t('challenges.more')}
          <Icon of={ChevronRight} size="s" flip />
        </LocalLink>
      </div>
      <ul>
        {challenges.slice(0, 5).map((challenge) => (
          <li key={challenge.id}>
            <ChallengeCard challenge={challenge} renderedAt={renderedAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
