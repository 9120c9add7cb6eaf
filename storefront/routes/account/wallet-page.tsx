import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadBalances } from '../../customers/load-balances.ts'
import { loadCustomer } from '../../customers/load-customer.ts'
import { leadToLast } from '../../customers/read-page.ts'
import { useText } from '../../i18n/use-text.ts'
import wallet from '../../pictures/wallet.webp'
import { Money } from '../../shell/money.tsx'
import { AccountFrame } from '../../customers/account/account-frame.tsx'
import { WalletCard } from './balance-cards.tsx'
import { LedgerLog } from './ledger-log.tsx'
import { PageLinks } from './page-links.tsx'
import { pageOfSearch } from './page-of-search.ts'
import { RedeemCard } from './redeem-card.tsx'
import { TopUpCard } from './top-up-card.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const page = pageOfSearch(request.url)
  const customer = await loadCustomer(client, { language, url: request.url })
  const [balances, log, settings] = await Promise.all([
    loadBalances(client),
    ask(client.walletLogs({ page })),
    // none where the restaurant has no page about the wallet (spec 6)
    client.walletSettings().catch(() => undefined),
  ])
  leadToLast(log.meta, pathOf, language)
  return { customer, balances, log, settings }
}

const pathOf = (page: number) => (page === 1 ? '/account/wallet' : `/account/wallet?page=${page}`)

/** My wallet: its balance, and what came and went (spec 2). */
export default function WalletPage() {
  const t = useText()
  const { customer, balances, log, settings } = useLoaderData<typeof loader>()
  return (
    <AccountFrame customer={customer} title={t('wallet.title')}>
      <WalletCard balance={balances.wallet} />
      {settings?.top_up && <TopUpCard range={settings.top_up} />}
      {settings && <RedeemCard />}
      <LedgerLog
        title={t('wallet.log')}
        rows={log.data}
        show={(amount) => <Money amount={amount} />}
        empty={{ picture: wallet, title: t('wallet.none'), text: t('wallet.none-hint') }}
      />
      <PageLinks meta={log.meta} to={pathOf} />
    </AccountFrame>
  )
}
