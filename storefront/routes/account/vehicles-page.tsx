import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { CustomerVehicleWire } from '#contract/customer-places.ts'
import { limits } from '#domain/limits.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { ask } from '#web/ask.ts'
import { useClient } from '#web/use-client.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadCustomer } from '../../customer/load-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import car from '../../pictures/car.webp'
import { DeleteSheet } from '../../places/delete-sheet.tsx'
import styles from '../../places/place-card.module.css'
import { useMakeDefault } from '../../places/use-make-default.ts'
import { VehicleCard } from '../../places/vehicle-card.tsx'
import { VehicleSheet } from '../../places/vehicle-sheet.tsx'
import { AccountFrame } from './account-frame.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const [customer, choices] = await Promise.all([
    loadCustomer(client, { language, url: request.url }),
    ask(client.vehicleChoices()),
  ])
  return { customer, choices }
}

type Doing = 'add' | { readonly edit: CustomerVehicleWire } | { readonly remove: CustomerVehicleWire }

/** The customer's vehicles: add, change, delete, choose the default. */
export default function VehiclesPage() {
  const t = useText()
  const client = useClient()
  const { customer, choices } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [doing, setDoing] = useState<Doing>()
  const makeDefault = useMakeDefault((id) => client.setDefaultVehicle(id))
  const { vehicles } = customer
  const full = vehicles.length >= limits.vehiclesPerCustomer
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    void revalidate()
  }
  const edited = typeof doing === 'object' && 'edit' in doing ? doing.edit : undefined
  const removed = typeof doing === 'object' && 'remove' in doing ? doing.remove : undefined
  const add = (
    <Button wide size="lg" disabled={full} onClick={() => setDoing('add')}>
      <Icon of={Plus} />
      {t('vehicle.add')}
    </Button>
  )
  return (
    <AccountFrame customer={customer} title={t('vehicle.title')}>
      {makeDefault.trouble && (
        <Note tone="err" alert>
          {makeDefault.trouble}
        </Note>
      )}
      {vehicles.length === 0 ? (
        <Empty picture={car} title={t('vehicle.none')} text={t('vehicle.none-hint')}>
          {add}
        </Empty>
      ) : (
        <>
          <ul className={styles.list}>
            {vehicles.map((vehicle) => (
              <VehicleCard
                key={vehicle.id}
                vehicle={vehicle}
                making={makeDefault.making === vehicle.id}
                onEdit={() => setDoing({ edit: vehicle })}
                onDelete={() => setDoing({ remove: vehicle })}
                onMakeDefault={() => makeDefault.make(vehicle.id)}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            {full && <Note tone="info">{t('vehicle.full', { count: limits.vehiclesPerCustomer })}</Note>}
            {add}
          </div>
        </>
      )}
      {(doing === 'add' || edited) && (
        <VehicleSheet
          vehicle={edited}
          first={vehicles.length === 0}
          choices={choices}
          onClose={close}
          onSaved={done}
        />
      )}
      {removed && (
        <DeleteSheet
          title={t('vehicle.delete')}
          onDelete={() => client.deleteVehicle(removed.id)}
          onClose={close}
          onDone={done}
        >
          {t('vehicle.delete-sure')}
        </DeleteSheet>
      )}
    </AccountFrame>
  )
}
