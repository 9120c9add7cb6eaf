import { useRef, useState } from 'react'
import type { CustomerAddressWire } from '#contract/customer-places.ts'
import type { MapSettingsWire } from '#contract/maps.ts'
import { addressLimits } from '#domain/check-address.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { MapField } from '../map/map-field.tsx'
import type { Spot } from '../map/pin-map.ts'
import { AddressFields } from './address-fields.tsx'
import { addressFields, addressForm, addressProblems, withNames, type AddressForm } from './address-form.ts'
import { focusField, PlaceForm } from './place-form.tsx'
import { useSave } from './use-save.ts'
import { useSpotNames } from './use-spot-names.ts'

interface AddressSheetProps {
  /** None: a new one. */
  readonly address: CustomerAddressWire | undefined
  /** It will be the default in any case. */
  readonly first: boolean
  readonly map: MapSettingsWire
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** An address to add or to change: where it is, then what a driver must know. */
export function AddressSheet({ address, first, map, onClose, onSaved }: AddressSheetProps) {
  const t = useText()
  const client = useClient()
  const fields = useRef<HTMLFormElement>(null)
  const { form, change, spot, onSpot } = useAddressForm(address)
  const [asked, setAsked] = useState(false)
  const problems = asked ? addressProblems(form) : {}
  const { saving, trouble, save } = useSave(onSaved)

  const send = () => {
    setAsked(true)
    const [wrong] = addressFields.filter((field) => addressProblems(form)[field])
    if (wrong) return focusField(fields, wrong)
    return save(() => (address ? client.changeAddress(address.id, form) : client.addAddress(form)))
  }
  const many = Object.keys(problems).length > 0
  return (
    <PlaceForm
      kind="address"
      isNew={!address}
      form={fields}
      saving={saving}
      trouble={trouble ?? (many ? t('form.fill-all') : undefined)}
      asDefault={
        first || address?.is_default
          ? undefined
          : { on: form.is_default, set: (is_default) => change({ is_default }) }
      }
      onSend={send}
      onClose={onClose}
    >
      <MapField settings={map} spot={spot} called={form.geocode_address} onSpot={onSpot} />
      <AddressFields
        form={form}
        change={change}
        problem={(field) => problems[field] && t(problems[field], { count: addressLimits[field] })}
      />
    </PlaceForm>
  )
}

/** What is typed, and where the pin is: the street follows the pin until somebody writes it. */
function useAddressForm(address: CustomerAddressWire | undefined) {
  const [form, setForm] = useState(() => addressForm(address))
  const [spot, setSpot] = useState<Spot | undefined>(() =>
    address?.latitude != null && address.longitude != null
      ? { latitude: address.latitude, longitude: address.longitude }
      : undefined,
  )
  // what is stored already has its name
  const [moved, setMoved] = useState<Spot>()
  const filled = useRef('')
  useSpotNames(moved, (names) =>
    setForm((before) => {
      const next = withNames(before, names, filled.current)
      if (names.street_name) filled.current = names.street_name
      return next
    }),
  )
  return {
    form,
    spot,
    change: (part: Partial<AddressForm>) => setForm((before) => ({ ...before, ...part })),
    onSpot: (next: Spot) => {
      setSpot(next)
      setMoved(next)
      setForm((before) => ({ ...before, ...next }))
    },
  }
}
