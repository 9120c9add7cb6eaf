import { useState, type KeyboardEvent } from 'react'
import { toWesternDigits } from '#domain/core/digits.ts'
import { Field } from './field.tsx'

type WholeNumberFieldProps = FieldProps & (Filled | MaybeEmpty)

interface FieldProps {
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
}

/** Shows its number again when it is left empty. */
interface Filled {
  readonly optional?: false
  readonly onChange: (value: number) => void
}

/** May be left empty: null. */
interface MaybeEmpty {
  readonly optional: true
  readonly onChange: (value: number | null) => void
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
  ...rest
}: WholeNumberFieldProps) {
  const { optional: _, onChange, ...field } = rest
  const [typed, setTyped] = useState<string>()
  const within = (number: number) => Math.min(max, Math.max(min, number))
  const type = (text: string) => {
    const digits = toWesternDigits(text).replaceAll(/\D/g, '').slice(0, String(max).length)
    setTyped(digits)
    if (digits === '') {
      if (rest.optional) rest.onChange(null)
    } else if (Number(digits) === within(Number(digits))) onChange(Number(digits))
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
