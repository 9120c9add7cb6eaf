import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Ref } from 'react'
import { limits } from '#domain/core/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { digitsOfCode } from './check-recipient.ts'
import styles from './code-field.module.css'

interface CodeFieldProps {
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly error: string | undefined
  readonly busy: boolean
  readonly inputRef: Ref<HTMLInputElement>
}

const cells = Array.from({ length: limits.codeDigits }, (_, i) => i)

/** Four boxes for the eye, one field for all else: paste, one-time-code, screen readers (design 5). */
export function CodeField({ value, onChange, error, busy, inputRef }: CodeFieldProps) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.field}>
      <label className="vh" htmlFor={id}>
        {t('sign-in.code')}
      </label>
      <div className={styles.cells} dir="ltr">
        {cells.map((cell) => (
          <span
            key={cell}
            className={styles.cell}
            data-current={cell === Math.min(value.length, limits.codeDigits - 1) || undefined}
            aria-hidden
          >
            {value[cell]}
          </span>
        ))}
        <input
          ref={inputRef}
          id={id}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          required
          readOnly={busy}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(digitsOfCode(event.currentTarget.value))}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      )}
    </div>
  )
}
