import type { TicketWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { useText } from '#console/i18n/use-text.ts'
import { useMember } from '#console/shell/member.ts'
import styles from '../sheet-form.module.css'

/** From acceptance to hand-over: staff with the right to refund may still cancel. */
const cancellable: ReadonlySet<TicketWire['status']> = new Set(['accepted', 'ready', 'outdelivery'])

/** Who can cancel a paid order, told to those who cannot. */
export function CancelHint({ ticket }: { readonly ticket: TicketWire }) {
  const t = useText()
  const { role } = useMember()
  const lacks = mayStaff(role, 'cancel') && !mayStaff(role, 'refund') && !ticket.may.includes('cancel')
  return lacks && cancellable.has(ticket.status) ? (
    <p className={styles.lead}>{t('detail.cancel-by-whom')}</p>
  ) : null
}
