import type { ReservationSettingsWire } from '#contract/reservations/reservation-slots.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { Button } from '#ui/button.tsx'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { Money } from '../../shell/money.tsx'
import { DetailsList } from '../details-list.tsx'
import { ProofNote } from '../proof-note.tsx'
import { RefundRule } from '../refund-rule.tsx'
import { ReservationCard } from '../reservation-card.tsx'
import { continuePath } from '../reservation-paths.ts'
import styles from './step-three.module.css'
import { useConfirm } from './use-confirm.ts'
import { WizardFrame, type WizardFrameProps } from './wizard-frame.tsx'

interface StepThreeProps extends Pick<WizardFrameProps, 'strip'> {
  readonly reservation: ReservationWire
  readonly settings: ReservationSettingsWire
  readonly keyOfLink?: string
}

/** All of it once more, and one press: confirmed when nothing is to be paid, else on to paying the deposit (spec 4). */
export function StepThree({ reservation, settings, keyOfLink, strip }: StepThreeProps) {
  const t = useReservationText()
  const { busy, refused, confirm } = useConfirm(reservation, keyOfLink)
  const { id, branch_id, branch_name, cost, is_payment_required: pays } = reservation
  const at = (step: 'one' | 'two') => continuePath(branch_id, id, step, keyOfLink)
  return (
    <WizardFrame
      step="three"
      branch={branch_name}
      back={at('two')}
      strip={strip}
      foot={
        <Button size="lg" wide spread={pays} state={busy ? 'busy' : 'idle'} onClick={() => void confirm()}>
          <span>{t(pays ? 'reserve.pay' : 'reserve.confirm')}</span>
          {pays && <Money amount={cost} />}
        </Button>
      }
    >
      <h2 className={styles.title}>{t('reserve.review')}</h2>
      {refused && <ProofNote refused={refused} />}
      <ReservationCard reservation={reservation} change={at('one')} />
      <DetailsList reservation={reservation} change={at('two')} />
      <RefundRule settings={settings.reservations_settings} cost={cost} className={styles.rule} />
    </WizardFrame>
  )
}
