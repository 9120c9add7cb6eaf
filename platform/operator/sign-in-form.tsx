import { useState } from 'react'
import type { FormEvent } from 'react'
import { useActionData } from 'react-router'
import { CallError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { localPath } from '#ui/local-path.ts'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText, type TextOf } from '../i18n/use-text.ts'
import styles from '#web/door.module.css'

/** E-mail, password and the second step's code. Always a post: what is typed must never stand in an address. */
export function SignInForm() {
  const t = useText()
  const { missing, busy, refused, coded, send } = useSignIn()
  const need = (name: string) => (missing.includes(name) ? t('operator.required') : undefined)
  return (
    <form className={styles.form} method="post" onSubmit={send} noValidate>
      {refused && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      <Field
        label={t('operator.email')}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        error={need('email')}
      />
      <Field
        label={t('operator.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        dir="ltr"
        error={need('password')}
      />
      {coded && (
        <Field
          label={t('operator.code')}
          hint={t('operator.code-hint')}
          name="code"
          autoComplete="one-time-code"
          dir="ltr"
          error={need('code')}
        />
      )}
      <Button type="submit" wide state={busy ? 'busy' : 'idle'}>
        {t('operator.sign-in-go')}
      </Button>
    </form>
  )
}

function useSignIn() {
  const client = useClient()
  const language = useLanguage()
  const t = useText()
  const sent = useActionData<{ refused: string | undefined; coded?: boolean }>()
  const [coded, setCoded] = useState(sent?.coded ?? false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({
    busy: false,
    ...(sent?.refused && { refused: sent.refused }),
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
      client.signInOperator(typed).then(
        () => window.location.assign(localPath('/operator', language)),
        (error: unknown) => {
          if (error instanceof CallError && error.body.code === 'second-step-required') setCoded(true)
          setState({ busy: false, refused: wordsOf(error, t) })
        },
      )
    },
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function wordsOf(error: unknown, t: TextOf): string {
  if (!(error instanceof CallError)) return t('operator.unreachable')
  const seconds = error.body.details?.['retry_after_seconds']
  return typeof seconds === 'number' ? t('operator.wait', { count: seconds }) : error.message
}
