import { useRef, useState } from 'react'
import type { Spot } from '../map/pin-map.ts'
import { withNames, type AddressForm } from './address-form.ts'
import { useSpotNames } from './use-spot-names.ts'

/** Takes how an address begins; what is typed, and where the pin is: the street follows the pin until somebody writes it. */
export function useAddressForm(begin: () => AddressForm) {
  const [form, setForm] = useState(begin)
  const [spot, setSpot] = useState<Spot | undefined>(() => spotOf(form))
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

function spotOf({ latitude, longitude }: AddressForm): Spot | undefined {
  return latitude !== null && longitude !== null ? { latitude, longitude } : undefined
}
