import type { AuditLineWire } from '#contract/audit.ts'
import { arAudit } from '../i18n/ar-audit.ts'
import type { TextKey } from '../i18n/catalogue.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import styles from './audit-row.module.css'

/** One change: who, what, on what, and its fields before and after. */
export function AuditRow({ line }: { readonly line: AuditLineWire }) {
  const t = useText()
  const word = (name: string, kind: 'do' | 'field') => {
    const key = `audit.${kind}.${name}`
    return isKnown(key) ? t(key) : name
  }
  return (
    <li className={styles.line}>
      <span className={page.main}>
        <b>
          <bdi>{line.who || t('audit.nobody')}</bdi>
        </b>
        <span>
          {word(line.action, 'do')}{' '}
          {line.name && line.name !== line.who && <bdi className={styles.name}>{line.name}</bdi>}
        </span>
      </span>
      <time className={page.small} dateTime={line.at}>
        <bdi>{line.when}</bdi>
      </time>
      {line.changes.length > 0 && (
        <dl className={styles.changes}>
          {line.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{word(field, 'field')}</dt>
              <dd>
                {before !== null && (
                  <del>
                    <span className="vh">{t('audit.before')}: </span>
                    <bdi>{before}</bdi>
                  </del>
                )}
                {after !== null && (
                  <ins>
                    <span className="vh">{t('audit.after')}: </span>
                    <bdi>{after}</bdi>
                  </ins>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** Later actions may be named before they have words. */
const isKnown = (key: string): key is TextKey & keyof typeof arAudit => Object.hasOwn(arAudit, key)
