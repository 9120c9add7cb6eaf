import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DomainsWire } from '#contract/platform/domains.ts'
import type { OperatorLogWire, OperatorTenantWire } from '#contract/platform/operator.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { DomainList } from '#web/domains/domain-list.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { LogLines } from './log-lines.tsx'
import { OwnerCard } from './owner-card.tsx'
import styles from './screen.module.css'
import { SwitchCard } from './switch-card.tsx'
import { TenantState } from './tenants-screen.tsx'

interface TenantScreenProps {
  readonly first: OperatorTenantWire
  readonly domains: DomainsWire
  readonly log: OperatorLogWire
}

/** One restaurant: its facts, its owners, its switch, and what operators did with it. */
export function TenantScreen({ first, domains, log }: TenantScreenProps) {
  const t = useText()
  const language = useLanguage()
  const [tenant, setTenant] = useState(first)
  return (
    <>
      <title>{tenant.name}</title>
      <Link className={styles.back} to={localPath('/operator', language)}>
        <Icon of={ArrowLeft} size="s" flip />
        {t('operator.tenants')}
      </Link>
      <div className={styles.top}>
        <h1>
          <bdi>{tenant.name}</bdi>
        </h1>
        <TenantState on={tenant.on} />
        <a className={buttonClass({ kind: 'q' })} href={tenant.url}>
          {t('operator.visit')}
        </a>
      </div>
      <section className={styles.card} aria-labelledby="facts">
        <h2 id="facts">{t('operator.facts')}</h2>
        <Facts tenant={tenant} />
      </section>
      <OwnerCard tenant={tenant} onTenant={setTenant} />
      <DomainList first={domains} tenantId={tenant.id} />
      <SwitchCard tenant={tenant} onTenant={setTenant} />
      <h2>{t('operator.log')}</h2>
      <LogLines lines={log.data} />
    </>
  )
}

function Facts({ tenant }: { readonly tenant: OperatorTenantWire }) {
  const t = useText()
  const country = tenant.country as 'SA' | 'EG' | 'AE' | 'QA'
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('operator.host')}</dt>
        <dd>
          <bdi dir="ltr">{tenant.host}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('operator.country')}</dt>
        <dd>{t(`country.${country}`)}</dd>
      </div>
      <div>
        <dt>{t('operator.branches')}</dt>
        <dd>
          <N>{tenant.branches}</N>
        </dd>
      </div>
      <div>
        <dt>{t('operator.owners')}</dt>
        <dd>
          <N>{tenant.owners}</N>
        </dd>
      </div>
      <div>
        <dt>{t('operator.made-at')}</dt>
        <dd>
          <bdi>{tenant.made}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('operator.last-order')}</dt>
        <dd>{tenant.last_order ? <bdi>{tenant.last_order}</bdi> : t('operator.no-order')}</dd>
      </div>
    </dl>
  )
}
