import { useState, type FormEvent } from 'react'
import { CallError } from '#contract/core/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../../shell/use-client.ts'
import { LiveFields } from '#web/live-fields.tsx'
import { useReceiptText } from '../../i18n/use-receipt-text.ts'
import styles from './receipt-page.module.css'

/** Sends the receipt to an e-mail, in the page's language. */
export function ReceiptMail({ orderId }: { readonly orderId: string }) {
  const t = useReceiptText()
  const client = useClient()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<{ busy: boolean; error?: string; sent?: string }>({ busy: false })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (state.busy) return
    setState({ busy: true })
    client.mailReceipt(orderId, email).then(
      ({ sent_to }) => {
        setEmail('')
        setState({ busy: false, sent: sent_to })
      },
      (error: unknown) =>
        setState({ busy: false, error: error instanceof CallError ? error.message : t('receipt.failed') }),
    )
  }
  return (
    <form className={styles.paper} onSubmit={send}>
      <LiveFields>
        <Field
          label={t('receipt.mail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          value={email}
          error={state.error}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setState({ busy: false })
          }}
        />
        <Button kind="s" type="submit" state={state.busy ? 'busy' : 'idle'}>
          {t('receipt.send')}
        </Button>
        {state.sent && (
          <Note tone="ok" alert>
            {t('receipt.sent', { to: state.sent })}
          </Note>
        )}
      </LiveFields>
    </form>
  )
}
