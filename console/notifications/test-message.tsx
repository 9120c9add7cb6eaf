import { useState } from 'react'
import type { SenderTestWire, SenderWire } from '#contract/notifications/messages.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { LiveFields } from '#web/live-fields.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './sender-card.module.css'
import type { MessagesDesk, SaveFailure } from './use-messages.ts'

/** Sends one message by this sender and tells what it said. */
export function TestMessage({ sender, desk }: { readonly sender: SenderWire; readonly desk: MessagesDesk }) {
  const t = useText()
  const [to, setTo] = useState('')
  const [said, setSaid] = useState<SenderTestWire | SaveFailure>()
  const mail = sender.channel === 'email'
  const wrong = said && 'fields' in said && 'to' in said.fields
  const send = async () => {
    const typed = mail ? to.trim() : toWesternDigits(to).replace(/[\s-]/g, '')
    setSaid(await desk.test(sender.provider, typed))
  }
  return (
    <form
      className={styles.test}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <LiveFields>
        <Field
          label={t(mail ? 'messages.test-mail' : 'messages.test-mobile')}
          type={mail ? 'email' : 'tel'}
          dir="ltr"
          autoComplete="off"
          placeholder={mail ? undefined : '+966551234567'}
          value={to}
          {...(wrong && { error: t(mail ? 'messages.wrong-mail' : 'messages.wrong-mobile') })}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button kind="s" type="submit" state={desk.busy === `test ${sender.provider}` ? 'busy' : 'idle'}>
          {t('messages.test')}
        </Button>
        {said && !wrong && <Said said={said} />}
      </LiveFields>
    </form>
  )
}

function Said({ said }: { readonly said: SenderTestWire | SaveFailure }) {
  const t = useText()
  if ('words' in said)
    return said.words ? (
      <Note tone="err" alert>
        {said.words}
      </Note>
    ) : null
  return (
    <Note tone={said.state === 'taken' ? 'ok' : 'err'} alert>
      {t(`messages.test.${said.state}`)} {said.error && <bdi dir="auto">{said.error}</bdi>}
    </Note>
  )
}
