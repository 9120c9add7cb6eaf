import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import type { DomainsWire } from '#contract/platform/domains.ts'
import { DomainList } from '#web/domains/domain-list.tsx'
import { useText } from '../../i18n/use-text.ts'
import { SiteTabs } from '../../site/site-tabs.tsx'
import styles from '../../site/site-screen.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'site')) return { list: undefined }
  return { list: await ask(visit.client.getDomains()) }
}

/** The restaurant's domains: for the owner. */
export default function DomainsPage() {
  const { list } = useLoaderData<typeof loader>()
  return list ? <DomainsScreen first={list} /> : <NoAccess why="room" />
}

/** The hosts at which guests find the website. */
function DomainsScreen({ first }: { readonly first: DomainsWire }) {
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
