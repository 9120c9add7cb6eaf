import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import { Icon } from '#ui/icon.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { NoteWords } from '../board/ticket/note-words.tsx'
import { DishSheet } from '../../menu/dish/dish-sheet.tsx'
import { stepWords } from '../../menu/dish/step-words.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { choiceOf, sheetOf, type EditLine } from './edit-line.ts'
import styles from './edit-lines.module.css'
import type { EditForm } from './use-edit-form.ts'

/** What is in the order: counted here, and opened to change what is chosen of it and what the kitchen reads beside it. */
export function EditLines({ form }: { readonly form: EditForm }) {
  const t = useText()
  const [opened, setOpened] = useState<EditLine>()
  const dishes = form.editor?.dishes ?? []
  const asked = opened && sheetOf(opened, dishes)
  return (
    <>
      <ul className={page.lines} aria-label={t('edit.lines')}>
        {form.lines.map((line) => (
          <Line key={line.key} line={line} form={form} dishes={dishes} onOpen={() => setOpened(line)} />
        ))}
      </ul>
      {opened && asked && (
        <DishSheet
          dish={asked.dish}
          before={choiceOf(opened)}
          notice={asked.sold ? undefined : t('edit.as-sold')}
          onClose={() => setOpened(undefined)}
          onPut={(taken, quantity) => {
            form.choose(opened.key, asked.dish, taken, quantity)
            setOpened(undefined)
          }}
        />
      )}
    </>
  )
}

interface LineProps {
  readonly line: EditLine
  readonly form: EditForm
  readonly dishes: readonly DeskDishWire[]
  readonly onOpen: () => void
}

function Line({ line, form: { lines, count }, dishes, onOpen }: LineProps) {
  const t = useText()
  const { key, name, words, quantity, note } = line
  return (
    <li>
      <button type="button" className={styles.main} aria-label={t('edit.change', { name })} onClick={onOpen}>
        <b>
          <bdi>{name}</bdi>
          <Icon of={Pencil} size="xs" />
        </b>
        {words.length > 0 && <bdi className={page.small}>{words.join(' · ')}</bdi>}
        {note !== '' && (
          <bdi className={styles.note}>
            <NoteWords note={note} />
          </bdi>
        )}
      </button>
      <Stepper
        size="sm"
        bin={lines.length > 1}
        min={1}
        max={sheetOf(line, dishes).dish.max_quantity ?? undefined}
        value={quantity}
        words={stepWords(name, t)}
        onChange={(next) => count(key, next)}
      />
    </li>
  )
}
