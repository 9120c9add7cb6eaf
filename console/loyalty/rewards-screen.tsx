import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { StaffRewardWire } from '#contract/loyalty/rewards.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { useAct } from '../shell/use-act.ts'
import rewardPicture from '../pictures/reward.webp'
import { Money } from '../shell/money.tsx'
import type { ChallengeItem } from './challenge-item.ts'
import styles from './loyalty-screen.module.css'
import { RewardSheet } from './reward-sheet.tsx'

interface RewardsScreenProps {
  readonly first: readonly StaffRewardWire[]
  /** Dishes that a reward may be. */
  readonly items: readonly ChallengeItem[]
}

/** What points buy and how often it was bought; made and paused here. */
export function RewardsScreen({ first, items }: RewardsScreenProps) {
  const t = useText()
  const client = useClient()
  const [rewards, setRewards] = useState(first)
  const [open, setOpen] = useState(false)
  const act = useAct()
  const replace = (changed: StaffRewardWire) =>
    setRewards((all) => all.map((one) => (one.id === changed.id ? changed : one)))
  return (
    <>
      <title>{t('loyalty.rewards')}</title>
      <header className={styles.head}>
        <h1>{t('loyalty.rewards')}</h1>
        <Button onClick={() => setOpen(true)}>
          <Icon of={Plus} />
          {t('loyalty.add-reward')}
        </Button>
      </header>
      <main id="content" className={styles.page}>
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        {rewards.length === 0 && (
          <Empty
            picture={rewardPicture}
            title={t('loyalty.no-rewards')}
            text={t('loyalty.no-rewards-lead')}
          />
        )}
        <ul className={styles.list}>
          {rewards.map((reward) => (
            <li key={reward.id}>
              <RewardCard
                reward={reward}
                items={items}
                onPause={() =>
                  act.run(() => client.pauseReward(reward.id, { paused: !reward.paused }), replace)
                }
              />
            </li>
          ))}
        </ul>
      </main>
      {open && (
        <RewardSheet
          items={items}
          onClose={() => setOpen(false)}
          onMade={(made) => {
            setRewards((all) => [made, ...all])
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

interface RewardCardProps {
  readonly reward: StaffRewardWire
  readonly items: readonly ChallengeItem[]
  readonly onPause: () => void
}

function RewardCard({ reward, items, onPause }: RewardCardProps) {
  const t = useText()
  const name = reward.name[useLanguage()]
  const { gives, paused } = reward
  return (
    <article className={styles.card} aria-label={name}>
      <h2>
        <bdi>{name}</bdi>
        <Badge tone={paused ? 'warn' : 'ok'}>
          {t(paused ? 'coupons.state.paused' : 'coupons.state.running')}
        </Badge>
      </h2>
      <p>
        {gives.kind === 'item' ? (
          <bdi>{items.find((item) => item.id === gives.item_id)?.name ?? ''}</bdi>
        ) : (
          <Money amount={gives.amount} />
        )}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('loyalty.cost')}</dt>
          <dd>
            <N>{reward.cost}</N>
          </dd>
        </div>
        <div>
          <dt>{t('loyalty.valid_days')}</dt>
          <dd>
            <N>{reward.valid_days}</N>
          </dd>
        </div>
        <div>
          <dt>{t('loyalty.bought')}</dt>
          <dd>
            <N>{reward.bought}</N>
          </dd>
        </div>
      </dl>
      <div className={styles.acts}>
        <Button kind="s" onClick={onPause}>
          {t(paused ? 'loyalty.go-on' : 'loyalty.pause')}
        </Button>
      </div>
    </article>
  )
}
