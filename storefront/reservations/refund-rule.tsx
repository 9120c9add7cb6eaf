import type { ReservationSettingsWire } from '#contract/reservations/reservation-slots.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'

interface RefundRuleProps {
  readonly settings: ReservationSettingsWire['reservations_settings']
  readonly cost: string
  readonly className?: string | undefined
}

/** What becomes of the deposit on cancelling, and how long the table waits: said before anything is paid. */
export function RefundRule({ settings: { refund, no_show }, cost, className }: RefundRuleProps) {
  const t = useReservationText()
  const { hours, percent_after } = refund
  return (
    <p className={className}>
      {Number(cost) > 0 && (
        <>
          {t('reserve.refund-rule', { count: hours })}{' '}
          {percent_after > 0
            ? t('reserve.refund-part', { percent: percent_after })
            : t('reserve.refund-none')}{' '}
        </>
      )}
      {t('reserve.terms', { count: no_show })}
    </p>
  )
}
