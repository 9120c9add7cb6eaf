import { Utensils } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Badge } from '#ui/badge.tsx'
import { useText } from '#console/i18n/use-text.ts'
import { TicketFact } from './ticket-fact.tsx'

/** Where to carry a round: table and area. */
export function TableFact({ ticket: { table, status } }: { readonly ticket: TicketWire }) {
  const t = useText()
  if (!table) return null
  return (
    <TicketFact icon={Utensils} name={t('ticket.table')}>
      <bdi>{t('tables.table', { name: table.name })}</bdi> · <bdi>{table.area}</bdi>{' '}
      {table.from && <Badge tone="warn">{t('ticket.moved-from', { name: table.from })}</Badge>}
      {status === 'created' && (
        <>
          <Badge tone="warn">{t('ticket.table-unconfirmed')}</Badge>
          <br />
          {t('ticket.table-unseen')}
        </>
      )}
    </TicketFact>
  )
}
