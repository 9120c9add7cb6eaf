import { useEffect, useState } from 'react'
import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import styles from './ticket.module.css'
import type { Ticket } from './use-ticket.ts'

/** Leaving the queue; the reason is optional (spec 4: cancel). */
export function LeaveSheet({
  ticket,
  onClose: close,
}: {
  readonly ticket: Ticket
  readonly onClose: () => void
}) {
  const onClose = useWhileMounted(close)
  const t = useWaitingText()
  const client = useClient()
  const [reasons, setReasons] = useState<readonly { id: string; name: string }[]>([])
  const [chosen, setChosen] = useState('')
  const [other, setOther] = useState('')
  useEffect(() => {
    // without the list there is still the field
    client.cancelReasons().then(
      ({ data }) => setReasons(data),
      () => undefined,
    )
  }, [client])
  const leave = async () => {
    const reason = other.trim() || chosen
    if (await ticket.act('cancel', () => client.cancelWaiting(ticket.entry.id, reason))) onClose()
  }
  return (
    <Sheet
      title={t('waiting.cancel-title')}
      closeWord={t('waiting.close')}
      onClose={onClose}
      foot={
        <Button
          size="lg"
          wide
          state={ticket.busy === 'cancel' ? 'busy' : 'idle'}
          onClick={() => void leave()}
        >
          {t('waiting.cancel-yes')}
        </Button>
      }
    >
      <div className={styles.form}>
        <fieldset className={styles.reasons}>
          <legend>{t('waiting.cancel-text')}</legend>
          {reasons.map(({ id, name }) => (
            <ChoiceRow
              key={id}
              type="radio"
              name="reason"
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            >
              {name}
            </ChoiceRow>
          ))}
        </fieldset>
        <Field
          label={t('waiting.cancel-other')}
          dir="auto"
          limit={waitingLimits.reason}
          value={other}
          onChange={(event) => setOther(event.currentTarget.value)}
        />
        <Button kind="s" wide onClick={onClose}>
          {t('waiting.keep')}
        </Button>
      </div>
    </Sheet>
  )
}

/** Moving back by one place (spec 4: action sub). */
export function DelaySheet({
  ticket,
  onClose: close,
}: {
  readonly ticket: Ticket
  readonly onClose: () => void
}) {
  const onClose = useWhileMounted(close)
  const t = useWaitingText()
  const client = useClient()
  const { entry, act, busy } = ticket
  const delay = async () => {
    if (await act('delay', () => client.delayTurn(entry.id))) onClose()
  }
  return (
    <Sheet
      title={t('waiting.delay-title')}
      closeWord={t('waiting.close')}
      onClose={onClose}
      foot={
        <Button size="lg" wide state={busy === 'delay' ? 'busy' : 'idle'} onClick={() => void delay()}>
          {t('waiting.delay-yes')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('waiting.delay-text', { count: entry.delays_left })}</p>
      </div>
    </Sheet>
  )
}
