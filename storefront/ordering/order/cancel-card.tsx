import { X } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './cancel-card.module.css'
import { guestHasPaid } from '../../routes/order/guest-has-paid.ts'
import { hasEnded } from '../../routes/order/order-progress.ts'
import type { TakeOrder } from '../../routes/order/use-order-act.ts'
import { useOrderAct } from '../../routes/order/use-order-act.ts'
import { statusFacts } from '#domain/ordering/order-status.ts'

interface CancelCardProps {
  readonly order: OrderWire
  readonly onOrder: TakeOrder
}

/** One tap cancels until the branch accepts; later its phone is offered (rule "Cancelling by the guest"). */
export function CancelCard({ order, onOrder }: CancelCardProps) {
  const t = useText()
  const client = useClient()
  const { busy, trouble, act } = useOrderAct(onOrder, t('cancel.failed'))
  const { can_cancel, mine, branch, status } = order
  if (!can_cancel) {
    const { isAccepted, isAtBranch } = statusFacts[status]
    const late = mine && !hasEnded(order) && isAccepted && isAtBranch && branch.phone
    return late ? <p className={styles.quiet}>{t('cancel.call')}</p> : null
  }
  return (
    <div className={styles.cancel}>
      {trouble && (
        <Note tone="err" alert>
          {trouble}
        </Note>
      )}
      <p className={styles.quiet}>
        {t(
          status === 'b2b_pending'
            ? 'cancel.hint-company'
            : status === 'callcenter_pending'
              ? 'cancel.hint-unpaid'
              : guestHasPaid(order)
                ? 'cancel.hint'
                : 'cancel.hint-nothing',
        )}
      </p>
      <Button
        kind="q"
        state={busy ? 'busy' : 'idle'}
        onClick={() => act(() => client.cancelOrder(order.id, order.version))}
      >
        <Icon of={X} size="s" />
        {t('cancel.button')}
      </Button>
    </div>
  )
}
