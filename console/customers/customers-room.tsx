import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { CustomerLineWire } from '#contract/customer-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { N } from '#ui/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import head from '../shell/room-head.module.css'

interface CustomersRoomProps {
  readonly customers: readonly CustomerLineWire[]
  readonly q: string
}

/** Customers by name, number or e-mail; without words the newest. */
export function CustomersRoom({ customers, q }: CustomersRoomProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <title>{t('customers.title')}</title>
      <header className={head.head}>
        <h1 className={page.grow}>{t('customers.title')}</h1>
      </header>
      <main id="content" className={page.page}>
        <Form className={page.filters} role="search" method="get" key={q}>
          <label className={`${head.search} ${page.find}`}>
            <Icon of={Search} size="s" />
            <span className="vh">{t('customers.search')}</span>
            <input
              name="q"
              type="search"
              placeholder={t('customers.search')}
              defaultValue={q}
              maxLength={100}
            />
          </label>
          <Button type="submit" kind="s">
            {t('orders.find')}
          </Button>
        </Form>
        {customers.length === 0 ? (
          <p className={page.empty}>{t('customers.none')}</p>
        ) : (
          <ul className={page.rows} aria-label={t('customers.title')}>
            {customers.map((one) => (
              <li key={one.id}>
                <span className={page.main}>
                  <Link className={page.link} to={localPath(`/customers/${one.id}`, language)}>
                    <bdi>{one.name || one.mobile || one.email}</bdi>
                  </Link>
                  <span className={page.small}>
                    <N>{one.mobile}</N> <bdi>{one.email}</bdi>
                  </span>
                </span>
                {one.group && <Badge tone="accent">{one.group}</Badge>}
                <span className={page.small}>
                  {t('customers.joined')} <N>{one.joined}</N>
                </span>
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  )
}
