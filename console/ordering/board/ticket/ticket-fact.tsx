import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

interface TicketFactProps {
  readonly icon: LucideIcon
  /** What the line is about, for who does not see its sign. */
  readonly name: string
  /** It has to be seen before the order goes. */
  readonly tone?: 'warn'
  readonly children: ReactNode
}

/** One line of a ticket: its sign, then the words; long ones take a second line. */
export function TicketFact({ icon, name, tone, children }: TicketFactProps) {
  return (
    <li data-tone={tone}>
      <Icon of={icon} size="s" />
      <span>
        <span className="vh">{name}: </span>
        {children}
      </span>
    </li>
  )
}
