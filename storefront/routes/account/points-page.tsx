import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { N } from '#ui/text/n.tsx'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadBalances } from '../../customers/load-balances.ts'
import { loadCustomer } from '../../customers/load-customer.ts'
import { leadToLast } from '../../customers/read-page.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useWalletText } from '../../i18n/use-wallet-text.ts'
import points from '../../pictures/points.webp'
import { Money } from '../../shell/money.tsx'
import { AccountFrame } from '../../customers/account/account-frame.tsx'
import { PointsCard } from './balance-cards.tsx'
import { LedgerLog } from './ledger-log.tsx'
import { PageLinks } from './page-links.tsx'
import { pageOfSearch } from './page-of-search.ts'
import styles from './points-page.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const page = pageOfSearch(request.url)
  const customer = await loadCustomer(client, { language, url: request.url })
  const [balances, log] = await Promise.all([loadBalances(client), ask(client.pointsLogs({ page }))])
  leadToLast(log.meta, pathOf, language)
  return { customer, balances, log }
}

const pathOf = (page: number) => (page === 1 ? '/account/points' : `/account/points?page=${page}`)

/** My points: how many, what one is worth, and what came and went (spec 2). */
export default function PointsPage() {
  const t = useText()
  const { customer, balances, log } = useLoaderData<typeof loader>()
  const { pointsSettings } = balances
  const say = useWalletText()
  const { expiring } = balances.points
  return (
    <AccountFrame customer={customer} title={t('points.title')}>
      <PointsCard balances={balances} />
      {pointsSettings && (
        <p className={styles.worth}>
          <Say k="points.worth" holes={{ value: <Money amount={pointsSettings.point_value} size="s" /> }} />
        </p>
      )}
      {expiring && (
        <p className={styles.worth}>
          <bdi>{say('points.expiring', { count: expiring.points, at: expiring.at_words })}</bdi>
        </p>
      )}
      <LedgerLog
        title={t('points.log')}
        rows={log.data}
        show={(amount) => <N>{amount}</N>}
        empty={{ picture: points, title: t('points.none'), text: t('points.none-hint') }}
      />
      <PageLinks meta={log.meta} to={pathOf} />
    </AccountFrame>
  )
}
