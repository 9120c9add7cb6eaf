import type { CustomerVehicleWire } from '#contract/delivery/customer-places.ts'
import { BrandMark } from './brand-mark.tsx'
import { PlaceCard } from './place-card.tsx'
import styles from './place-card.module.css'

interface VehicleCardProps {
  readonly vehicle: CustomerVehicleWire
  readonly making: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onMakeDefault: () => void
}

export function VehicleCard({ vehicle, ...acts }: VehicleCardProps) {
  const { brand_name, brand_logo, color_name, color_code, plate_number } = vehicle
  return (
    <PlaceCard
      {...acts}
      kind="vehicle"
      name={`${brand_name} ${plate_number}`}
      isDefault={vehicle.is_default}
      title={<bdi>{brand_name}</bdi>}
      mark={<BrandMark name={brand_name} logo={brand_logo} />}
    >
      <p className={`${styles.line} ${styles.small}`}>
        <span className={styles.dot} style={{ backgroundColor: color_code }} aria-hidden />
        {color_name}
        <bdi className={styles.plate}>{plate_number}</bdi>
      </p>
    </PlaceCard>
  )
}
