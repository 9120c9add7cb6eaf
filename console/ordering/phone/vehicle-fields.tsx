import type { VehicleDetails } from '#domain/ordering/check-vehicle.ts'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import sheet from '../board/sheet-form.module.css'
import { useText } from '../../i18n/use-text.ts'
import type { PhoneOrder } from './use-phone-order.ts'

/** A car as the caller says it: make, colour, plate. */
export function VehicleFields({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { draft, desk, change } = order
  const { vehicle } = draft
  const set = (part: Partial<VehicleDetails>) => change({ vehicle: { ...vehicle, ...part } })
  const choice = (
    field: 'brand_id' | 'color_id',
    word: string,
    all: readonly { id: string; name: string }[],
  ) => (
    <label>
      <span>{word}</span>
      <select value={vehicle[field]} onChange={(event) => set({ [field]: event.currentTarget.value })}>
        {vehicle[field] === '' && <option value="">{'–'}</option>}
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <>
      <div className={sheet.pair}>
        {choice('brand_id', t('phone.brand'), desk.vehicles?.brands ?? [])}
        {choice('color_id', t('phone.color'), desk.vehicles?.colors ?? [])}
      </div>
      <Field
        label={t('phone.plate')}
        dir="auto"
        autoComplete="off"
        limit={limits.plateNumber}
        value={vehicle.plate_number}
        onChange={(event) => set({ plate_number: event.currentTarget.value })}
      />
    </>
  )
}
