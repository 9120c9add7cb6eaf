import { useEffect, useState } from 'react'
import type { CustomerAddressWire } from '#contract/delivery/customer-places.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '../shell/use-client.ts'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import { useText } from '../i18n/use-text.ts'
import { loadAddresses, type LoadedAddresses } from './places/load-addresses.ts'
import { LateSkeleton } from '../shell/late-skeleton.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './address-list-dialog.module.css'
import { AddressWords } from './address-words.tsx'
import { keepAddress } from './stored-places.ts'
import { newAddressPath } from './new-address-path.ts'
import { usePlace } from '../moves/moves.ts'

/** Spec 2, the address list: one of the saved addresses to deliver to, or a new one. */
export default function AddressListDialog({ onClose: close }: { readonly onClose: () => void }) {
  const onClose = useWhileMounted(close)
  const t = useDeliveryText()
  const text = useText()
  const client = useClient()
  const { cart, changeDraft } = useCart()
  const { pathname } = usePlace()
  const [loaded, setLoaded] = useState<LoadedAddresses>()
  useEffect(() => {
    let left = false
    void loadAddresses(client).then((list) => left || setLoaded(list))
    return () => {
      left = true
    }
  }, [client])
  const [refused, setRefused] = useState(false)
  const take = (address: CustomerAddressWire) =>
    void changeDraft({ address: { id: address.id } }).then(
      () => {
        keepAddress(address)
        onClose()
      },
      () => setRefused(true),
    )
  return (
    <Sheet
      title={t('delivery.saved')}
      closeWord={text('shell.close')}
      onClose={onClose}
      foot={
        <LocalLink className={buttonClass({ kind: 's', wide: true })} to={newAddressPath(pathname)}>
          {t('delivery.new')}
        </LocalLink>
      }
    >
      <div className={styles.list}>
        {!loaded && <LateSkeleton heights={['56px', '56px']} />}
        {refused && (
          <Note tone="err" alert>
            {t('delivery.failed')}
          </Note>
        )}
        {loaded?.error && (
          <Note tone="err" alert>
            {t('delivery.saved-failed')}
          </Note>
        )}
        {loaded?.addresses.map((address) => (
          <ChoiceRow
            key={address.id}
            type="radio"
            name="address"
            value={address.id}
            checked={cart?.address?.id === address.id}
            disabled={address.latitude === null}
            onChange={() => take(address)}
          >
            <span className={styles.words}>
              <AddressWords address={address} />
              {address.latitude === null && <span>{t('delivery.no-pin')}</span>}
            </span>
          </ChoiceRow>
        ))}
        {loaded && !loaded.error && loaded.addresses.length === 0 && <p>{t('delivery.saved-none')}</p>}
      </div>
    </Sheet>
  )
}
