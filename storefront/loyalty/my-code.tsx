import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { ReferralWire } from '#contract/loyalty/challenges.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Card } from '../customers/account/card.tsx'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import gift from '../pictures/gift.webp'
import { ShareButton } from '../shell/share/share-button.tsx'
import { Money } from '../shell/money.tsx'
import styles from './referral.module.css'

/** The code, large, to copy or to share by sheet and QR; what both get, and what has come so far. */
export function MyCode({ referral }: { readonly referral: ReferralWire }) {
  const t = useText()
  const { code, owner_reward, friend_reward, minimum, earned, claimed } = referral
  const [copied, setCopied] = useState(false)
  const holes = {
    owner: <Money amount={owner_reward} size="s" />,
    friend: <Money amount={friend_reward} size="s" />,
  }
  const [forOwner, forFriend] = [Number(owner_reward) > 0, Number(friend_reward) > 0]
  const copy = () => {
    // outside of https a browser has no clipboard to write to
    const writing = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Card title={t('referral.code')} quiet>
      <div className={styles.hero}>
        <img src={gift} alt="" width={112} height={112} />
        <p className={styles.lead}>
          <Say
            k={
              forOwner && forFriend
                ? 'referral.lead'
                : forFriend
                  ? 'referral.lead-friend'
                  : 'referral.lead-owner'
            }
            holes={holes}
          />
        </p>
        <p className={styles.small}>
          {t('referral.how')}{' '}
          {minimum && <Say k="referral.minimum" holes={{ amount: <Money amount={minimum} size="s" /> }} />}
        </p>
      </div>
      <div className={styles.code}>
        <span>
          <span className={styles.small}>{t('referral.code')}</span>
          <bdi dir="ltr">{code}</bdi>
        </span>
        <ShareButton
          path={`/referral-code?code=${code}`}
          title={t('referral.title')}
          label={t('referral.share')}
        />
      </div>
      <Button kind="s" wide state={copied ? 'done' : 'idle'} onClick={copy}>
        {!copied && <Icon of={Copy} size="s" />}
        {t(copied ? 'referral.copied' : 'referral.copy')}
      </Button>
      {Number(earned) > 0 && (
        <p className={styles.earned}>
          {t('referral.earned')} <Money amount={earned} />
        </p>
      )}
      {claimed && (
        <Note tone="info">{t('referral.claimed', { name: claimed.name || t('referral.somebody') })}</Note>
      )}
    </Card>
  )
}
