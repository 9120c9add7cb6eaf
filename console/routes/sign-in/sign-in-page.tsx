import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { CallError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { TextOf } from '../../i18n/use-text.ts'
import { localPath } from '../../shell/local-path.ts'
import { useClient } from '../../shell/use-client.ts'
import { useLanguage } from '../../shell/use-language.ts'
import styles from './sign-in-page.module.css'

/** Signing in to the console; afterwards it speaks the member's language. */
export default function SignInPage() {
  const t = useText()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <main className={styles.page}>
      <title>{t('sign-in.title')}</title>
      <div className={styles.card}>
        <span className={styles.brand}>
          <span className={styles.mark}>
            <Icon of={UtensilsCrossed} />
          </span>
          {t('brand.name')}
          <a href={localPath('/sign-in', other)} lang={other} hrefLang={other}>
            {t('shell.other-language')}
          </a>
        </span>
        <h1>{t('sign-in.title')}</h1>
        <p className={styles.lead}>{t('sign-in.lead')}</p>
        <SignInForm />
      </div>
    </main>
  )
}

function SignInForm() {
  const t = useText()
  const { email, setEmail, password, setPassword, tried, busy, refused, send } = useSignIn()
  const [shown, setShown] = useState(false)
  const required = (value: string) => (tried && !value ? t('sign-in.required') : undefined)
  return (
    <form className={styles.form} onSubmit={send} noValidate>
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
        value={email}
        error={required(email)}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Field
        label={t('sign-in.password')}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        dir="ltr"
        value={password}
        error={required(password)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
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
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  return {
    email,
    setEmail,
    password,
    setPassword,
    tried,
    ...state,
    send(event: FormEvent) {
      event.preventDefault()
      setTried(true)
      if (!email || !password || state.busy) return
      setState({ busy: true })
      client.signInStaff({ email, password }).then(
        (member) => window.location.assign(localPath('/', member.language)),
        (error: unknown) => setState({ busy: false, refused: wordsOf(error, t) }),
      )
    },
  }
}

function wordsOf(error: unknown, t: TextOf): string {
  if (!(error instanceof CallError)) return t('sign-in.unreachable')
  const seconds = error.body.details?.['retry_after_seconds']
  return typeof seconds === 'number' ? t('sign-in.wait', { count: seconds }) : error.message
}
