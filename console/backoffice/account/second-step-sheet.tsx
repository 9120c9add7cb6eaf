import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { useAct, type Act } from '../../shell/use-act.ts'
import type { AccountPart } from './account-part.ts'
import styles from './second-step-sheet.module.css'

interface SecondStepSheetProps extends AccountPart {
  readonly turnOff: boolean
  readonly onClose: () => void
}

type Begun = { readonly secret: string; readonly uri: string; readonly sealed: string }

/** Password first; then, to turn it on, the secret for the app, its first code, and the recovery codes. */
export function SecondStepSheet({ turnOff, onAccount, onClose: close }: SecondStepSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = () => {
    if (!turnOff) return act.run(() => client.beginTotp({ password }), setBegun)
    act.run(
      () => client.turnOffTotp({ password }),
      (account) => {
        onAccount(account)
        onClose()
      },
    )
  }
  const turnOn = ({ sealed }: Begun) =>
    act.run(
      () => client.turnOnTotp({ sealed, code }),
      ({ recovery_codes, account }) => {
        onAccount(account)
        setCodes(recovery_codes)
      },
    )
  const shell = { act, onClose }
  if (codes)
    return (
      <Step {...shell} word={t('account.kept')} onGo={onClose}>
        <p>{t('account.codes-lead')}</p>
        <ul className={styles.codes} aria-label={t('account.codes')}>
          {codes.map((one) => (
            <li key={one}>
              <bdi>{one}</bdi>
            </li>
          ))}
        </ul>
      </Step>
    )
  if (begun)
    return (
      <Step {...shell} word={t('account.turn-on')} onGo={() => turnOn(begun)}>
        <p>{t('account.scan')}</p>
        <div className={styles.qr}>
          <QrCode text={begun.uri} label={t('account.scan')} />
        </div>
        <p className={page.small}>
          {t('account.by-hand')}: <bdi className={styles.secret}>{begun.secret}</bdi>
        </p>
        <Field
          label={t('account.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={code}
          error={act.wrong('code')}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </Step>
    )
  return (
    <Step {...shell} word={t(turnOff ? 'account.turn-off' : 'account.go-on')} onGo={begin}>
      <Field
        label={t('account.current')}
        type="password"
        dir="ltr"
        autoComplete="current-password"
        value={password}
        error={act.wrong('current')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </Step>
  )
}

interface StepProps {
  readonly act: Act
  readonly word: string
  readonly onGo: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

function Step({ act, word, onGo, onClose, children }: StepProps) {
  const t = useText()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onGo()
  }
  return (
    <Sheet title={t('account.second-step')} closeWord={t('shell.close')} onClose={onClose}>
      <form className={page.form} onSubmit={send} noValidate>
        {act.refused && !act.wrong('current') && !act.wrong('code') && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        {children}
        <Button type="submit" wide state={act.busy ? 'busy' : 'idle'}>
          {word}
        </Button>
      </form>
    </Sheet>
  )
}
