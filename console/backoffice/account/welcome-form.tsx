import { useState } from 'react'
import type { FormEvent } from 'react'
import type { WelcomeWire } from '#contract/backoffice/staff-team.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { LiveFields } from '#web/live-fields.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from '#web/sign-in/sign-in-frame.module.css'
import { useAct } from '../../shell/use-act.ts'

interface WelcomeFormProps {
  readonly token: string
  readonly welcome: WelcomeWire
}

/** The invited one's name and first password; afterwards the console opens. */
export function WelcomeForm({ token, welcome }: WelcomeFormProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [name, setName] = useState(welcome.name)
  const [password, setPassword] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    act.run(
      () => client.acceptWelcome({ token, name, password }),
      (member) => window.location.assign(localPath('/', member.language)),
    )
  }
  return (
    <form className={styles.form} method="post" onSubmit={send} noValidate>
      <LiveFields>
        <p className={styles.lead}>
          {welcome.renews ? t('welcome.renew-lead') : t('welcome.lead', { role: t(`role.${welcome.role}`) })}
        </p>
        {act.refused && !act.wrong('password') && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        <Field
          label={t('team.email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          readOnly
          value={welcome.email}
        />
        {!welcome.renews && (
          <Field
            label={t('team.name')}
            autoComplete="name"
            limit={limits.staffName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <Field
          label={t('welcome.password')}
          type="password"
          dir="ltr"
          hint={t('welcome.password-hint')}
          autoComplete="new-password"
          value={password}
          error={act.wrong('password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" wide state={act.busy ? 'busy' : 'idle'}>
          {t('welcome.go')}
        </Button>
      </LiveFields>
    </form>
  )
}
