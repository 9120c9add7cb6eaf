import { useText } from '../../i18n/use-text.ts'
import styles from './call-card.module.css'
import { FieldList } from './field-list.tsx'
import type { Call } from './read-document.ts'

/** One call: what it is for, who may make it, what it takes and answers. */
export function CallCard({ call }: { readonly call: Call }) {
  const t = useText()
  const { id, method, path, says, door: authorizer, sends, answers } = call
  return (
    <section id={id} className={styles.call} aria-labelledby={`name-${id}`}>
      <h2 id={`name-${id}`} className={styles.head} dir="ltr">
        <span className={styles.method} data-method={method}>
          {method}
        </span>
        <code>{path}</code>
      </h2>
      <p lang="en" dir="ltr">
        {says}
      </p>
      <p className={styles.door}>{t(`docs.door.${authorizer}`)}</p>
      {sends.length > 0 && (
        <>
          <h3>{t('docs.sends')}</h3>
          <FieldList fields={sends} />
        </>
      )}
      <h3>{t('docs.answers')}</h3>
      <FieldList fields={answers} />
    </section>
  )
}
