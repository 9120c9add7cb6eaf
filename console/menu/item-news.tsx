import { Note } from '#ui/note.tsx'
import { useText, type TextOf } from '../i18n/use-text.ts'
import { OvertakenNote } from '../shell/draft/overtaken-note.tsx'
import { fieldWords } from './field-words.ts'
import styles from './item-form.module.css'
import type { ItemForm, Overtaken } from './use-item-form.ts'

interface ItemNewsProps {
  readonly form: ItemForm
  /** A colleague has taken the item away. */
  readonly gone: boolean
}

/** What colleagues did to the item while this page was open: nothing of either is lost without a choice. */
export function ItemNews({ form, gone }: ItemNewsProps) {
  const t = useText()
  const { remote, overtaken } = form
  return (
    <>
      <div role="status" className={styles.news}>
        {remote && <Note tone="info">{changedWords(remote, t, remote.mine)}</Note>}
      </div>
      {gone && (
        <Note tone="warn" alert>
          {t('dish.gone')}
        </Note>
      )}
      {overtaken && (
        <OvertakenNote onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs}>
          {changedWords(overtaken, t)}
        </OvertakenNote>
      )}
    </>
  )
}

/** Who was faster, and what they changed. */
function changedWords({ by, fields }: Overtaken, t: TextOf, mine = false): string {
  const names = fields.map((field) => t(fieldWords[field])).join(' · ')
  if (!by || !names) return t('dish.changed-unknown')
  return mine ? t('dish.changed-mine', { fields: names }) : t('dish.changed', { by, fields: names })
}
