import { useState, type FormEvent } from 'react'
import type { ReservationWaitWire } from '#contract/reservations/reservation.ts'
import type { ReservationSlotsWire } from '#contract/reservations/reservation-slots.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '../shell/use-client.ts'
import { MobileField } from '../shell/mobile-field.tsx'
import { NameField } from '../shell/name-field.tsx'
import { nationalMobile } from '../customers/show-mobile.ts'
import { useCustomer } from '../customers/use-customer.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import { useSite } from '../shell/use-site.ts'
import { checkDetails } from './wizard/check-details.ts'
import { timesThatWouldDo } from './wizard/times-that-would-do.ts'
import styles from './wait-for-day.module.css'
import { refusalWords } from './wizard/refusal-words.ts'

interface WaitSheetProps {
  readonly branchId: string
  readonly slots: ReservationSlotsWire
  readonly onWaiting: (now: ReservationWaitWire) => void
  readonly onClose: () => void
}

/** Name, number and the times that would do. */
export function WaitSheet(props: WaitSheetProps) {
  const t = useReservationText()
  const { form, change, wrong, refused, busy, send } = useWaitForm(props)
  return (
    <Sheet title={t('reserve.wait-full')} closeWord={t('reserve.close')} onClose={props.onClose}>
      <form className={styles.form} onSubmit={send} noValidate>
        <p className={styles.hint}>{t('reserve.wait-text')}</p>
        <div className={styles.two}>
          <Field
            label={t('reserve.wait-from')}
            type="time"
            name="from"
            required
            value={form.from}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <Field
            label={t('reserve.wait-to')}
            type="time"
            name="to"
            required
            value={form.to}
            onChange={(event) => change({ to: event.currentTarget.value })}
          />
        </div>
        <NameField
          label={t('reserve.name')}
          name="name"
          value={form.name}
          error={wrong.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <MobileField
          label={t('reserve.mobile')}
          name="phone"
          value={form.phone}
          error={wrong.phone}
          onChange={(event) => change({ phone: toWesternDigits(event.currentTarget.value) })}
        />
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <Button type="submit" size="lg" wide state={busy ? 'busy' : 'idle'}>
          {t('reserve.wait-join')}
        </Button>
      </form>
    </Sheet>
  )
}

function useWaitForm({ branchId, slots, onWaiting }: WaitSheetProps) {
  const t = useReservationText()
  const client = useClient()
  const { country } = useSite()
  const { customer } = useCustomer()
  const [form, setForm] = useState({
    ...timesThatWouldDo(slots),
    name: customer?.name ?? '',
    phone: nationalMobile(customer?.mobile ?? null, country.iso_code2),
  })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const found = checkDetails(
    { ...form, email: '', note: '', eventId: null, allergenIds: [] },
    country.iso_code2,
  )
  const words = (field: 'name' | 'phone') => {
    const trouble = tried ? found[field] : undefined
    return trouble && t(trouble.key, trouble.holes)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (found.name || found.phone) return
    setBusy(true)
    setRefused(undefined)
    try {
      onWaiting(
        await client.waitForReservation({
          branch_id: branchId,
          date: slots.date,
          guests_count: slots.guests_count,
          ...form,
        }),
      )
    } catch (error) {
      setBusy(false)
      setRefused(refusalWords(error, t('reserve.failed')))
    }
  }
  return {
    form,
    change: (more: Partial<typeof form>) => setForm((now) => ({ ...now, ...more })),
    wrong: { name: words('name'), phone: words('phone') },
    refused,
    busy,
    send: (event: FormEvent) => void send(event),
  }
}
