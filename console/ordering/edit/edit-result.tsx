import type { EditedOrderWire } from '#contract/ordering/order-edit.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './edit-result.module.css'

interface EditResultProps {
  /** The change that this member made just now, if any. */
  readonly edited: EditedOrderWire | undefined
  readonly ticket: TicketWire
}

/** What became of a change: it is made, or it waits for its guest, with the link to give away. */
export function EditResult({ edited, ticket: { more } }: EditResultProps) {
  const t = useText()
  return (
    <div role="status" className={styles.told}>
      {edited?.state === 'done' && <Note tone="ok">{t('edit.done')}</Note>}
      {more && <Note tone="info">{t('edit.waiting', { amount: more.amount })}</Note>}
      {more && edited?.link && (
        <Field
          label={t('edit.link')}
          dir="ltr"
          readOnly
          value={edited.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
