import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { AccountFrame } from '../../customers/account/account-frame.tsx'
import { loadCustomer } from '../../customers/load-customer.ts'
import { leadToLast, readPage } from '../../customers/read-page.ts'
import { useText } from '../../i18n/use-text.ts'
import { SaveUsual } from '../../loyalty/save-usual.tsx'
import { UsualCard } from '../../loyalty/usual-card.tsx'
import { UsualPages, usualsPath } from '../../loyalty/usual-pages.tsx'
import orders from '../../pictures/orders.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import styles from './rewards-page.module.css'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const page = readPage(params['page'])
  if (page === undefined) throw Response.json(null, { status: 404 })
  const customer = await loadCustomer(client, { language, url: request.url })
  const [usuals, suggested] = await Promise.all([
    ask(client.usualOrders({ page })),
    client.usualSuggestion().catch(() => ({ suggestion: null })),
  ])
  leadToLast(usuals.meta, usualsPath, language)
  return { customer, usuals, suggestion: suggested.suggestion }
}

/** Order as usual: named orders with a fit check, each one press from the checkout (spec 2). */
export default function UsualOrdersPage() {
  const t = useText()
  const { customer, usuals, suggestion } = useLoaderData<typeof loader>()
  return (
    <AccountFrame customer={customer} title={t('usual.title')}>
      {suggestion && (
        <SaveUsual
          key={suggestion.order_id}
          source={{ order_id: suggestion.order_id }}
          title={t('usual.suggested')}
          items={suggestion.items}
        />
      )}
      {usuals.data.length === 0 && !suggestion && (
        <Empty picture={orders} title={t('usual.none')} text={t('usual.none-hint')}>
          <LocalLink to="/account/orders" className={buttonClass({ kind: 's' })}>
            {t('orders.title')}
          </LocalLink>
        </Empty>
      )}
      <ul className={styles.list}>
        {usuals.data.map((usual) => (
          <li key={usual.id}>
            <UsualCard usual={usual} />
          </li>
        ))}
      </ul>
      <UsualPages meta={usuals.meta} />
    </AccountFrame>
  )
}
