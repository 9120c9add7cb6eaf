import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CustomerRowWire } from '#contract/customers/customer-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import page from '../shell/page.module.css'
import styles from './customers-screen.module.css'

/** Customers in lines; each leads to its page. */
export function CustomerRows({ customers }: { readonly customers: readonly CustomerRowWire[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <ul className={`${page.rows} ${styles.customers}`} aria-label={t('customers.title')}>
      {customers.map((one) => (
        <li key={one.id}>
          <span className={styles.who}>
            <Link className={page.link} to={localPath(`/customers/${one.id}`, language)}>
              <bdi>{one.name || one.mobile || one.email}</bdi>
            </Link>
            <span className={page.small}>
              <N>{one.mobile}</N> <bdi>{one.email}</bdi>
            </span>
            {one.group && <Badge tone="accent">{one.group}</Badge>}
          </span>
          <Fact name={t('customers.orders')}>
            <N>{one.orders}</N>
          </Fact>
          <Fact name={t('customers.spent')}>
            <Money amount={one.spent} />
          </Fact>
          <Fact name={t('customers.last')}>{one.last_order ? <bdi>{one.last_order}</bdi> : '–'}</Fact>
          <Fact name={t('customers.joined')}>
            <N>{one.joined}</N>
          </Fact>
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <span className={page.small}>{name}</span>
      <span>{children}</span>
    </span>
  )
}
