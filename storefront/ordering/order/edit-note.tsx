import type { OrderWire } from '#contract/ordering/order.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Note } from '#ui/note.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import { hasEnded } from '../../routes/order/order-progress.ts'

/** Staff changed the order with its guest: what it costs now, and what a change that waits would cost more. */
export function EditNote({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const { edited, more } = order
  if (hasEnded(order)) return null
  return (
    <div role="status">
      {edited && (
        <Note tone="info">
          <Say
            k="edit.changed"
            holes={{
              was: <Money amount={edited.was} size="s" />,
              now: <Money amount={order.bill.total} size="s" />,
            }}
          />
        </Note>
      )}
      {more && (
        <>
          <Note tone="warn">
            <Say k="edit.more" holes={{ sum: <Money amount={more.amount} size="s" /> }} />
          </Note>
          <LocalLink
            to={`/o/${more.order_id}/pay`}
            className={buttonClass({ size: 'lg', wide: true, spread: true })}
          >
            {t('edit.pay')}
            <Money amount={more.amount} />
          </LocalLink>
        </>
      )}
    </div>
  )
}
