import { useState } from 'react'
import type { FormEvent } from 'react'
import { useActionData } from 'react-router'
import { CallError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { TextOf } from '../../i18n/use-text.ts'
import { localPath } from '#ui/local-path.ts'
import { useClient } from '#web/use-client.ts'
import styles from '#web/door.module.css'

/** E-mail and password. Always a post: what is typed must never stand in an address. */
export function SignInForm() {
  const t = useText()
  const { missing, busy, refused, coded, send } = useSignIn()
  const [shown, setShown] = useState(false)
  return (
    <form className={styles.form} method="post" onSubmit={send} noValidate>
      {refused && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      <Field
        label={t('sign-in.email')}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        error={missing.includes('email') ? t('sign-in.email-required') : undefined}
      />
      <Field
        label={t('sign-in.password')}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        dir="ltr"
        error={missing.includes('password') ? t('sign-in.required') : undefined}
      />
      {coded && (
        <Field
          label={t('sign-in.code')}
          hint={t('sign-in.code-hint')}
          name="code"
          autoComplete="one-time-code"
          dir="ltr"
          error={missing.includes('code') ? t('sign-in.required') : undefined}
        />
      )}
      <ChoiceRow type="checkbox" name="show" checked={shown} onChange={setShown}>
        {t('sign-in.show')}
      </ChoiceRow>
      <Button type="submit" wide state={busy ? 'busy' : 'idle'}>
        {t('sign-in.go')}
      </Button>
    </form>
  )
}

function useSignIn() {
  const client = useClient()
  const t = useText()
  const sent = useActionData<{ refused: string | undefined; coded?: boolean }>()
  const [coded, setCoded] = useState(sent?.coded ?? false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({
    busy: false,
    refused: sent?.refused,
  })
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
      client.signInStaff(typed).then(
        (member) => window.location.assign(localPath('/', member.language)),
        (error: unknown) => {
          if (isSecondStep(error)) setCoded(true)
          setState({ busy: false, refused: wordsOf(error, t) })
        },
      )
    },
  }
}

const isSecondStep = (error: unknown) =>
  error instanceof CallError && error.body.code === 'second-step-required'

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function wordsOf(error: unknown, t: TextOf): string {
  if (!(error instanceof CallError)) return t('sign-in.unreachable')
  const seconds = error.body.details?.['retry_after_seconds']
  return typeof seconds === 'number' ? t('sign-in.wait', { count: seconds }) : error.message
}
