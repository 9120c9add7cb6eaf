import { directionOf, languages, type Words } from '#domain/core/words.ts'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { Field } from '#ui/fields/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './item-form.module.css'

interface WordsFieldsProps {
  readonly words: Words
  readonly onChange: (words: Words) => void
  readonly labels: Words
  readonly errors?: { readonly [language in keyof Words]?: string | undefined }
  readonly limit: number
  readonly rows?: number
}

/** A text in both languages, side by side, each in its own direction. */
export function WordsFields({ words, onChange, labels, errors = {}, limit, rows }: WordsFieldsProps) {
  return (
    <div className={styles.pair}>
      {languages.map((language) => (
        <Field
          key={language}
          label={labels[language]}
          dir={directionOf[language]}
          lang={language}
          limit={limit}
          {...(rows && { rows })}
          value={words[language]}
          error={errors[language]}
          onChange={(event) => onChange({ ...words, [language]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}

interface AmountFieldProps {
  readonly label: string
  /** Decimal string; null = empty, where that is allowed. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly error?: string | undefined
  readonly optional?: boolean
}

/** Money as it is typed; what is no amount stays as it is and is not taken. */
export function AmountField({ label, value, onChange, error, optional = false }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <Field
      label={label}
      inputMode="decimal"
      dir="ltr"
      value={typed ?? value ?? ''}
      error={error}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const amount = parseAmount(text)
        if (amount !== undefined) onChange(toDecimal(amount))
        else if (text.trim() === '') onChange(optional ? null : '0.00')
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

interface RowActsProps {
  readonly what: string
  readonly remove: string
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
}

/** Up, down, away: of a row in a list that has an order. */
export function RowActs({ what, remove, onMove, onRemove }: RowActsProps) {
  const t = useText()
  return (
    <span className={styles.acts}>
      <IconButton icon={ArrowUp} label={t('dish.up', { what })} onClick={() => onMove(-1)} />
      <IconButton icon={ArrowDown} label={t('dish.down', { what })} onClick={() => onMove(1)} />
      <IconButton icon={Trash2} label={remove} onClick={onRemove} />
    </span>
  )
}

/** Takes a list, a place and a step; returns the list with that one moved. */
export function moved<T>(list: readonly T[], at: number, step: -1 | 1): T[] {
  const one = list[at]
  const to = at + step
  return one === undefined || to < 0 || to >= list.length
    ? [...list]
    : list.toSpliced(at, 1).toSpliced(to, 0, one)
}
