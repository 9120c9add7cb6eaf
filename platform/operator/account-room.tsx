import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './room.module.css'
import { useOperator } from './signed-in.ts'
import { useAct } from './use-act.ts'

/** The operator's own sign-in: a new password, and where a lost second step comes from. */
export function AccountRoom() {
  const t = useText()
  const client = useClient()
  const { email } = useOperator()
  const act = useAct()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [changed, setChanged] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setChanged(false)
    act.run(
      () => client.changeOperatorPassword({ current, password }),
      () => {
        setChanged(true)
        setCurrent('')
        setPassword('')
      },
    )
  }
  return (
    <>
      <title>{t('operator.account')}</title>
      <h1>{t('operator.account')}</h1>
      <p className={styles.lead}>
        <bdi>{email}</bdi>
      </p>
      <form className={styles.card} aria-labelledby="password" onSubmit={send} noValidate>
        <h2 id="password">{t('operator.new-password')}</h2>
        {changed && (
          <Note tone="ok" alert>
            {t('operator.password-changed')}
          </Note>
        )}
        {act.refused && !act.wrong('current') && !act.wrong('password') && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('operator.current-password')}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          value={current}
          error={act.wrong('current')}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <Field
          label={t('operator.new-password')}
          type="password"
          dir="ltr"
          autoComplete="new-password"
          value={password}
          error={act.wrong('password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <div className={styles.acts}>
          <Button type="submit" kind="s" state={act.busy ? 'busy' : 'idle'}>
            {t('operator.change-password')}
          </Button>
        </div>
      </form>
      <p className={styles.lead}>{t('operator.second-step-lead')}</p>
    </>
  )
}
