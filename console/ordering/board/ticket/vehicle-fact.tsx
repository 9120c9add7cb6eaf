import { Car } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { useText } from '#console/i18n/use-text.ts'
import { TicketFact } from './ticket-fact.tsx'
import styles from './ticket-facts.module.css'

/** Which car to bring it to: make, colour, plate. */
export function VehicleFact({ ticket: { vehicle } }: { readonly ticket: TicketWire }) {
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
