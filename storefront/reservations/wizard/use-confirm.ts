import { useState } from 'react'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useClient } from '../../shell/use-client.ts'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { continuePath, reservationPath } from '../reservation-paths.ts'
import { wholeReservation } from '../whole-reservation.ts'
import { refusedBy, type Refused } from '../proof-note.tsx'
import { refusalWords } from './refusal-words.ts'
import { useMoves } from '../../moves/moves.ts'

/** The last step: confirmed at 0.00, else its deposit is paid on the payment pages (spec 4). */
export function useConfirm(reservation: ReservationWire, key: string | undefined) {
  const t = useReservationText()
  const client = useClient()
  const language = useLanguage()
  const { navigate } = useMoves()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  useHoldReload(busy)
  const { id, branch_id, name, status, is_payment_required } = reservation

  const confirm = async () => {
    // who came by the link of another device has not said yet who comes
    if (name === '') return navigate(localPath(continuePath(branch_id, id, 'two', key), language))
    setBusy(true)
    setRefused(undefined)
    try {
      const now =
        status === 'pending_payment' && is_payment_required
          ? reservation
          : await client.changeReservation(id, {
              ...wholeReservation(reservation, key),
              action: 'confirm',
              status: is_payment_required ? 'pending_payment' : 'confirmed',
            })
      if (now.status === 'pending_payment') {
        const { pay_url } = await client.payReservation(id, key)
        // another zone: the payment pages have their own rules
        window.location.assign(pay_url)
        return
      }
      await navigate(localPath(reservationPath(id, key), language), { replace: true })
    } catch (error) {
      setBusy(false)
      setRefused(refusedBy(error, refusalWords(error, t('reserve.failed'))))
    }
  }
  return { busy, refused, confirm }
}
