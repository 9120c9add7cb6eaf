import type { ReactNode } from 'react'
import { N } from '#ui/text/n.tsx'
import type { Balances } from '../../customers/load-balances.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import points from '../../pictures/points.webp'
import wallet from '../../pictures/wallet.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import styles from './balance-cards.module.css'

/** What is in the wallet and how many points there are; each leads to its log. */
export function BalanceCards({ balances }: { readonly balances: Balances }) {
  return (
    <div className={styles.cards}>
      <LocalLink to="/account/wallet" className={styles.link}>
        <WalletCard balance={balances.wallet} />
      </LocalLink>
      <LocalLink to="/account/points" className={styles.link}>
        <PointsCard balances={balances} />
      </LocalLink>
    </div>
  )
}

/** The wallet's balance, and the least order that it pays for. */
export function WalletCard({ balance }: { readonly balance: Balances['wallet'] }) {
  const t = useText()
  const least = Number(balance.min_order_amount) > 0
  return (
    <Card
      look="wallet"
      picture={wallet}
      title={t('account.wallet')}
      value={<Money amount={balance.balance} />}
    >
      {least && <Say k="account.wallet-least" holes={{ amount: <N>{balance.min_order_amount}</N> }} />}
    </Card>
  )
}

/** The points, and how many are missing before they can be spent. */
export function PointsCard({ balances }: { readonly balances: Pick<Balances, 'points' | 'pointsSettings'> }) {
  const t = useText()
  const { balance } = balances.points
  const left = Math.max(0, (balances.pointsSettings?.min_points ?? 0) - balance)
  return (
    <Card
      look="points"
      picture={points}
      title={t('account.points')}
      value={<Say k="account.points-count" count={balance} holes={{ count: <N>{balance}</N> }} />}
    >
      {left > 0 && <Say k="points.left" count={left} holes={{ count: <N>{left}</N> }} />}
    </Card>
  )
}

interface CardProps {
  readonly look: 'wallet' | 'points'
  readonly picture: string
  readonly title: string
  readonly value: ReactNode
  readonly children: ReactNode
}

function Card({ look, picture, title, value, children }: CardProps) {
  return (
    <span className={`${styles.card} ${styles[look]}`}>
      <img src={picture} alt="" width={54} height={54} />
      <span className={styles.title}>{title}</span>
      <span className={styles.value}>{value}</span>
      {children && <span className={styles.note}>{children}</span>}
    </span>
  )
}
