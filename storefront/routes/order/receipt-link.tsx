import { FileText } from 'lucide-react'
import type { OrderWire } from '#contract/order.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useLanguage } from '../../shell/use-site.ts'

/** The receipt of an order that was placed, as PDF in the page's language. */
export function ReceiptLink({ order }: { readonly order: Pick<OrderWire, 'id' | 'number'> }) {
  const t = useText()
  const language = useLanguage()
  if (!order.number) return null
  return (
    <a
      className={buttonClass({ kind: 's' })}
      href={`/api/v1/orders/${order.id}/receipt?language=${language}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon of={FileText} />
      {t('order.receipt')}
    </a>
  )
}
