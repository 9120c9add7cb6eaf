import { useState } from 'react'
import type { FormEvent } from 'react'
import { useActionData } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import styles from './sign-in-frame.module.css'
import { hasToWait, type Refused, type Typed } from './enter-by-form.ts'
import { useSignInText } from './use-sign-in-text.ts'

interface SignInFormProps {
  /** Signs in; resolves to the address to go on to. */
  readonly enter: (typed: Typed) => Promise<string>
  /** What helps whom the failures of others make wait. */
  readonly wayOn: string
}

/** E-mail, password and, when it is asked for, the second step's code. Always a post: what is typed must never stand in an address. */
export function SignInForm({ enter, wayOn }: SignInFormProps) {
  const t = useSignInText()
  const { missing, busy, refused, waits, coded, send } = useSignIn(enter)
  const [shown, setShown] = useState(false)
  return (
    <form className={styles.form} method="post" onSubmit={send} noValidate>
      {refused && (
        <Note tone="err" alert>
          {refused}
          {waits && ` ${wayOn}`}
        </Note>
      )}
      <Field
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        error={missing.includes('email') ? t('email-required') : undefined}
      />
      <Field
        label={t('password')}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        dir="ltr"
        error={missing.includes('password') ? t('required') : undefined}
      />
      {coded && (
        <Field
          label={t('code')}
          hint={t('code-hint')}
          name="code"
          autoComplete="one-time-code"
          dir="ltr"
          error={missing.includes('code') ? t('required') : undefined}
        />
      )}
      <ChoiceRow type="checkbox" name="show" checked={shown} onChange={setShown}>
        {t('show')}
      </ChoiceRow>
      <Button type="submit" wide state={busy ? 'busy' : 'idle'}>
        {t('go')}
      </Button>
    </form>
  )
}

function useSignIn(enter: SignInFormProps['enter']) {
  const t = useSignInText()
  const sent = useActionData<Refused>()
  const [coded, setCoded] = useState(sent?.coded ?? false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [state, setState] = useState<{
    busy: boolean
    refused?: string | undefined
    waits?: boolean | undefined
  }>({
    busy: false,
    refused: sent?.refused,
    waits: sent?.waits,
  })
  const wordsOf = (error: unknown): string => {
    if (!(error instanceof CallError)) return t('unreachable')
    const seconds = error.body.details?.['retry_after_seconds']
    return typeof seconds === 'number' ? t('wait', { count: seconds }) : error.message
  }
  return {
    missing,
    ...state,
    /** The second step is asked for. */
    coded,
    send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      // read from the form itself: it may have been filled before the page was awake
      const form = new FormData(event.currentTarget)
      const typed = {
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        ...(coded && { code: textOf(form, 'code').slice(0, 20) }),
      }
      const empty = Object.entries(typed).flatMap(([name, value]) => (value ? [] : [name]))
      setMissing(empty)
      if (empty.length > 0 || state.busy) return
      setState({ busy: true })
      enter(typed).then(
        (where) => window.location.assign(where),
        (error: unknown) => {
          if (error instanceof CallError && error.body.code === 'second-step-required') setCoded(true)
          setState({
            busy: false,
            refused: wordsOf(error),
            waits: error instanceof CallError && hasToWait(error),
          })
        },
      )
    },
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
