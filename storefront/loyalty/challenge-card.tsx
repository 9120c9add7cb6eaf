import type { ChallengeWire } from '#contract/loyalty/challenges.ts'
import { N } from '#ui/text/n.tsx'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './challenge-card.module.css'
import { GoalWords, LeftWords, RewardWords, ringWords } from './challenge-words.tsx'
import { Countdown } from './countdown.tsx'
import { Ring } from './ring.tsx'

interface ChallengeCardProps {
  readonly challenge: ChallengeWire
  readonly renderedAt: string
}

/** One challenge: ring, what is missing, the time that is left and the reward (design 7). */
export function ChallengeCard({ challenge, renderedAt }: ChallengeCardProps) {
  const t = useText()
  const { state } = challenge
  const won = state === 'won'
  return (
    <LocalLink to={`/challenges/${challenge.id}`} className={styles.card}>
      <Ring percent={challenge.percent} won={won}>
        {ringWords(challenge)}
      </Ring>
      <span className={styles.words}>
        <b className={styles.name}>
          <bdi>{challenge.name}</bdi>
        </b>
        <span className={styles.small}>
          {won && t('challenges.won')}
          {state === 'over' && t('challenges.over')}
          {state === 'open' && <GoalWords {...challenge} />}
          {state === 'running' && (
            <>
              <LeftWords challenge={challenge} />
              {challenge.run_ends_at && (
                <>
                  {' · '}
                  <Countdown until={challenge.run_ends_at} renderedAt={renderedAt} />
                </>
              )}
            </>
          )}
        </span>
        <span className={styles.reward}>
          <RewardWords reward={challenge.reward} />
        </span>
        {challenge.ends_words && !won && (
          <span className={styles.small}>
            <Say k="challenges.until" holes={{ date: <N>{challenge.ends_words}</N> }} />
          </span>
        )}
      </span>
    </LocalLink>
  )
}
