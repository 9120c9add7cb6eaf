import type { TicketWire } from '#contract/backoffice/staff.ts'
import { AccountFact } from './account-fact.tsx'
import { DueFact } from './due-fact.tsx'
import { TableFact } from './table-fact.tsx'
import styles from './ticket-facts.module.css'
import { VehicleFact } from './vehicle-fact.tsx'

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
