import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { limits } from '#domain/core/limits.ts'
import { ask } from '#web/ask.ts'
import { useClient } from '../../shell/use-client.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadCustomer } from '../../customers/load-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import car from '../../pictures/car.webp'
import { PlacesScreen } from '../../delivery/places/places-screen.tsx'
import { VehicleCard } from '../../delivery/places/vehicle-card.tsx'
import { VehicleSheet } from '../../delivery/places/vehicle-sheet.tsx'
import { AccountFrame } from '../../customers/account/account-frame.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const [customer, choices] = await Promise.all([
    loadCustomer(client, { language, url: request.url }),
    ask(client.vehicleChoices()),
  ])
  return { customer, choices }
}

/** The customer's vehicles. */
export default function VehiclesPage() {
  const t = useText()
  const client = useClient()
  const { customer, choices } = useLoaderData<typeof loader>()
  const { vehicles } = customer
  return (
    <AccountFrame customer={customer} title={t('vehicle.title')}>
      <PlacesScreen
        kind="vehicle"
        places={vehicles}
        most={limits.vehiclesPerCustomer}
        picture={car}
        nameOf={({ brand_name, plate_number }) => `${brand_name} · ${plate_number}`}
        card={(vehicle, acts) => <VehicleCard key={vehicle.id} vehicle={vehicle} {...acts} />}
        sheet={(vehicle, ends) => (
          <VehicleSheet vehicle={vehicle} first={vehicles.length === 0} choices={choices} {...ends} />
        )}
        makeDefault={client.setDefaultVehicle}
        remove={client.deleteVehicle}
      />
    </AccountFrame>
  )
}
