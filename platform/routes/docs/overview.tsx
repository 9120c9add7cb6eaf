import { useText } from '../../i18n/use-text.ts'
import styles from './docs-page.module.css'

/** What all calls have in common. */
export function Overview() {
  const t = useText()
  const headers = [
    ['x-tenant, x-app-token', t('docs.header-tenant')],
    ['x-localization', t('docs.header-language')],
    ['x-country, x-time-zone, x-source', t('docs.header-place')],
    ['x-authorization-token', t('docs.header-token')],
    ['idempotency-key', t('docs.header-key')],
  ] as const
  const statuses = [
    ['401', t('docs.status-401')],
    ['403', t('docs.status-403')],
    ['409', t('docs.status-409')],
    ['422', t('docs.status-422')],
    ['429', t('docs.status-429')],
  ] as const
  return (
    <>
      <p className={styles.lead}>{t('docs.lead')}</p>
      <h2>{t('docs.callers')}</h2>
      <p>{t('docs.callers-text')}</p>
      <Lines lines={headers} />
      <h2>{t('docs.wire')}</h2>
      <p>{t('docs.wire-text')}</p>
      <h2>{t('docs.refusals')}</h2>
      <p>{t('docs.refusals-text')}</p>
      <Lines lines={statuses} />
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly (readonly [code: string, says: string])[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(([code, says]) => (
        <div key={code}>
          <dt>
            <code dir="ltr">{code}</code>
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}
