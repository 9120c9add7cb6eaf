import { useState } from 'react'
import type { OrderLineWire, OrderListQuery, OrderListWire } from '#contract/ordering/order-desk.ts'
import type { WaitingRefundsWire } from '#contract/payments/refunds.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { useAct } from '../../shell/use-act.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'
import { RefundsWaiting } from './refunds-waiting.tsx'

interface OrdersScreenProps {
  readonly first: OrderListWire
  readonly query: OrderListQuery
  /** Refunds that wait for a person; none for roles that do not refund. */
  readonly refunds: WaitingRefundsWire['data']
}

/** All orders of the member's branches, newest first; what is looked for stands in the address. */
export function OrdersScreen({ first, query, refunds }: OrdersScreenProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [older, setOlder] = useState<readonly OrderLineWire[]>([])
  const [next, setNext] = useState(first.next)
  const lines = [...first.data, ...older]
  const more = (before: string) =>
    act.run(
      () => client.listDeskOrders({ ...query, before }),
      (list) => {
        setOlder((now) => [...now, ...list.data])
        setNext(list.next)
      },
    )
  return (
    <>
      <title>{t('orders.title')}</title>
      <header className={head.head}>
        <h1 className={page.grow}>{t('orders.title')}</h1>
      </header>
      <main id="content" className={page.page}>
        <RefundsWaiting refunds={refunds} />
        <OrderFilters query={query} />
        {lines.length === 0 ? <p className={page.empty}>{t('orders.none')}</p> : <OrderTable lines={lines} />}
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        {next && (
          <Button kind="s" state={act.busy ? 'busy' : 'idle'} onClick={() => more(next)}>
            {t('orders.older')}
          </Button>
        )}
      </main>
    </>
  )
}
