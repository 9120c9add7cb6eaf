import { Search } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import type { OrderListQuery } from '#contract/ordering/order-desk.ts'
import { orderTypes } from '#domain/core/order-type.ts'
import { orderStatuses } from '#domain/ordering/order-status.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import filters from '../../shell/filters.module.css'
import head from '../../shell/screen-head.module.css'

/** What is looked for: a form of the address, so that a search can be sent on, and works without scripts. */
export function OrderFilters({ query }: { readonly query: OrderListQuery }) {
  const t = useText()
  const { branches } = useMember()
  const [params] = useSearchParams()
  return (
    <Form className={filters.row} role="search" method="get">
      <label className={`${head.search} ${filters.find}`}>
        <Icon of={Search} size="s" />
        <span className="vh">{t('orders.search')}</span>
        <input
          name="q"
          type="search"
          placeholder={t('orders.search')}
          defaultValue={query.q ?? ''}
          maxLength={100}
        />
      </label>
      {branches.length > 1 && (
        <Choice
          name="branch"
          label={t('board.branch')}
          value={params.get('branch') ?? ''}
          all={t('orders.all')}
        >
          {branches.map(({ id, name }) => ({ value: id, word: name }))}
        </Choice>
      )}
      <Choice name="status" label={t('orders.status')} value={query.status ?? ''} all={t('orders.all')}>
        {orderStatuses.map((one) => ({ value: one, word: t(`status.${one}`) }))}
      </Choice>
      <Choice name="type" label={t('orders.type')} value={query.type ?? ''} all={t('orders.all')}>
        {orderTypes.map((one) => ({ value: one, word: t(`type.${one}`) }))}
      </Choice>
      <label className={filters.select}>
        {t('orders.from')}
        <input type="date" name="from" defaultValue={query.from ?? ''} />
      </label>
      <label className={filters.select}>
        {t('orders.to')}
        <input type="date" name="to" defaultValue={query.to ?? ''} />
      </label>
      <Button type="submit" kind="s">
        {t('orders.find')}
      </Button>
    </Form>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly all: string
  readonly children: readonly { readonly value: string; readonly word: string }[]
}

function Choice({ name, label, value, all, children }: ChoiceProps) {
  return (
    <label className={filters.select}>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{all}</option>
        {children.map((one) => (
          <option key={one.value} value={one.value}>
            {one.word}
          </option>
        ))}
      </select>
    </label>
  )
}
