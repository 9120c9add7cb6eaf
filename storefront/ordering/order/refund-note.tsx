import type { OrderWire } from '#contract/ordering/order.ts'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useReceiptText } from '../../i18n/use-receipt-text.ts'
import { fillWith, Say } from '../../i18n/say.tsx'
import { Money } from '../../shell/money.tsx'
import { refundSums } from './refund-sums.ts'

/** What went back to the card, what is on its way or was sent back by the bank, and what came to the wallet and the points at once. */
export function RefundNote({ order }: { readonly order: OrderWire }) {
  const { done, underWay, bounced, settled } = refundSums(order)
  const t = useReceiptText()
  const { wallet, points } = order.given_back
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
      {bounced && (
        <Note tone="warn">
          <Say k="order.refund-bounced" holes={{ sum: <Money amount={bounced} size="s" /> }} />
        </Note>
      )}
      {settled && (
        <Note tone="ok">
          <Say k="order.refund-settled" holes={{ sum: <Money amount={settled} size="s" /> }} />
        </Note>
      )}
      {wallet !== '0.00' && (
        <Note tone="ok">{fillWith(t('receipt.in-wallet'), { sum: <Money amount={wallet} size="s" /> })}</Note>
      )}
      {points > 0 && <Note tone="ok">{fillWith(t('receipt.in-points'), { count: <N>{points}</N> })}</Note>}
    </>
  )
}
