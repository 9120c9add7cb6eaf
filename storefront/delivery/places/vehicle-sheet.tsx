import { useRef, useState } from 'react'
import type { CustomerVehicleWire, VehicleChoicesWire } from '#contract/delivery/customer-places.ts'
import { checkVehicle, type VehicleDetails } from '#domain/ordering/check-vehicle.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { Field } from '#ui/fields/field.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { BrandChoice } from './brand-choice.tsx'
import { ColorChoice } from './color-choice.tsx'
import { focusField, PlaceForm } from './place-form.tsx'
import { useSave } from './use-save.ts'

interface VehicleSheetProps {
  /** None: a new one. */
  readonly vehicle: CustomerVehicleWire | undefined
  /** It will be the default in any case. */
  readonly first: boolean
  readonly choices: VehicleChoicesWire
  readonly onClose: () => void
  readonly onSaved: () => void
  /** Where a vehicle goes that is for one order and no account. */
  readonly forOrder?: (vehicle: VehicleDetails) => Promise<unknown>
  /** What was typed for the order before. */
  readonly typed?: VehicleDetails | undefined
}

const fields = ['brand_id', 'color_id', 'plate_number'] as const

/** A vehicle to add or to change: its make, its colour, its plate. */
export function VehicleSheet({
  vehicle,
  first,
  choices,
  onClose,
  onSaved,
  forOrder,
  typed,
}: VehicleSheetProps) {
  const t = useText()
  const client = useClient()
  const box = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(() => formOf(vehicle ?? typed))
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))
  const [asked, setAsked] = useState(false)
  const { saving, trouble, save } = useSave(onSaved)
  const checked = checkVehicle(form)
  const wrong = isRefusal(checked) ? (checked.fields ?? {}) : {}
  const problem = (field: (typeof fields)[number]) => {
    const [code] = (asked && wrong[field]) || []
    if (!code) return undefined
    return code === 'field-required' ? t('form.required') : t('form.too-long', { count: limits.plateNumber })
  }
  const send = () => {
    setAsked(true)
    const bad = fields.find((field) => wrong[field])
    if (bad) return focusField(box, bad)
    const { is_default: _, ...details } = form
    return save(() => {
      if (forOrder) return forOrder(details)
      return vehicle ? client.changeVehicle(vehicle.id, form) : client.addVehicle(form)
    })
  }
  return (
    <PlaceForm
      kind="vehicle"
      isNew={!vehicle}
      saveWord={forOrder && t('car.use')}
      form={box}
      saving={saving}
      trouble={trouble ?? (asked && isRefusal(checked) ? t('form.fill-all') : undefined)}
      asDefault={
        first || vehicle?.is_default
          ? undefined
          : { on: form.is_default, set: (is_default) => change({ is_default }) }
      }
      onSend={send}
      onClose={onClose}
    >
      <BrandChoice
        brands={choices.brands}
        value={form.brand_id}
        error={problem('brand_id')}
        onChange={(brand_id) => change({ brand_id })}
      />
      <ColorChoice
        colors={choices.colors}
        value={form.color_id}
        error={problem('color_id')}
        onChange={(color_id) => change({ color_id })}
      />
      <Field
        name="plate_number"
        label={t('vehicle.plate')}
        hint={t('vehicle.plate-hint')}
        error={problem('plate_number')}
        limit={limits.plateNumber}
        value={form.plate_number}
        autoComplete="off"
        dir="auto"
        onInput={(event) => change({ plate_number: event.currentTarget.value })}
      />
    </PlaceForm>
  )
}

function formOf(vehicle: (VehicleDetails & { is_default?: boolean }) | undefined) {
  const { brand_id = '', color_id = '', plate_number = '', is_default = false } = vehicle ?? {}
  return { brand_id, color_id, plate_number, is_default }
}
