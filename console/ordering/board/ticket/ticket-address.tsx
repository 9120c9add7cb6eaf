import { MapPin } from 'lucide-react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Icon } from '#ui/icon.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useText } from '#console/i18n/use-text.ts'
import styles from './ticket-address.module.css'

/** Where a delivery goes, its zone, and the way there on whatever map the device has. */
export function TicketAddress({ address, zone }: AddressOf) {
  const t = useText()
  if (!address) return null
  const { street_name, building_number, floor_number, apartment_number, special_mark, description } = address
  const numbers = [
    [t('delivery.building'), building_number],
    [t('delivery.floor'), floor_number],
    [t('delivery.apartment'), apartment_number],
  ].filter(([, number]) => number)
  return (
    <div className={styles.address}>
      <Icon of={MapPin} size="s" />
      <p>
        <Typed className={styles.street}>{street_name}</Typed>
        {zone && <span className={styles.zone}>{zone}</span>}
        {numbers.length > 0 && (
          <span>
            {numbers.map(([word, number], i) => (
              <span key={word}>
                {i > 0 && ' · '}
                {word} <bdi>{number}</bdi>
              </span>
            ))}
          </span>
        )}
        {special_mark && <Typed>{special_mark}</Typed>}
        {description && <Typed>{description}</Typed>}
      </p>
    </div>
  )
}

interface AddressOf {
  readonly address: TicketWire['address']
  readonly zone: string
}
