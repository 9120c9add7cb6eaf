import { FileText } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'

/** The receipt of an order that was placed: a page, and from there its PDF. */
export function ReceiptLink({ order }: { readonly order: Pick<OrderWire, 'id' | 'number'> }) {
  const t = useText()
  if (!order.number) return null
  return (
    <LocalLink className={buttonClass({ kind: 's' })} to={`/order/${order.id}/receipt`}>
      <Icon of={FileText} />
      {t('order.receipt')}
    </LocalLink>
  )
}
