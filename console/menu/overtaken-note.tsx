import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import { fieldWords } from './field-words.ts'
import styles from './item-form.module.css'
import type { ItemForm, Overtaken } from './use-item-form.ts'

/** Who was faster and what they changed; nothing of either is lost without a choice. */
export function OvertakenNote({
  form,
  overtaken,
}: {
  readonly form: ItemForm
  readonly overtaken: Overtaken
}) {
  const t = useText()
  const { by, fields } = overtaken
  const names = fields.map((field) => t(fieldWords[field])).join(' · ')
  return (
    <Note tone="warn" alert>
      {by && names ? t('dish.changed', { by, fields: names }) : t('dish.changed-unknown')}
      <span className={styles.choices}>
        <Button kind="s" size="sm" onClick={form.keepMine}>
          {t('dish.changed-keep')}
        </Button>
        <Button kind="q" size="sm" onClick={form.takeTheirs}>
          {t('dish.changed-load')}
        </Button>
      </span>
    </Note>
  )
}
