import { useMemo, useState } from 'react'
import type { PhoneAddressWire, PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import { addressLimits } from '#domain/delivery/check-address.ts'
import type { Place } from '#domain/core/distance.ts'
import { buildingTypes } from '#domain/delivery/building-type.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { PastedPlaceField } from '../../delivery/pasted-place-field.tsx'
import { usePastedPlace } from '../../delivery/use-pasted-place.ts'
import { ZoneMap } from '../../delivery/zones/zone-map.tsx'
import { FindPlace } from './find-place.tsx'
import { ZoneTerms } from './zone-terms.tsx'
import { zoneAt } from './zone-at.ts'
import styles from './phone-screen.module.css'

interface AddressFormProps {
  readonly desk: PhoneDeskWire
  readonly onUse: (address: PhoneAddressWire) => void
}

const blank: PhoneAddressWire = {
  latitude: null,
  longitude: null,
  street_name: '',
  building_type: 'house',
  building_number: '',
  floor_number: '',
  apartment_number: '',
  special_mark: '',
  geocode_address: '',
  description: '',
}

const numbers = ['building_number', 'floor_number', 'apartment_number'] as const
const words = { building_number: 'building', floor_number: 'floor', apartment_number: 'apartment' } as const

/** A new address: the place that the caller sends or that is pressed on the map, and the door in words. */
export function AddressForm({ desk, onUse }: AddressFormProps) {
  const t = useText()
  const [address, setAddress] = useState(blank)
  const [asked, setAsked] = useState(false)
  const set = (part: Partial<PhoneAddressWire>) => setAddress((now) => ({ ...now, ...part }))
  const text = (field: keyof typeof addressLimits) => ({
    dir: 'auto' as const,
    autoComplete: 'off',
    limit: addressLimits[field],
    value: address[field],
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
  })
  const use = () => {
    setAsked(true)
    if (address.street_name.trim() !== '') onUse(address)
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('phone.address-new')}
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
    >
      <PlaceField
        desk={desk}
        address={address}
        onPlace={(place, name = '') => setAddress((now) => ({ ...now, ...placedAt(now, place, name) }))}
      />
      <Field
        label={t('phone.street')}
        {...text('street_name')}
        error={asked && address.street_name.trim() === '' ? t('phone.street-needed') : undefined}
      />
      <Segmented
        legend={t('phone.building-type')}
        name="phone-building"
        value={address.building_type}
        onChange={(building_type) => set({ building_type })}
        options={buildingTypes.map((value) => ({ value, label: t(`phone.building.${value}`) }))}
      />
      <div className={styles.three}>
        {numbers.map((field) => (
          <Field key={field} label={t(`delivery.${words[field]}`)} {...text(field)} />
        ))}
      </div>
      <div className={styles.pair}>
        <Field label={t('phone.mark')} {...text('special_mark')} />
        <Field label={t('phone.description')} {...text('description')} />
      </div>
      <div className={page.acts}>
        <Button kind="s" type="submit">
          {t('phone.address-use')}
        </Button>
      </div>
    </form>
  )
}

/** What was found by its name is the street, until somebody types another one. */
function placedAt(now: PhoneAddressWire, place: Place, name: string): Partial<PhoneAddressWire> {
  const { latitude, longitude } = place
  const street = now.street_name.trim()
  return {
    latitude,
    longitude,
    geocode_address: name,
    ...(name !== '' && (street === '' || street === now.geocode_address) && { street_name: name }),
  }
}

interface PlaceFieldProps extends Pick<AddressFormProps, 'desk'> {
  readonly address: PhoneAddressWire
  /** With a name where it was found by it. */
  readonly onPlace: (place: Place, name?: string) => void
}

const nothing = () => {}

/** The place: found by its name; what the caller sent, pasted; or a press on the map. */
function PlaceField({ desk, address, onPlace }: PlaceFieldProps) {
  const t = useText()
  const pasted = usePastedPlace(desk.branch, onPlace)
  const [map, setMap] = useState(false)
  const { latitude, longitude } = address
  const place = useMemo(
    () => (latitude === null || longitude === null ? undefined : { latitude, longitude }),
    [latitude, longitude],
  )
  const picture = useMemo(
    () => ({
      zones: desk.zones.map((zone) => ({ ...zone, on: true })),
      drawn: undefined,
      tested: place,
    }),
    [desk, place],
  )
  const zone = place && zoneAt(desk, place)
  return (
    <>
      {desk.search !== 'none' && (
        <FindPlace
          desk={desk}
          onFound={(found, name) => {
            pasted.read('')
            onPlace(found, name)
          }}
        />
      )}
      <div className={styles.place}>
        <PastedPlaceField pasted={pasted} onPlace={onPlace} />
        {desk.tiles && (
          <Button kind="s" aria-expanded={map} onClick={() => setMap(!map)}>
            {t(map ? 'phone.map-close' : 'phone.map')}
          </Button>
        )}
      </div>
      <div role="status">
        {place &&
          !pasted.failed &&
          (zone ? <ZoneTerms zone={zone} /> : <Note tone="warn">{t('phone.outside')}</Note>)}
      </div>
      {map && (
        <div className={styles.map}>
          <ZoneMap
            tiles={desk.tiles}
            center={desk.branch}
            picture={picture}
            onPress={(pressed) => {
              pasted.read('')
              onPlace(pressed)
            }}
            onCorner={nothing}
          />
        </div>
      )}
    </>
  )
}
