import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderFilter } from '#contract/customers/customer-lists.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadCustomer } from '../../customers/load-customer.ts'
import { leadToLast, readPage } from '../../customers/read-page.ts'
import { ReorderButton } from '../../customers/reorder-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { KeepUsualButton } from '../../loyalty/keep-usual-button.tsx'
import receipt from '../../pictures/orders.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import { OwnEmpty } from '../../shell/own-empty.tsx'
import { AccountFrame } from '../../customers/account/account-frame.tsx'
import { OrderRow } from './order-row.tsx'
import styles from './orders-page.module.css'
import { PageLinks } from './page-links.tsx'
import { useLiveRows } from './use-live-rows.ts'

const orderFilters = ['all', 'active', 'done', 'canceled'] as const satisfies readonly OrderFilter[]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const { searchParams } = new URL(request.url)
  const page = readPage(params['page'])
  const filter = orderFilters.find((one) => one === (searchParams.get('filter') ?? 'all'))
  if (page === undefined || filter === undefined)
    throw Response.json({ code: 'page-not-found' }, { status: 404 })
  const customer = await loadCustomer(client, { language, url: request.url })
  const orders = await ask(client.orders({ page, filter }))
  leadToLast(orders.meta, (last) => pathOf(last, filter), language)
  return { customer, filter, orders }
}

/** My orders, newest first; their steps are live (spec 2). */
export default function OrdersPage() {
  const t = useText()
  const { customer, filter, orders } = useLoaderData<typeof loader>()
  useLiveRows(orders.data)
  return (
    <AccountFrame customer={customer} title={t('orders.title')}>
      <Filters chosen={filter} />
      {orders.data.length === 0 ? (
        <OwnEmpty
          page="orders"
          picture={receipt}
          title={t(filter === 'all' ? 'orders.none' : 'orders.none-so')}
          text={t('orders.none-hint')}
        >
          <LocalLink to="/menu" className={buttonClass({})}>
            {t('cart.to-menu')}
          </LocalLink>
        </OwnEmpty>
      ) : (
        <ul className={styles.list}>
          {orders.data.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} full>
                <div className={styles.actions}>
                  {order.can_pay && (
                    <LocalLink to={`/o/${order.id}/pay`} className={buttonClass({ size: 'sm' })}>
                      {t('order.pay')}
                    </LocalLink>
                  )}
                  {!order.active && <ReorderButton orderId={order.id} name={order.number ?? ''} />}
                  {!order.active && order.type !== 'dinein' && (
                    <KeepUsualButton
                      orderId={order.id}
                      name={order.number ?? ''}
                      items={order.items.map(({ name }) => name)}
                    />
                  )}
                </div>
              </OrderRow>
            </li>
          ))}
        </ul>
      )}
      <PageLinks meta={orders.meta} to={(page) => pathOf(page, filter)} />
    </AccountFrame>
  )
}

function pathOf(page: number, filter: OrderFilter): string {
  const path = page === 1 ? '/account/orders' : `/account/orders/${page}`
  return filter === 'all' ? path : `${path}?filter=${filter}`
}

function Filters({ chosen }: { readonly chosen: OrderFilter }) {
  const t = useText()
  return (
    <nav aria-label={t('orders.filters')} className={styles.filters}>
      {orderFilters.map((filter) => (
        <LocalLink key={filter} to={pathOf(1, filter)} aria-current={filter === chosen ? 'true' : undefined}>
          {t(`orders.filter-${filter}`)}
        </LocalLink>
      ))}
    </nav>
  )
}
