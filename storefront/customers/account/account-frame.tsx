import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { SiteHeader } from '../../shell/site-header.tsx'
import styles from './account-frame.module.css'
import { AccountNav } from './account-nav.tsx'
import { Me } from './me.tsx'
import { useSignedIn } from './use-signed-in.ts'

interface AccountFrameProps {
  /** As the page's loader read it. */
  readonly customer: CustomerWire
  readonly title: string
  /** At most one action at the end of the title. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A page of the account: on a phone alone with its way back, from 1024 px on beside the account's pages. */
export function AccountFrame({ customer: loaded, title, end, children }: AccountFrameProps) {
  const t = useText()
  const customer = useSignedIn(loaded)
  return (
    <>
      <PageHead title={title} hidden />
      <div className={styles.wide}>
        <SiteHeader />
      </div>
      <div className={styles.layout}>
        <aside className={styles.side} aria-label={t('account.title')}>
          <Me customer={customer} />
          <AccountNav />
        </aside>
        <main id="content" className={styles.main}>
          <div className={styles.bar}>
            <TopBar
              title={title}
              start={
                <LocalLink to="/account" className={iconButtonClass()} aria-label={t('account.back')}>
                  <Icon of={ChevronLeft} size="l" flip />
                </LocalLink>
              }
              end={end}
            />
          </div>
          <div className={styles.content}>{children}</div>
        </main>
      </div>
    </>
  )
}
