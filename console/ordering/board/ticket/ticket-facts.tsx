import type { TicketWire } from '#contract/backoffice/staff.ts'
import styles from './ticket-facts.module.css'
import { Building2, Banknote, CreditCard, Utensils, Car, CalendarClock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Money } from '../../../shell/money.tsx'
import { dueOf } from './due-of.ts'
import { Badge } from '#ui/badge.tsx'

/** What counter and kitchen have to know of an order besides its dishes: a line each (`TicketFact`), only where it has it. */
export function TicketFacts({ ticket }: { readonly ticket: TicketWire }) {
  return (
    <ul className={styles.facts}>
      <TableFact ticket={ticket} />
      <VehicleFact ticket={ticket} />
      <AccountFact ticket={ticket} />
      <DueFact ticket={ticket} />
    </ul>
  )
}

interface TicketFactProps {
  readonly icon: LucideIcon
  /** What the line is about, for who does not see its sign. */
  readonly name: string
  /** It has to be seen before the order goes. */
  readonly tone?: 'warn'
  readonly children: ReactNode
}

/** One line of a ticket: its sign, then the words; long ones take a second line. */
function TicketFact({ icon, name, tone, children }: TicketFactProps) {
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

/** Nothing is collected: the order stands on a company's account. */
function AccountFact({ ticket }: { readonly ticket: TicketWire }) {
  const t = useText()
  if (ticket.pay_method !== 'company') return null
  return (
    <TicketFact icon={Building2} name={t('ticket.paid-by')}>
      {t('ticket.on-account')}
    </TicketFact>
  )
}

/** What is taken when it is handed over: that press counts it as taken, so it is said before, in every column. */
function DueFact({ ticket }: { readonly ticket: TicketWire }) {
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

/** Where to carry a round: table and area. */
function TableFact({ ticket: { table, status } }: { readonly ticket: TicketWire }) {
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

/** Which car to bring it to: make, colour, plate. */
function VehicleFact({ ticket: { vehicle } }: { readonly ticket: TicketWire }) {
  const t = useText()
  if (!vehicle) return null
  return (
    <TicketFact icon={Car} name={t('ticket.vehicle')}>
      <bdi>{vehicle.brand_name}</bdi>
      <i className={styles.dot} style={{ backgroundColor: vehicle.color_code }} aria-hidden />
      {vehicle.color_name}
      <bdi className={styles.plate}>{vehicle.plate_number}</bdi>
    </TicketFact>
  )
}

/** For when it is ordered, if it is not for now. */
export function TicketSlot({ ticket: { slot, outside_hours: outside } }: { readonly ticket: TicketWire }) {
  const t = useText()
  if (!slot) return null
  return (
    <p>
      <Badge tone="info" icon={CalendarClock}>
        <bdi>{slot.words}</bdi>
      </Badge>
      {outside && (
        <>
          {' '}
          <Badge tone="warn">{t('ticket.outside-hours')}</Badge>
        </>
      )}
    </p>
  )
}
