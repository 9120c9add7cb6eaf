import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#domain/limits.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { NoteWords } from '../board/note-words.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { isNoteTooLong, type EditLine } from './edit-line.ts'
import styles from './edit-lines.module.css'
import type { EditForm } from './use-edit-form.ts'

/** What is in the order: counted here, and what the kitchen reads beside it. */
export function EditLines({ form }: { readonly form: EditForm }) {
  const t = useText()
  return (
    <ul className={page.lines} aria-label={t('edit.lines')}>
      {form.lines.map((line) => (
        <Line key={line.key} line={line} form={form} />
      ))}
    </ul>
  )
}

/** One function for all: a new one at each change would take the focus back to the field. */
const focusOn = (field: HTMLInputElement | null): void => field?.focus()

interface LineProps {
  readonly line: EditLine
  readonly form: EditForm
}

function Line({ line, form: { lines, count, say } }: LineProps) {
  const t = useText()
  const [saying, setSaying] = useState(false)
  const { key, name, choices, quantity, note } = line
  return (
    <li>
      <span className={styles.main}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {choices.length > 0 && <bdi className={page.small}>{choices.join(' · ')}</bdi>}
        {!saying && note !== '' && (
          <bdi className={styles.note}>
            <NoteWords note={note} />
          </bdi>
        )}
      </span>
      <span className={styles.tools}>
        <IconButton
          icon={MessageSquare}
          label={t('edit.note', { name })}
          ground="sunken"
          aria-expanded={saying}
          onClick={() => setSaying(!saying)}
        />
        <Stepper
          size="sm"
          bin={lines.length > 1}
          min={1}
          value={quantity}
          words={{
            less: t('edit.less', { name }),
            more: t('edit.more', { name }),
            remove: t('edit.remove', { name }),
          }}
          onChange={(next) => count(key, next)}
        />
      </span>
      {saying && (
        <div className={styles.say}>
          <Field
            label={t('edit.note-field')}
            dir="auto"
            limit={limits.notes}
            inputRef={focusOn}
            value={note}
            error={isNoteTooLong(line) ? t('phone.note-long', { count: limits.notes }) : undefined}
            onChange={(event) => say(key, event.currentTarget.value)}
          />
        </div>
      )}
    </li>
  )
}
