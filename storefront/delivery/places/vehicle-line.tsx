import type { DraftVehicleWire } from '#contract/delivery/vehicle.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './place-card.module.css'
import own from './vehicle-line.module.css'

/** A vehicle in one line: the make's logo, make, colour and plate. */
export function VehicleLine({
  vehicle,
}: {
  readonly vehicle: Omit<DraftVehicleWire, 'id' | 'brand_id' | 'color_id'>
}) {
  const { brand_name, brand_logo, color_name, color_code, plate_number } = vehicle
  return (
    <span className={own.line}>
      <BrandMark name={brand_name} logo={brand_logo} />
      <span className={own.words}>
        <b>
          <bdi>{brand_name}</bdi>
        </b>
        <span className={`${styles.line} ${styles.small}`}>
          <span className={styles.dot} style={{ backgroundColor: color_code }} aria-hidden />
          {color_name}
          <bdi className={styles.plate}>{plate_number}</bdi>
        </span>
      </span>
    </span>
  )
}
