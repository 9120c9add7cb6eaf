import { Building2, Hotel, House } from 'lucide-react'
import type { CustomerAddressWire } from '#contract/delivery/customer-places.ts'
import { Icon } from '#ui/icon.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { PlaceCard } from './place-card.tsx'
import styles from './place-card.module.css'

const marks = { house: House, villa: Hotel, office: Building2 } as const

interface AddressCardProps {
  readonly address: CustomerAddressWire
  readonly making: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onMakeDefault: () => void
}

export function AddressCard({ address, ...acts }: AddressCardProps) {
  const t = useText()
  const { building_type, street_name, special_mark, description } = address
  const type = t(`address.type.${building_type}`)
  return (
    <PlaceCard
      {...acts}
      kind="address"
      name={`${type} – ${street_name}`}
      isDefault={address.is_default}
      title={type}
      mark={
        <span className={styles.mark}>
          <Icon of={marks[building_type]} />
        </span>
      }
    >
      <p>
        <Typed>{street_name}</Typed>
      </p>
      <Numbers address={address} />
      {special_mark && (
        <p className={styles.small}>
          <Typed>{special_mark}</Typed>
        </p>
      )}
      {description && (
        <p className={styles.small}>
          <Typed>{description}</Typed>
        </p>
      )}
      {address.latitude === null && <p className={styles.small}>{t('address.no-pin')}</p>}
    </PlaceCard>
  )
}

function Numbers({ address }: Pick<AddressCardProps, 'address'>) {
  const parts = [
    ['address.building-is', address.building_number],
    ['address.floor-is', address.floor_number],
    ['address.apartment-is', address.apartment_number],
  ] as const
  const said = parts.filter(([, number]) => number !== '')
  if (said.length === 0) return null
  return (
    <p className={styles.small}>
      {said.map(([key, number], i) => (
        <span key={key}>
          {i > 0 && ' · '}
          <Say k={key} holes={{ number: <bdi>{number}</bdi> }} />
        </span>
      ))}
    </p>
  )
}
