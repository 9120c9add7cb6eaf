import { Banknote, CreditCard } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { useText } from '#console/i18n/use-text.ts'
import { Money } from '#console/shell/money.tsx'
import { dueOf } from './due-of.ts'
import { TicketFact } from './ticket-fact.tsx'

/** What is taken when it is handed over: that press counts it as taken, so it is said before, in every column. */
export function DueFact({ ticket }: { readonly ticket: TicketWire }) {
  const t = useText()
  const due = dueOf(ticket)
  if (due === undefined) return null
  const cash = ticket.pay_method === 'cash'
  return (
    <TicketFact icon={cash ? Banknote : CreditCard} name={t('ticket.payment')} tone="warn">
      {t(cash ? 'ticket.collect-cash' : 'ticket.collect-card')} <Money amount={due} />
    </TicketFact>
  )
}
