import type { TicketWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { statusFacts } from '#domain/ordering/order-status.ts'
import { useText } from '#console/i18n/use-text.ts'
import { useMember } from '#console/shell/member.ts'
import styles from '../sheet-form.module.css'

/** Who can cancel a paid order, told to those who cannot: from acceptance to hand-over those with the right to refund. */
export function CancelHint({ ticket }: { readonly ticket: TicketWire }) {
  const t = useText()
  const { role } = useMember()
  const lacks = mayStaff(role, 'cancel') && !mayStaff(role, 'refund') && !ticket.may.includes('cancel')
  return lacks && statusFacts[ticket.status].isAccepted ? (
    <p className={styles.lead}>{t('detail.cancel-by-whom')}</p>
  ) : null
}
