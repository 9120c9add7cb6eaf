import type { ReferralWire } from '#contract/loyalty/challenges.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '../customers/account/card.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './referral.module.css'

const tones = { waiting: 'info', rewarded: 'ok', void: 'plain' } as const

/** Who came by the code, and how each stands. */
export function Friends({ referral: { friends } }: { readonly referral: ReferralWire }) {
  const t = useText()
  return (
    <Card title={t('referral.friends')}>
      {friends.length === 0 ? (
        <div>
          <p>
            <b>{t('referral.friends-none')}</b>
          </p>
          <p className={styles.small}>{t('referral.friends-none-hint')}</p>
        </div>
      ) : (
        <ul className={styles.friends}>
          {friends.map((friend) => (
            <li key={`${friend.name} ${friend.at_words}`}>
              <span>
                <b>
                  <bdi>{friend.name || t('referral.somebody')}</bdi>
                </b>
                <span className={styles.small}>{friend.at_words}</span>
              </span>
              <Badge tone={tones[friend.state]}>{t(`referral.${friend.state}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
