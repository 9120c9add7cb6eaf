import { useState } from 'react'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import type { PhoneOrder } from './use-phone-order.ts'
import { VehicleFields } from './vehicle-fields.tsx'

/** Which car it is brought to: one that is known of the caller, or another as the caller says it. */
export function PhoneVehicle({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { draft, desk, caller, change } = order
  const { vehicle } = draft
  const [saying, setSaying] = useState(false)
  const taken = (brandId: string) => desk.vehicles?.brands.some(({ id }) => id === brandId)
  const cars = caller?.vehicles.filter((car) => taken(car.brand_id)) ?? []
  const known = cars.find(
    (car) => car.plate_number === vehicle.plate_number && car.brand_id === vehicle.brand_id,
  )
  const isNew = saying || cars.length === 0 || (vehicle.plate_number !== '' && !known)
  return (
    <>
      {cars.length > 0 && (
        <fieldset className={page.choices}>
          <legend>{t('phone.car')}</legend>
          {cars.map(({ brand_id, brand_name, color_id, color_name, plate_number }) => (
            <ChoiceRow
              key={plate_number}
              type="radio"
              name="phone-car"
              checked={!isNew && known?.plate_number === plate_number}
              onChange={() => {
                setSaying(false)
                change({ vehicle: { brand_id, color_id, plate_number } })
              }}
            >
              <bdi>{brand_name}</bdi> · <bdi>{color_name}</bdi> · <bdi>{plate_number}</bdi>
            </ChoiceRow>
          ))}
          <ChoiceRow
            type="radio"
            name="phone-car"
            checked={isNew}
            onChange={() => {
              setSaying(true)
              change({ vehicle: { brand_id: '', color_id: '', plate_number: '' } })
            }}
          >
            {t('phone.car-new')}
          </ChoiceRow>
        </fieldset>
      )}
      {isNew && <VehicleFields order={order} />}
    </>
  )
}
