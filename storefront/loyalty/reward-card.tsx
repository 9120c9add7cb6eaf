import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { RewardWire } from '#contract/loyalty/rewards.ts'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import gift from '../pictures/gift.webp'
import { pictureUrl } from '../shell/picture-url.ts'
import { rewardBuyer } from './buy-reward.ts'
import styles from './rewards.module.css'
import { useMoves } from '../moves/moves.ts'

interface RewardCardProps {
  readonly reward: RewardWire
  readonly balance: number
  readonly mayBuy: boolean
}

/** One reward: what it is, what it costs, and the press that buys it; a second press asks again. */
export function RewardCard({ reward, balance, mayBuy }: RewardCardProps) {
  const t = useText()
  const { step, refused, ask, buy } = useBuying(reward.id)
  const missing = reward.cost - balance
  const { item } = reward
  return (
    <article className={styles.card} aria-label={reward.name}>
      <img
        src={item?.picture ? pictureUrl(item.picture.id, 224) : gift}
        alt=""
        width={84}
        height={84}
        loading="lazy"
      />
      <div className={styles.words}>
        <h2>
          <bdi>{reward.name}</bdi>
        </h2>
        <p className={styles.cost}>
          <Say k="account.points-count" count={reward.cost} holes={{ count: <N>{reward.cost}</N> }} />
        </p>
        <p className={styles.small}>
          <Say k="rewards.valid" count={reward.valid_days} holes={{ count: <N>{reward.valid_days}</N> }} />
        </p>
        {mayBuy && !reward.affordable && (
          <p className={styles.small}>
            <Say k="rewards.missing" count={missing} holes={{ count: <N>{missing}</N> }} />
          </p>
        )}
      </div>
      {mayBuy && (
        <div className={styles.act}>
          {step === 'asks' ? (
            <Button wide onClick={buy}>
              {t('rewards.sure')}
            </Button>
          ) : (
            <Button
              kind="s"
              wide
              disabled={!reward.affordable}
              state={step === 'busy' ? 'busy' : 'idle'}
              aria-label={t('rewards.buy-it', { name: reward.name })}
              onClick={ask}
            >
              {t('rewards.buy')}
            </Button>
          )}
          {refused && (
            <Note tone="err" alert>
              {refused}
            </Note>
          )}
        </div>
      )}
    </article>
  )
}

function useBuying(id: string) {
  const t = useText()
  const client = useClient()
  const { revalidate } = useMoves()
  const [redeem] = useState(() => rewardBuyer(client, id))
  const [state, setState] = useState<{ step: 'idle' | 'asks' | 'busy'; refused?: string }>({ step: 'idle' })
  return {
    ...state,
    ask: () => setState({ step: 'asks' }),
    buy() {
      setState({ step: 'busy' })
      redeem().then(
        () => {
          setState({ step: 'idle' })
          void revalidate()
        },
        (error: unknown) =>
          setState({
            step: 'idle',
            refused: error instanceof CallError ? error.message : t('sign-in.unreachable'),
          }),
      )
    },
  }
}
