import { useRef, useState } from 'react'
import type { CustomerAddressWire } from '#contract/delivery/customer-places.ts'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { addressLimits } from '#domain/delivery/check-address.ts'
import { useClient } from '../../shell/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { MapField } from '../map/map-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressFields, addressForm, addressProblems } from './address-form.ts'
import { focusField, PlaceForm } from './place-form.tsx'
import { useAddressForm } from './use-address-form.ts'
import { useSave } from './use-save.ts'

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
  const { form, change, spot, onSpot } = useAddressForm(() => addressForm(address))
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
