import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { BoughtRewardWire } from '#contract/loyalty/rewards.ts'
import { Button } from '#ui/button.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { Card } from '../customers/account/card.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import { useLanguage } from '../shell/use-site.ts'
import styles from './rewards.module.css'
import { takeReward } from './take-reward.ts'

/** The rewards that were bought: a code each, and one press into the cart. */
export function BoughtRewards({ bought }: { readonly bought: readonly BoughtRewardWire[] }) {
  const t = useText()
  const open = bought.filter((one) => !one.used)
  if (open.length === 0) return null
  return (
    <Card title={t('rewards.mine')}>
      <ul className={styles.bought}>
        {open.map((one) => (
          <li key={one.code}>
            <Bought reward={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Bought({ reward }: { readonly reward: BoughtRewardWire }) {
  const t = useText()
  const client = useClient()
  const language = useLanguage()
  const { cart } = useCart()
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  const use = () => {
    setState({ busy: true })
    takeReward(client, reward, cart?.cart_id).then(
      (path) => window.location.assign(localPath(path, language)),
      (error: unknown) =>
        setState({
          busy: false,
          refused: error instanceof CallError ? error.message : t('sign-in.unreachable'),
        }),
    )
  }
  return (
    <>
      <div className={styles.words}>
        <b>
          <bdi>{reward.name}</bdi>
        </b>
        <span className={styles.code}>
          <bdi dir="ltr">{reward.code}</bdi>
        </span>
        <span className={styles.small}>
          <Say k="challenges.until" holes={{ date: <N>{reward.ends_words}</N> }} />
        </span>
      </div>
      <Button
        state={state.busy ? 'busy' : 'idle'}
        aria-label={t('rewards.use-it', { name: reward.name })}
        onClick={use}
      >
        {t('rewards.use')}
      </Button>
      {state.refused && (
        <Note tone="err" alert>
          {state.refused}
        </Note>
      )}
    </>
  )
}
