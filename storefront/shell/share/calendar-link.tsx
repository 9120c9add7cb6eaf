import { CalendarPlus } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { useLanguage } from '../use-site.ts'

/** An order for later goes into one's own calendar; nothing for any other order. */
export function CalendarLink({ order }: { readonly order: Pick<OrderWire, 'id' | 'slot' | 'number'> }) {
  const t = useChoiceText()
  const language = useLanguage()
  if (!order.slot || !order.number) return null
  return (
    <a
      className={buttonClass({ kind: 's' })}
      href={`/api/v1/orders/${order.id}/calendar?language=${language}`}
      download="order.ics"
    >
      <Icon of={CalendarPlus} />
      {t('share.calendar')}
    </a>
  )
}
