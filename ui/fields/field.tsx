import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { lengthOf } from '#domain/core/text.ts'
import { Icon } from '../icon.tsx'
import { N } from '../text/n.tsx'
import styles from './field.module.css'

interface FieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>,
  'className' | 'id' | 'prefix'
> {
  readonly label: string
  readonly hint?: string
  readonly error?: string
  /** Most characters (spec 5); the counter shows from 80 % on. Typing beyond it is told, never cut off. */
  readonly limit?: number
  /** Several lines. */
  readonly rows?: number
  /** Stands at the left inside, in both languages: a country code. Its digits run left to right. */
  readonly code?: string
  /** Stands there in its place when it can be pressed. */
  readonly lead?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A labelled text field with hint, error and counter (design 5). */
export function Field({
  label,
  hint,
  error,
  limit,
  rows,
  code,
  lead,
  inputRef,
  onInput,
  ...rest
}: FieldProps) {
  const id = useId()
  const [length, setLength] = useState(() => lengthOf(String(rest.value ?? rest.defaultValue ?? '')))
  const counted = limit !== undefined && length >= limit * 0.8
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    ...rest,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    onInput(event: React.InputEvent<HTMLInputElement & HTMLTextAreaElement>) {
      setLength(lengthOf(event.currentTarget.value))
      onInput?.(event)
    },
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.body}>
        <span className={styles.box} dir={code || lead ? 'ltr' : undefined}>
          {code && <bdi className={`n ${styles.code}`}>{code}</bdi>}
          {lead}
          {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} ref={inputRef} />}
          {error && (
            <span className={styles.bad}>
              <Icon of={CircleAlert} size="s" />
            </span>
          )}
        </span>
        <Below id={id} hint={hint} error={error} counter={counted ? `${length}/${limit}` : undefined} />
      </div>
    </div>
  )
}

function Below({
  id,
  hint,
  error,
  counter,
}: {
  id: string
  hint?: string
  error?: string
  counter?: string
}) {
  if (!hint && !error && !counter) return null
  return (
    <span className={styles.below}>
      <span>
        {error ? (
          <span id={`${id}-error`} className={styles.error}>
            {error}
          </span>
        ) : (
          hint && <span id={`${id}-hint`}>{hint}</span>
        )}
      </span>
      {counter && <N>{counter}</N>}
    </span>
  )
}
