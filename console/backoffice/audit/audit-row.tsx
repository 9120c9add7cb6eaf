import type { AuditLineWire } from '#contract/backoffice/audit.ts'
import { orderStatuses } from '#domain/ordering/order-status.ts'
import { catalogue, type TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import styles from './audit-row.module.css'

/** One change: who, what, on what, and its fields before and after. */
export function AuditRow({ line }: { readonly line: AuditLineWire }) {
  const t = useText()
  const word = (name: string, kind: 'do' | 'field') => {
    const key = `audit.${kind}.${name}`
    return isKnown(key) ? t(key) : name
  }
  const value = (field: string, text: string) => {
    if (field === 'status' && isStatus(text)) return t(`status.${text}`)
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'audit.yes' : 'audit.no')
    return text
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
      {line.changes.some(saysMore) && (
        <dl className={styles.changes}>
          {line.changes.filter(saysMore).map(({ field, before, after }) => (
            <div key={field}>
              <dt>{word(field, 'field')}</dt>
              <dd>
                {isList(before ?? after) && t('audit.changed')}
                {before !== null && !isList(before) && (
                  <del>
                    <span className="vh">{t('audit.before')}: </span>
                    <bdi>{value(field, before)}</bdi>
                  </del>
                )}
                {after !== null && !isList(after) && (
                  <ins>
                    <span className="vh">{t('audit.after')}: </span>
                    <bdi>{value(field, after)}</bdi>
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
const isKnown = (key: string): key is TextKey => Object.hasOwn(catalogue.ar, key)

const isStatus = (text: string): text is (typeof orderStatuses)[number] =>
  orderStatuses.some((status) => status === text)

/** What is kept as a structure is for machines to read. */
const isList = (text: string | null): boolean => /^(\[\{|\{|\[\]$|\[\d)/.test(text ?? '')

/** Ids alone tell people nothing. */
const saysMore = ({ before, after }: AuditLineWire['changes'][number]): boolean =>
  [before, after].some((text) => text !== null && !/^\[?("?[\w-]{20}"?,?)+\]?$/.test(text))
