import { Link } from 'react-router'
import type { OperatorLogLine } from '#contract/platform/operator.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { isTextKey } from '../i18n/catalogue.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './screen.module.css'

/** Lines of the operators' log: who did what, to which restaurant, and what changed. */
export function LogLines({ lines }: { readonly lines: readonly OperatorLogLine[] }) {
  const t = useText()
  const language = useLanguage()
  const word = (kind: 'do' | 'field', name: string) => {
    const key = `operator.${kind}.${name}`
    return isTextKey(key) ? t(key) : name
  }
  const value = (field: string, text: string) => {
    const key = `country.${text}`
    return field === 'country' && isTextKey(key) ? t(key) : text
  }
  if (lines.length === 0) return <p className={styles.empty}>{t('operator.log-empty')}</p>
  return (
    <ol className={styles.rows} aria-label={t('operator.log')}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <p>
            <b>{word('do', line.action)}</b>
            {line.tenant_id ? (
              <Link to={localPath(`/operator/tenants/${line.tenant_id}`, language)}>
                <bdi>{line.name}</bdi>
              </Link>
            ) : (
              line.name && <bdi>{line.name}</bdi>
            )}
          </p>
          {line.changes.map(({ field, before, after }) => (
            <p key={field} className={styles.small}>
              {word('field', field)}
              {before !== null && <del>{value(field, before)}</del>}
              {after !== null && <bdi>{value(field, after)}</bdi>}
            </p>
          ))}
          <p className={styles.small}>
            <bdi>{line.who}</bdi>
            <time dateTime={line.at}>
              <bdi>{line.when}</bdi>
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}
