import { ChevronLeft } from 'lucide-react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { AccountFrame } from '../customers/account/account-frame.tsx'
import { useCustomer } from '../customers/use-customer.ts'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { SiteHeader } from '../shell/site-header.tsx'
import styles from './loyalty-frame.module.css'

interface LoyaltyFrameProps {
  /** None for a guest, who may look. */
  readonly customer: CustomerWire | null
  readonly title: string
  readonly back?: string
  /** The same page for everyone: who signs in stays where they are. */
  readonly shared?: boolean
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A page that guests may look at: within the account for a customer, on its own for a guest. */
export function LoyaltyFrame({ customer, ...page }: LoyaltyFrameProps) {
  return customer ? (
    <AccountFrame customer={customer} title={page.title} end={page.end}>
      {page.children}
    </AccountFrame>
  ) : (
    <GuestFrame {...page} />
  )
}

function GuestFrame({
  title,
  back = '/account',
  shared = false,
  end,
  children,
}: Omit<LoyaltyFrameProps, 'customer'>) {
  const t = useText()
  const { customer } = useCustomer()
  // who signs in over the page sees it as its own
  useEffect(() => {
    if (customer && !shared) window.location.reload()
  }, [customer, shared])
  return (
    <>
      <PageHead title={title} hidden />
      <div className={styles.wide}>
        <SiteHeader />
      </div>
      <main id="content" className={styles.main}>
        <TopBar
          title={title}
          start={
            <LocalLink to={back} className={iconButtonClass()} aria-label={t('account.back')}>
              <Icon of={ChevronLeft} size="l" flip />
            </LocalLink>
          }
          end={end}
        />
        <div className={styles.content}>{children}</div>
      </main>
    </>
  )
}
