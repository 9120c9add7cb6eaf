import { useState } from 'react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { backByCancelling } from './given-back.ts'
import styles from '../sheet-form.module.css'
import { statusFacts } from '#domain/ordering/order-status.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { useMember } from '../../../shell/member.ts'

/** Who can cancel a paid order, said to those who cannot: from acceptance to hand-over those with the right to refund. */
export function CancelHint({ ticket }: { readonly ticket: TicketWire }) {
  const t = useText()
  const { role } = useMember()
  const lacks = mayStaff(role, 'cancel') && !mayStaff(role, 'refund') && !ticket.may.includes('cancel')
  return lacks && statusFacts[ticket.status].isAccepted ? (
    <p className={styles.lead}>{t('detail.cancel-by-whom')}</p>
  ) : null
}

interface CancelSheetProps {
  readonly ticket: TicketWire
  readonly onClose: () => void
  readonly onCancel: (reason: string) => void
}

const reasons = ['cancel.busy', 'cancel.missing', 'cancel.closing', 'cancel.customer'] as const

/** Rejecting and cancelling ask for a reason; the customer is told it (design 11). */
export function CancelSheet({ ticket, onClose, onCancel }: CancelSheetProps) {
  const t = useText()
  const [chosen, setChosen] = useState<(typeof reasons)[number] | 'cancel.other'>('cancel.busy')
  const [own, setOwn] = useState('')
  const [missing, setMissing] = useState(false)
  const [opened] = useState(ticket.status)
  const { status } = ticket
  const back = backByCancelling(ticket)
  const title = t(status === 'created' ? 'cancel.reject-title' : 'cancel.title', {
    number: ticket.number,
  })
  const go = () => {
    const reason = chosen === 'cancel.other' ? own.trim() : t(chosen)
    if (reason) onCancel(reason)
    else setMissing(true)
  }
  return (
    <Sheet
      title={title}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide disabled={!ticket.may.includes('cancel')} onClick={go}>
          {t(back === 'paid' ? 'cancel.go' : 'cancel.go-unpaid')}
        </Button>
      }
    >
      <div className={styles.form}>
        {status !== opened && (
          <Note tone="warn" alert>
            {t('cancel.changed', { status: t(`status.${ticket.shown}`) })}
          </Note>
        )}
        <p className={styles.lead}>{t(`cancel.lead-${back}`)}</p>
        <fieldset>
          <legend className="vh">{t('cancel.reasons')}</legend>
          {[...reasons, 'cancel.other' as const].map((reason) => (
            <ChoiceRow
              key={reason}
              type="radio"
              name="cancel-reason"
              checked={chosen === reason}
              onChange={() => setChosen(reason)}
            >
              {t(reason)}
            </ChoiceRow>
          ))}
        </fieldset>
        {chosen === 'cancel.other' && (
          <Field
            label={t('cancel.own')}
            rows={2}
            limit={limits.notes}
            dir="auto"
            value={own}
            error={missing && !own.trim() ? t('cancel.required') : undefined}
            onChange={(event) => setOwn(event.currentTarget.value)}
          />
        )}
      </div>
    </Sheet>
  )
}
