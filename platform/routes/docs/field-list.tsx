import { useText } from '../../i18n/use-text.ts'
import styles from './field-list.module.css'
import type { Field } from './read-document.ts'

/** The fields of a body or an answer, each with its type; a named shape leads to where it is shown. */
export function FieldList({ fields }: { readonly fields: readonly Field[] }) {
  const t = useText()
  return (
    <ul className={styles.fields} dir="ltr">
      {fields.map(({ name, type, shape, required }) => (
        <li key={name}>
          <code className={styles.name}>{name}</code>
          {shape ? (
            <a className={styles.type} href={`#shape-${shape}`}>
              {type}
            </a>
          ) : (
            <span className={styles.type}>{type}</span>
          )}
          {!required && <bdi className={styles.optional}>{t('docs.optional')}</bdi>}
        </li>
      ))}
    </ul>
  )
}
