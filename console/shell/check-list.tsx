import type { ReactNode } from 'react'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import page from './page.module.css'

interface CheckListProps<T extends string> {
  readonly legend: string
  readonly all: readonly T[]
  readonly chosen: readonly T[]
  readonly word: (one: T) => ReactNode
  /** In the order of `all`. */
  readonly onChange: (chosen: readonly T[]) => void
}

/** Any number of several things, each a row that is checked or not. */
export function CheckList<T extends string>({ legend, all, chosen, word, onChange }: CheckListProps<T>) {
  return (
    <fieldset className={page.choices}>
      <legend>{legend}</legend>
      {all.map((one) => (
        <ChoiceRow
          key={one}
          type="checkbox"
          name={one}
          checked={chosen.includes(one)}
          onChange={(on) => onChange(all.filter((each) => (each === one ? on : chosen.includes(each))))}
        >
          {word(one)}
        </ChoiceRow>
      ))}
    </fieldset>
  )
}
