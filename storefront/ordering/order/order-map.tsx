import { useMemo } from 'react'
import type { DriverPlaceWire } from '#contract/delivery/driver.ts'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { useDeliveryText } from '../../i18n/use-delivery-text.ts'
import type { MapMark } from '../../delivery/map/pin-map.ts'
import { PlaceMap } from '../../delivery/map/place-map.tsx'

interface OrderMapProps {
  readonly settings: MapSettingsWire
  readonly order: OrderWire
  readonly driver: DriverPlaceWire | undefined
}

/** The branch, the door of a delivery, and the driver while the driver shares it. */
export function OrderMap({ settings, order: { branch, address }, driver }: OrderMapProps) {
  const t = useDeliveryText()
  const home = t('delivery.to')
  const marks = useMemo((): MapMark[] => {
    const door =
      address?.latitude != null && address.longitude !== null
        ? {
            kind: 'home' as const,
            spot: { latitude: address.latitude, longitude: address.longitude },
            name: home,
          }
        : undefined
    const { name, latitude, longitude } = driver ?? { name: '', latitude: 0, longitude: 0 }
    return [
      ...(door ? [door] : []),
      ...(driver ? [{ kind: 'driver' as const, spot: { latitude, longitude }, name }] : []),
    ]
  }, [address, driver, home])
  if (branch.latitude === 0 && branch.longitude === 0) return null
  return <PlaceMap settings={settings} spot={branch} name={branch.name} marks={marks} />
}
