import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { limits } from '#domain/core/limits.ts'
import { useClient } from '../../shell/use-client.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadCustomer } from '../../customers/load-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import map from '../../pictures/map.webp'
import { AddressCard } from '../../delivery/places/address-card.tsx'
import { AddressSheet } from '../../delivery/places/address-sheet.tsx'
import { loadAddresses } from '../../delivery/places/load-addresses.ts'
import { PlacesScreen } from '../../delivery/places/places-screen.tsx'
import { AccountFrame } from '../../customers/account/account-frame.tsx'

const noMap: MapSettingsWire = { tiles: null, google_key: null, search: 'none', center: null }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const [customer, loaded, settings] = await Promise.all([
    loadCustomer(client, { language, url: request.url }),
    loadAddresses(client),
    client.mapSettings().catch(() => noMap),
  ])
  return { customer, settings, ...loaded }
}

/** The customer's addresses (spec 2 /my-address). */
export default function AddressesPage() {
  const t = useText()
  const client = useClient()
  const { customer, settings, addresses, error } = useLoaderData<typeof loader>()
  return (
    <AccountFrame customer={customer} title={t('address.title')}>
      <PlacesScreen
        kind="address"
        failed={error !== undefined}
        places={addresses}
        most={limits.addressesPerCustomer}
        picture={map}
        nameOf={({ street_name }) => street_name}
        card={(address, acts) => <AddressCard key={address.id} address={address} {...acts} />}
        sheet={(address, ends) => (
          <AddressSheet address={address} first={addresses.length === 0} map={settings} {...ends} />
        )}
        makeDefault={client.setDefaultAddress}
        remove={client.deleteAddress}
      />
    </AccountFrame>
  )
}
