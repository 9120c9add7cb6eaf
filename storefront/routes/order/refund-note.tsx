import type { OrderWire } from '#contract/order.ts'
import { Note } from '#ui/note.tsx'
import { Say } from '../../i18n/say.tsx'
import { Money } from '../../shell/money.tsx'
import { refundSums } from './refund-sums.ts'

/** What went back to the card, and what is on its way. */
export function RefundNote({ order }: { readonly order: OrderWire }) {
  const { done, underWay } = refundSums(order)
  return (
    <>
      {done && (
        <Note tone="ok">
          <Say k="order.refund-done" holes={{ sum: <Money amount={done} size="s" /> }} />
        </Note>
      )}
      {underWay && (
        <Note tone="info">
          <Say k="order.refund-under-way" holes={{ sum: <Money amount={underWay} size="s" /> }} />
        </Note>
      )}
    </>
  )
}
