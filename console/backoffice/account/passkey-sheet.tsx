import { useState, type FormEvent } from 'react'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { useAct } from '../../shell/use-act.ts'
import type { AccountPart } from './account-part.ts'
import { makePasskey, NoPasskey } from './make-passkey.ts'

interface PasskeySheetProps extends AccountPart {
  readonly onClose: () => void
}

/** A name and the password; then the device asks for finger, face or PIN. */
export function PasskeySheet({ onAccount, onClose: close }: PasskeySheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState(false)
  const add = (event: FormEvent) => {
    event.preventDefault()
    setLeft(false)
    act.run(
      async () => {
        const { sealed, options } = await client.beginPasskey({ password })
        const credential = await makePasskey(options).catch((error: unknown) => {
          if (error instanceof NoPasskey) return undefined
          throw error
        })
        return credential && client.addPasskey({ sealed, name, credential })
      },
      (account) => {
        // it was closed on the device: that is no failure
        if (!account) return setLeft(true)
        onAccount(account)
        onClose()
      },
    )
  }
  return (
    <Sheet
      title={t('account.passkey-add')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button
          type="submit"
          form="passkey"
          wide
          state={act.busy ? 'busy' : 'idle'}
          disabled={name.trim() === '' || password === ''}
        >
          {t('account.passkey-make')}
        </Button>
      }
    >
      <form id="passkey" className={page.form} onSubmit={add}>
        <Field
          label={t('account.passkey-name')}
          hint={t('account.passkey-name-hint')}
          limit={limits.staffName}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Field
          label={t('account.current')}
          type="password"
          autoComplete="current-password"
          dir="ltr"
          value={password}
          {...(act.wrong('current') && { error: act.wrong('current') ?? '' })}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {left && <Note tone="warn">{t('account.passkey-left')}</Note>}
        {act.refused && !act.wrong('current') && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
