import { Building2 } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { useText } from '#console/i18n/use-text.ts'
import { TicketFact } from './ticket-fact.tsx'

/** Nothing is collected: the order stands on a company's account. */
export function AccountFact({ ticket }: { readonly ticket: TicketWire }) {
  const t = useText()
  if (ticket.pay_method !== 'company') return null
  return (
    <TicketFact icon={Building2} name={t('ticket.paid-by')}>
      {t('ticket.on-account')}
    </TicketFact>
  )
}
