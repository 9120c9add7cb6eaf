import { N } from '#ui/n.tsx'
import type { Balances } from '../../customer/load-balances.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import points from '../../pictures/points.webp'
import wallet from '../../pictures/wallet.webp'
import { Money } from '../../shell/money.tsx'
import styles from './balance-cards.module.css'

/** What is in the wallet and how many points there are. */
export function BalanceCards({ balances }: { readonly balances: Balances }) {
  return (
    <div className={styles.cards}>
      <WalletCard balance={balances.wallet} />
      <PointsCard balance={balances.points} />
    </div>
  )
}

function WalletCard({ balance }: { readonly balance: Balances['wallet'] }) {
  const t = useText()
  const least = Number(balance.min_order_amount) > 0
  return (
    <div className={`${styles.card} ${styles.wallet}`}>
      <img src={wallet} alt="" width={54} height={54} />
      <h2>{t('account.wallet')}</h2>
      <p className={styles.value}>
        <Money amount={balance.balance} />
      </p>
      {least && (
        <p className={styles.note}>
          <Say k="account.wallet-least" holes={{ amount: <N>{balance.min_order_amount}</N> }} />
        </p>
      )}
    </div>
  )
}

function PointsCard({ balance: { balance } }: { readonly balance: Balances['points'] }) {
  const t = useText()
  return (
    <div className={`${styles.card} ${styles.points}`}>
      <img src={points} alt="" width={54} height={54} />
      <h2>{t('account.points')}</h2>
      <p className={styles.value}>
        <Say k="account.points-count" count={balance} holes={{ count: <N>{balance}</N> }} />
      </p>
    </div>
  )
}
