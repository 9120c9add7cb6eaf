import { useState, type KeyboardEvent } from 'react'
import { toWesternDigits } from '#domain/digits.ts'
import { Field } from './field.tsx'

interface WholeNumberFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** None = empty. */
  readonly value: number | null
  readonly min?: number
  readonly max?: number
  /** Of an arrow key. */
  readonly step?: number
  readonly onChange: (value: number) => void
  /** The field may be empty; one that may not shows its number again when it is left. */
  readonly onEmpty?: () => void
}

/**
 * A whole number in digits of either script. What is typed stands as it is until the field is left: a number beyond its bounds
 * becomes the nearest within them only then, so that "30" can be typed where 15 is the least.
 */
export function WholeNumberField({
  value,
  min = 0,
  max = 999_999,
  step = 1,
  error,
  onChange,
  onEmpty,
  ...field
}: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const within = (number: number) => Math.min(max, Math.max(min, number))
  const type = (text: string) => {
    const digits = toWesternDigits(text).replaceAll(/\D/g, '').slice(0, String(max).length)
    setTyped(digits)
    if (digits === '') onEmpty?.()
    else if (Number(digits) === within(Number(digits))) onChange(Number(digits))
  }
  const settle = () => {
    if (typed && Number(typed) !== value) onChange(within(Number(typed)))
    setTyped(undefined)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
    if (by === 0) return
    event.preventDefault()
    setTyped(undefined)
    onChange(within((value ?? min) + by))
  }
  return (
    <Field
      {...field}
      {...(error !== undefined && { error })}
      inputMode="numeric"
      dir="ltr"
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={press}
    />
  )
}
