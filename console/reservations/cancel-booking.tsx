import { useState } from 'react'
import { limits } from '#domain/core/limits.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import type { BookingPartProps } from './booking-edit.tsx'
import styles from './table-choice.module.css'

/** Staff cancel: a reason if they like, and what becomes of the money. */
export function CancelBooking({ booking, desk, onDone }: BookingPartProps) {
  const t = useText()
  const client = useClient()
  const { id, version, paid, refunded } = booking
  const refundable = Number(paid) > Number(refunded)
  const mayAll = mayStaff(useMember().role, 'refund')
  const [reason, setReason] = useState('')
  const [all, setAll] = useState(refundable && mayAll)
  const cancel = async () => {
    const done = await desk.act('cancel', () =>
      client.actOnBooking(id, {
        act: 'cancel',
        version,
        refund_all: all,
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    )
    if (done) onDone()
  }
  return (
    <>
      <h3>{t('res.act.cancel')}</h3>
      <div className={styles.chips}>
        {desk.day.reasons.map(({ id: reasonId, name }) => (
          <Chip key={reasonId} on={reason === name} onClick={() => setReason(name)}>
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </div>
      <Field
        label={t('res.cancel-reason')}
        dir="auto"
        limit={limits.notes}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {refundable && !mayAll && <p className={form.lead}>{t('res.refund-by-rule')}</p>}
      {refundable && mayAll && (
        <ChoiceRow type="checkbox" name="refund-all" checked={all} onChange={setAll}>
          {t('res.refund-all')}
        </ChoiceRow>
      )}
      <div className={form.acts}>
        <Button state={desk.busy === 'cancel' ? 'busy' : 'idle'} onClick={() => void cancel()}>
          {t('res.act.cancel')}
        </Button>
        <Button kind="q" onClick={onDone}>
          {t('res.keep')}
        </Button>
      </div>
    </>
  )
}
