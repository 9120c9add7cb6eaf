import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { useAct } from '../use-act.ts'
import styles from './sign-in-frame.module.css'
import { useSignInText } from './use-sign-in-text.ts'

interface PasswordFormProps<T> {
  /** Whose password it is, for the browser's own keeper of passwords. */
  readonly email: string
  readonly change: (typed: { current: string; password: string }) => Promise<T>
  readonly onChanged?: (answer: T) => void
}

/** A new password, with the current one. */
export function PasswordForm<T>({ email, change, onChanged }: PasswordFormProps<T>) {
  const t = useSignInText()
  const act = useAct(t('unreachable'))
  const [typed, setTyped] = useState({ current: '', password: '' })
  const [changed, setChanged] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setChanged(false)
    act.run(
      () => change(typed),
      (answer) => {
        onChanged?.(answer)
        setChanged(true)
        setTyped({ current: '', password: '' })
      },
    )
  }
  return (
    <form className={styles.form} aria-label={t('change')} onSubmit={send} noValidate>
      <p className={styles.quiet}>{t('change-lead')}</p>
      {changed && (
        <Note tone="ok" alert>
          {t('changed')}
        </Note>
      )}
      {act.refused && !act.wrong('current') && !act.wrong('password') && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('current')}
        type="password"
        dir="ltr"
        autoComplete="current-password"
        value={typed.current}
        error={act.wrong('current')}
        onChange={(event) => setTyped({ ...typed, current: event.currentTarget.value })}
      />
      <Field
        label={t('new')}
        type="password"
        dir="ltr"
        hint={t('new-hint')}
        autoComplete="new-password"
        value={typed.password}
        error={act.wrong('password')}
        onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
      />
      <div>
        <Button type="submit" kind="s" state={act.busy ? 'busy' : 'idle'}>
          {t('change')}
        </Button>
      </div>
    </form>
  )
}
