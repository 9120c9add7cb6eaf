import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { CustomerAddressWire } from '#contract/customer-places.ts'
import type { MapSettingsWire } from '#contract/maps.ts'
import { limits } from '#domain/limits.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadCustomer } from '../../customer/load-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import map from '../../pictures/map.webp'
import { AddressCard } from '../../places/address-card.tsx'
import { AddressSheet } from '../../places/address-sheet.tsx'
import { DeleteSheet } from '../../places/delete-sheet.tsx'
import styles from '../../places/place-card.module.css'
import { useMakeDefault } from '../../places/use-make-default.ts'
import { AccountFrame } from './account-frame.tsx'

const noMap: MapSettingsWire = { tiles: null, google_key: null, search: 'none', center: null }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const [customer, settings] = await Promise.all([
    loadCustomer(client, { language, url: request.url }),
    client.mapSettings().catch(() => noMap),
  ])
  return { customer, settings }
}

type Doing = 'add' | { readonly edit: CustomerAddressWire } | { readonly remove: CustomerAddressWire }

/** The customer's addresses (spec 2 /my-address): add, change, delete, choose the default. */
export default function AddressesPage() {
  const t = useText()
  const client = useClient()
  const { customer, settings } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [doing, setDoing] = useState<Doing>()
  const makeDefault = useMakeDefault((id) => client.setDefaultAddress(id))
  const addresses = customer.customer_addresses
  const full = addresses.length >= limits.addressesPerCustomer
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
      {t('address.add')}
    </Button>
  )
  return (
    <AccountFrame customer={customer} title={t('address.title')}>
      {makeDefault.trouble && (
        <Note tone="err" alert>
          {makeDefault.trouble}
        </Note>
      )}
      {addresses.length === 0 ? (
        <Empty picture={map} title={t('address.none')} text={t('address.none-hint')}>
          {add}
        </Empty>
      ) : (
        <>
          <ul className={styles.list}>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                making={makeDefault.making === address.id}
                onEdit={() => setDoing({ edit: address })}
                onDelete={() => setDoing({ remove: address })}
                onMakeDefault={() => makeDefault.make(address.id)}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            {full && <Note tone="info">{t('address.full', { count: limits.addressesPerCustomer })}</Note>}
            {add}
          </div>
        </>
      )}
      {(doing === 'add' || edited) && (
        <AddressSheet
          address={edited}
          first={addresses.length === 0}
          map={settings}
          onClose={close}
          onSaved={done}
        />
      )}
      {removed && (
        <DeleteSheet
          title={t('address.delete')}
          onDelete={() => client.deleteAddress(removed.id)}
          onClose={close}
          onDone={done}
        >
          {t('address.delete-sure')}
        </DeleteSheet>
      )}
    </AccountFrame>
  )
}
