import { Pencil } from 'lucide-react'
import type { OrderRowWire } from '#contract/customers/customer-lists.ts'
import type { ChallengeWire } from '#contract/loyalty/challenges.ts'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { Balances } from '../../customers/load-balances.ts'
import { useText } from '../../i18n/use-text.ts'
import { ChallengeStrip } from '../../loyalty/challenge-strip.tsx'
import { LanguageLink } from '../../shell/language-link.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { ToApprove } from '../../customers/account/to-approve.tsx'
import { AccountNav } from '../../customers/account/account-nav.tsx'
import styles from './account-overview.module.css'
import { BalanceCards } from './balance-cards.tsx'
import { Me } from '../../customers/account/me.tsx'
import { useSignedIn } from '../../customers/account/use-signed-in.ts'
import { OrderRow } from './order-row.tsx'

interface AccountOverviewProps {
  readonly customer: CustomerWire
  readonly balances: Balances
  readonly challenges: readonly ChallengeWire[]
  /** ISO. */
  readonly renderedAt: string
  readonly latest: OrderRowWire | undefined
}

/** Who it is, what is in wallet and points, the latest order, and the account's pages (design 7). */
export function AccountOverview({ customer: loaded, balances, latest, ...page }: AccountOverviewProps) {
  const t = useText()
  const customer = useSignedIn(loaded)
  return (
    <main id="content" className={styles.page}>
      <Me
        customer={customer}
        page
        end={
          <LocalLink to="/account/info" className={iconButtonClass('sunken')} aria-label={t('info.edit')}>
            <Icon of={Pencil} />
          </LocalLink>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ToApprove />
          <BalanceCards balances={balances} />
          <ChallengeStrip {...page} />
          {latest && (
            <section aria-labelledby="latest">
              <h2 id="latest" className="vh">
                {t('account.latest-order')}
              </h2>
              <OrderRow order={latest} />
            </section>
          )}
        </div>
        <AccountNav />
      </div>
      <div className={styles.language}>
        <LanguageLink />
      </div>
    </main>
  )
}
