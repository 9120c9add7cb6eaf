import { useState } from 'react'
import type { CampaignWire } from '#contract/loyalty/campaigns.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import { useAct } from '../../shell/use-act.ts'
import styles from './campaigns.module.css'
import { CouponWords } from './coupon-words.tsx'

interface CampaignCardProps {
  readonly campaign: CampaignWire
  readonly onChange: (changed: CampaignWire) => void
}

const tones = { sending: 'info', sent: 'ok', stopped: 'warn' } as const

/** One campaign: what it said, whom it reached, and what came of it. */
export function CampaignCard({ campaign, onChange }: CampaignCardProps) {
  const t = useText()
  const language = useLanguage()
  const { state, next_words } = campaign
  const counts = [
    ['targets', campaign.targets],
    ['sent', campaign.sent],
    ['declined', campaign.declined],
    ...(campaign.coupon ? [['used', campaign.used] as const] : []),
  ] as const
  return (
    <article className={styles.card} aria-label={campaign.name}>
      <h2>
        <bdi>{campaign.name}</bdi>
        <Badge tone={tones[state]}>{t(`campaign.state.${state}`)}</Badge>
      </h2>
      <p className={styles.text}>
        <bdi>{campaign.body[language]}</bdi>
      </p>
      <p className={styles.gives}>
        <CouponWords coupon={campaign.coupon} />
      </p>
      <dl className={styles.facts}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`campaign.${name}`)}</dt>
            <dd>
              <N>{count}</N>
            </dd>
          </div>
        ))}
        {campaign.coupon && (
          <div>
            <dt>{t('campaign.revenue')}</dt>
            <dd>
              <Money amount={campaign.revenue} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.small}>
        {t('campaign.made')} <bdi>{campaign.made_words}</bdi>
        {next_words && (
          <>
            {' · '}
            {t('campaign.next')} <bdi>{next_words}</bdi>
          </>
        )}
      </p>
      {state === 'sending' && <Stop campaign={campaign} onChange={onChange} />}
    </article>
  )
}

function Stop({ campaign, onChange }: CampaignCardProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [asked, setAsked] = useState(false)
  const stop = () => act.run(() => client.stopCampaign(campaign.id), onChange)
  return (
    <>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      <div className={styles.acts}>
        <Button
          kind={asked ? 'p' : 's'}
          state={act.busy ? 'busy' : 'idle'}
          onClick={asked ? stop : () => setAsked(true)}
        >
          {t(asked ? 'campaign.stop-sure' : 'campaign.stop')}
        </Button>
      </div>
    </>
  )
}
