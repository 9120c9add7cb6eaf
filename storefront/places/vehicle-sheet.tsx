import { useRef, useState } from 'react'
import type { CustomerVehicleWire, VehicleChoicesWire } from '#contract/customer-places.ts'
import { checkVehicle } from '#domain/check-vehicle.ts'
import { limits } from '#domain/limits.ts'
import { isRefusal } from '#domain/refusal.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { BrandChoice } from './brand-choice.tsx'
import { ColorChoice } from './color-choice.tsx'
import styles from './place-sheet.module.css'
import { useSave } from './use-save.ts'

interface VehicleSheetProps {
  /** None: a new one. */
  readonly vehicle: CustomerVehicleWire | undefined
  /** It will be the default in any case. */
  readonly first: boolean
  readonly choices: VehicleChoicesWire
  readonly onClose: () => void
  readonly onSaved: () => void
}

const fields = ['brand_id', 'color_id', 'plate_number'] as const

/** A vehicle to add or to change: its make, its colour, its plate. */
export function VehicleSheet({ vehicle, first, choices, onClose, onSaved }: VehicleSheetProps) {
  const t = useText()
  const client = useClient()
  const box = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(() => ({
    brand_id: vehicle?.brand_id ?? '',
    color_id: vehicle?.color_id ?? '',
    plate_number: vehicle?.plate_number ?? '',
    is_default: vehicle?.is_default ?? false,
  }))
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
    if (bad) return box.current?.querySelector<HTMLElement>(`[name="${bad}"]`)?.focus()
    return save(() => (vehicle ? client.changeVehicle(vehicle.id, form) : client.addVehicle(form)))
  }
  return (
    <Sheet
      title={t(vehicle ? 'vehicle.edit' : 'vehicle.add')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button size="lg" wide state={saving ? 'busy' : 'idle'} onClick={send}>
          {t('vehicle.save')}
        </Button>
      }
    >
      <form
        ref={box}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {(trouble ?? (asked && isRefusal(checked) && t('form.fill-all'))) && (
          <Note tone="err" alert>
            {trouble ?? t('form.fill-all')}
          </Note>
        )}
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
        {!first && !vehicle?.is_default && (
          <ChoiceRow
            type="checkbox"
            toggle
            name="is_default"
            checked={form.is_default}
            onChange={(is_default) => change({ is_default })}
          >
            {t('vehicle.default-toggle')}
          </ChoiceRow>
        )}
      </form>
    </Sheet>
  )
}
