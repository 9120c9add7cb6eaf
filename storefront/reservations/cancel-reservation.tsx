import { X } from 'lucide-react'
import { useState } from 'react'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '../shell/use-client.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import { Money } from '../shell/money.tsx'
import { cancelBody, otherReason } from './cancel-body.ts'
import styles from './cancel-reservation.module.css'
import { fillWith } from '../i18n/say.tsx'
import { refusalWords } from './wizard/refusal-words.ts'

interface CancelReservationProps {
  readonly reservation: ReservationWire
  readonly keyOfLink: string | undefined
  readonly onCancelled: (now: ReservationWire) => void
}

type Reason = { readonly id: string; readonly name: string }

/** Giving it up, with or without a reason; what becomes of the deposit is said before (spec 4, 5). */
export function CancelReservation({ reservation, keyOfLink, onCancelled }: CancelReservationProps) {
  const t = useReservationText()
  const client = useClient()
  const [reasons, setReasons] = useState<readonly Reason[]>()
  if (!reservation.may.includes('cancel')) return null
  const ask = () => {
    client.reservationCancelReasons().then(
      ({ data }) => setReasons(data),
      // it can be cancelled all the same
      () => setReasons([]),
    )
  }
  return (
    <div className={styles.way}>
      <Button kind="q" aria-haspopup="dialog" onClick={ask}>
        <Icon of={X} size="s" />
        {t('reserve.cancel')}
      </Button>
      {reasons && (
        <CancelSheet
          reservation={reservation}
          keyOfLink={keyOfLink}
          reasons={reasons}
          onCancelled={onCancelled}
          onClose={() => setReasons(undefined)}
        />
      )}
    </div>
  )
}

interface CancelSheetProps extends CancelReservationProps {
  readonly reasons: readonly Reason[]
  readonly onClose: () => void
}

function CancelSheet({
  reservation,
  keyOfLink: key,
  reasons,
  onCancelled,
  onClose: close,
}: CancelSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useReservationText()
  const client = useClient()
  const [reason, setReason] = useState<string>()
  const [own, setOwn] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const cancel = async () => {
    setBusy(true)
    setRefused(undefined)
    try {
      const now = await client.changeReservation(
        reservation.id,
        cancelBody(reservation, key, { reason, own }),
      )
      onClose()
      onCancelled(now)
    } catch (error) {
      setBusy(false)
      setRefused(refusalWords(error, t('reserve.failed')))
    }
  }
  return (
    <Sheet
      title={t('reserve.cancel-title')}
      closeWord={t('reserve.close')}
      onClose={onClose}
      foot={
        <div className={styles.acts}>
          <Button size="lg" wide state={busy ? 'busy' : 'idle'} onClick={() => void cancel()}>
            {t('reserve.cancel-yes')}
          </Button>
          <Button kind="t" wide onClick={onClose}>
            {t('reserve.cancel-no')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <p className={styles.hint}>{t('reserve.cancel-text')}</p>
        <MoneyBack reservation={reservation} />
        <Reasons reasons={reasons} chosen={reason} onChoose={setReason} />
        {reason === otherReason && (
          <Field
            label={t('reserve.reason')}
            name="own-reason"
            dir="auto"
            rows={2}
            limit={limits.notes}
            maxLength={limits.notes}
            value={own}
            onChange={(event) => setOwn(event.currentTarget.value)}
          />
        )}
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

interface ReasonsProps {
  readonly reasons: readonly Reason[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** None needs to be chosen. */
function Reasons({ reasons, chosen, onChoose }: ReasonsProps) {
  const t = useReservationText()
  return (
    <fieldset className={styles.reasons}>
      <legend className="vh">{t('reserve.reason')}</legend>
      {[...reasons, { id: otherReason, name: t('reserve.other-reason') }].map(({ id, name }) => (
        <ChoiceRow
          key={id}
          type="radio"
          name="reason"
          value={id}
          checked={chosen === id}
          onChange={() => onChoose(id)}
        >
          <bdi>{name}</bdi>
        </ChoiceRow>
      ))}
    </fieldset>
  )
}

function MoneyBack({ reservation: { refund, paid } }: { readonly reservation: ReservationWire }) {
  const t = useReservationText()
  if (!refund || Number(paid) === 0) return null
  const back = Number(refund.now) > 0
  return (
    <Note tone={back ? 'info' : 'warn'}>
      {fillWith(t(back ? 'reserve.cancel-free' : 'reserve.cancel-kept'), {
        amount: <Money amount={back ? refund.now : paid} size="s" />,
      })}
    </Note>
  )
}
