import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '#web/visit-context.ts'
import { findOpener } from '../../customers/load-customer.ts'
import { loadBalances } from '../../customers/load-balances.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { LanguageLink } from '../../shell/language-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { SiteHeader } from '../../shell/site-header.tsx'
import { Tabs } from '../../shell/tabs.tsx'
import styles from './account-page.module.css'
import { AccountOverview } from './account-overview.tsx'
import { SignInCard } from './sign-in-card.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const opener = await findOpener(client)
  if (!opener.customer) return { guest: true, expired: opener.expired } as const
  const [balances, challenges, orders] = await Promise.all([
    loadBalances(client),
    // spec 8: challenges that cannot be had are only not there
    client.challenges().catch(() => undefined),
    client.orders({ page: 1 }).catch(() => undefined),
  ])
  return {
    guest: false,
    customer: opener.customer,
    balances,
    challenges: challenges?.data ?? [],
    renderedAt: new Date().toISOString(),
    latest: orders?.data[0],
  } as const
}

/** The account (design 7); for a guest, the way into it. */
export default function AccountPage() {
  const t = useText()
  const loaded = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('account.title')} hidden />
      <div className={styles.wide}>
        <SiteHeader />
      </div>
      {loaded.guest ? <GuestAccount expired={loaded.expired} /> : <AccountOverview {...loaded} />}
      <Tabs />
    </>
  )
}

function GuestAccount({ expired }: { readonly expired: boolean }) {
  const t = useText()
  const { customer, leave } = useCustomer()
  useEffect(leave, [leave])
  useEffect(() => {
    if (customer) window.location.reload()
  }, [customer])
  return (
    <main id="content" className={styles.guest}>
      <p className={styles.language}>
        <LanguageLink />
      </p>
      <SignInCard title={t('sign-in.title')} expired={expired} />
    </main>
  )
}
