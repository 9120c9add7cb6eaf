import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Empty } from '#ui/empty.tsx'
import { N } from '#ui/text/n.tsx'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { findOpener } from '../../customers/load-customer.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { BoughtRewards } from '../../loyalty/bought-rewards.tsx'
import { LoyaltyFrame } from '../../loyalty/loyalty-frame.tsx'
import { RewardCard } from '../../loyalty/reward-card.tsx'
import { SignInHint } from '../../loyalty/sign-in-hint.tsx'
import gift from '../../pictures/gift.webp'
import points from '../../pictures/points.webp'
import styles from './rewards-page.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const [opener, rewards] = await Promise.all([findOpener(client), ask(client.rewards())])
  return { customer: opener.customer, rewards }
}

/** What points buy, and what was bought with them (spec 2). */
export default function RewardsPage() {
  const t = useText()
  const { customer, rewards } = useLoaderData<typeof loader>()
  return (
    <LoyaltyFrame customer={customer} title={t('rewards.title')}>
      {customer ? (
        <p className={styles.balance}>
          <img src={points} alt="" width={40} height={40} />
          <Say k="account.points-count" count={rewards.balance} holes={{ count: <N>{rewards.balance}</N> }} />
        </p>
      ) : (
        <SignInHint words="rewards.sign-in-hint" />
      )}
      <BoughtRewards bought={rewards.bought} />
      {rewards.data.length === 0 ? (
        <Empty picture={gift} title={t('rewards.none')} text={t('rewards.none-hint')} />
      ) : (
        <ul className={styles.list}>
          {rewards.data.map((reward) => (
            <li key={reward.id}>
              <RewardCard reward={reward} balance={rewards.balance} mayBuy={customer !== null} />
            </li>
          ))}
        </ul>
      )}
    </LoyaltyFrame>
  )
}
