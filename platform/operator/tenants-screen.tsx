import { Plus, Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { OperatorTenantsWire, OperatorTenantWire } from '#contract/platform/operator.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './screen.module.css'

interface TenantsScreenProps {
  readonly list: OperatorTenantsWire
  readonly search: string
}

/** All restaurants: what they are called, where they live, whether they are on, and when the last order came. */
export function TenantsScreen({ list, search }: TenantsScreenProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <title>{t('operator.tenants')}</title>
      <div className={styles.top}>
        <h1>{t('operator.tenants')}</h1>
        <Link className={buttonClass({})} to={localPath('/operator/new', language)}>
          <Icon of={Plus} />
          {t('operator.add')}
        </Link>
      </div>
      <Form role="search" action={localPath('/operator', language)} className={styles.search}>
        <Icon of={Search} />
        <input
          type="search"
          name="search"
          key={search}
          defaultValue={search}
          maxLength={200}
          aria-label={t('operator.search')}
          placeholder={t('operator.search')}
        />
      </Form>
      <p className={styles.small} role="status">
        {t('operator.count', { count: list.meta.total })}
      </p>
      {list.data.length === 0 ? (
        <p className={styles.empty}>{t(search ? 'operator.none-found' : 'operator.none')}</p>
      ) : (
        <ul className={styles.rows} aria-label={t('operator.tenants')}>
          {list.data.map((tenant) => (
            <li key={tenant.id}>
              <TenantRow tenant={tenant} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks list={list} search={search} />
    </>
  )
}

function TenantRow({ tenant }: { readonly tenant: OperatorTenantWire }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Link className={styles.row} to={localPath(`/operator/tenants/${tenant.id}`, language)}>
      <span className={styles.words}>
        <b>
          <bdi>{tenant.name}</bdi>
        </b>
        <span className={styles.small}>
          <bdi dir="ltr">{tenant.host}</bdi>
        </span>
      </span>
      <span className={styles.small}>
        {tenant.last_order ? (
          <>
            {t('operator.last-order')} <bdi>{tenant.last_order}</bdi>
          </>
        ) : (
          t('operator.no-order')
        )}
      </span>
      <span className={styles.end}>
        <TenantState on={tenant.on} />
      </span>
    </Link>
  )
}

/** Whether a restaurant is switched on, in a word. */
export function TenantState({ on }: { readonly on: boolean }) {
  const t = useText()
  return <Badge tone={on ? 'ok' : 'err'}>{t(on ? 'operator.on' : 'operator.off')}</Badge>
}

function PageLinks({ list, search }: TenantsScreenProps) {
  const t = useText()
  const language = useLanguage()
  const { current_page: here, last_page: last } = list.meta
  if (last === 1) return null
  const to = (page: number) =>
    localPath(`/operator?${new URLSearchParams({ ...(search && { search }), page: String(page) })}`, language)
  const look = buttonClass({ kind: 'q' })
  return (
    <nav className={styles.pages} aria-label={t('operator.pages')}>
      {here > 1 ? (
        <Link className={look} to={to(here - 1)}>
          {t('operator.newer')}
        </Link>
      ) : (
        <span />
      )}
      {here < last && (
        <Link className={look} to={to(here + 1)}>
          {t('operator.older')}
        </Link>
      )}
    </nav>
  )
}
