import type { DomainsWire } from '#contract/platform/domains.ts'
import { DomainList } from '#web/domains/domain-list.tsx'
import { useText } from '../i18n/use-text.ts'
import { SiteTabs } from './site-tabs.tsx'
import styles from './site-screen.module.css'

/** The hosts at which guests find the website. */
export function DomainsScreen({ first }: { readonly first: DomainsWire }) {
  const t = useText()
  return (
    <>
      <title>{t('site.tab.domains')}</title>
      <header className={styles.head}>
        <h1>{t('site.tab.domains')}</h1>
      </header>
      <SiteTabs />
      <main id="content" className={styles.page}>
        <DomainList first={first} />
      </main>
    </>
  )
}
