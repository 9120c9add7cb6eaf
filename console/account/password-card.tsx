import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { useAct } from '../shell/use-act.ts'
import type { AccountPart } from './account-room.tsx'

/** A new password, with the current one. */
export function PasswordCard({ account, onAccount }: AccountPart) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [changed, setChanged] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setChanged(false)
    act.run(
      () => client.changeStaffPassword({ current, password }),
      (next) => {
        onAccount(next)
        setChanged(true)
        setCurrent('')
        setPassword('')
      },
    )
  }
  return (
    <form className={page.card} aria-labelledby="account-password" onSubmit={send} noValidate>
      <h2 id="account-password">{t('account.password')}</h2>
      <p className={page.lead}>{t('account.password-lead')}</p>
      {changed && <Note tone="ok">{t('account.password-changed')}</Note>}
      {act.refused && !act.wrong('current') && !act.wrong('password') && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      <input className="vh" type="email" autoComplete="username" value={account.email} readOnly hidden />
      <Field
        label={t('account.current')}
        type="password"
        dir="ltr"
        autoComplete="current-password"
        value={current}
        error={act.wrong('current')}
        onChange={(event) => setCurrent(event.currentTarget.value)}
      />
      <Field
        label={t('account.new')}
        type="password"
        dir="ltr"
        hint={t('welcome.password-hint')}
        autoComplete="new-password"
        value={password}
        error={act.wrong('password')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={page.acts}>
        <Button type="submit" kind="s" state={act.busy ? 'busy' : 'idle'}>
          {t('account.change-password')}
        </Button>
      </div>
    </form>
  )
}
