import { Search } from 'lucide-react'
import { Form } from 'react-router'
import type { CustomerListWire, CustomerQueryWire } from '#contract/customers/customer-desk.ts'
import { customerSorts } from '#domain/customers/customer-sort.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import filters from '../shell/filters.module.css'
import styles from './customers-screen.module.css'
import head from '../shell/screen-head.module.css'

interface CustomerFiltersProps {
  readonly groups: CustomerListWire['groups']
  readonly query: CustomerQueryWire
}

/** What is looked for: a form of the address, so that a search can be sent on, and works without scripts. */
export function CustomerFilters({ groups, query }: CustomerFiltersProps) {
  const t = useText()
  return (
    <Form className={filters.row} role="search" method="get">
      <label className={`${head.search} ${filters.find}`}>
        <Icon of={Search} size="s" />
        <span className="vh">{t('customers.search')}</span>
        <input
          name="q"
          type="search"
          placeholder={t('customers.search')}
          defaultValue={query.q ?? ''}
          maxLength={100}
        />
      </label>
      {groups.length > 0 && (
        <label className={filters.select}>
          {t('customers.group')}
          <select name="group" defaultValue={query.group_id ?? ''}>
            <option value="">{t('orders.all')}</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={`${filters.select} ${styles.sort}`}>
        {t('customers.sort')}
        <select name="sort" defaultValue={query.sort ?? 'newest'}>
          {customerSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`customers.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="s">
        {t('orders.find')}
      </Button>
    </Form>
  )
}
