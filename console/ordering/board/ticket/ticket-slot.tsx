import { CalendarClock } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Badge } from '#ui/badge.tsx'

/** For when it is ordered, if it is not for now. */
export function TicketSlot({ slot }: Pick<TicketWire, 'slot'>) {
  if (!slot) return null
  return (
    <p>
      <Badge tone="info" icon={CalendarClock}>
        <bdi>{slot.words}</bdi>
      </Badge>
    </p>
  )
}
