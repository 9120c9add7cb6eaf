import { Truck } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { AddressWords } from '../../delivery/address-words.tsx'
import { Alternatives } from '../../delivery/alternatives.tsx'
import { newAddressPath } from '../../delivery/new-address-path.ts'
import { Terms } from '../../delivery/terms.tsx'
import { useStoredAddress } from '../../delivery/use-stored-address.ts'
import { usePointAnswer } from '../../delivery/use-point-answer.ts'
import { useDeliveryText } from '../../i18n/use-delivery-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import styles from './address-card.module.css'
import { Card } from './card.tsx'
import { usePlace } from '../../moves/moves.ts'

const AddressListDialog = lazy(() => import('../../delivery/address-list-dialog.tsx'))

/** Where to deliver and on which terms; what can be had instead where nobody delivers. */
export function AddressCard({ cart }: { readonly cart: CartWire }) {
  const t = useDeliveryText()
  useStoredAddress()
  const { address, delivery, bill } = cart
  return (
    <Card title={t('delivery.to')}>
      {address && (
        <div className={styles.address}>
          <span className={styles.sign}>
            <Icon of={Truck} />
          </span>
          <p className={styles.words}>
            <AddressWords address={address} />
          </p>
        </div>
      )}
      {delivery && <Terms fee={bill.delivery_fee} minimum={delivery.minimum} minutes={cart.ready_minutes} />}
      {delivery && Number(delivery.missing) === 0 && Number(delivery.left_until_free ?? 0) > 0 && (
        <p className={styles.quiet}>
          {t('delivery.until-free')} <Money amount={delivery.left_until_free ?? ''} size="s" />
        </p>
      )}
      {address && !delivery && <Unserved cart={cart} address={address} />}
      {!address && <p className={styles.quiet}>{t('delivery.not-chosen')}</p>}
      <Choose chosen={address !== null} />
    </Card>
  )
}

/** The saved addresses of who is signed in; a new one is put on the map. */
function Choose({ chosen }: { readonly chosen: boolean }) {
  const t = useText()
  const words = useDeliveryText()
  const { customer } = useCustomer()
  const { pathname } = usePlace()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.acts}>
      {customer && (
        <Button kind="s" onClick={() => setOpen(true)}>
          {words('delivery.saved')}
        </Button>
      )}
      <LocalLink
        className={buttonClass({ kind: chosen || customer ? 's' : 'p' })}
        to={newAddressPath(pathname)}
      >
        {chosen ? words('delivery.change-of') : t('delivery.choose')}
      </LocalLink>
      {open && (
        <Suspense>
          <AddressListDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface UnservedProps {
  readonly cart: CartWire
  readonly address: NonNullable<CartWire['address']>
}

function Unserved({ cart, address: { latitude, longitude } }: UnservedProps) {
  const t = useDeliveryText()
  const { setBranch } = useCart()
  const spot = latitude !== null && longitude !== null ? { latitude, longitude } : undefined
  const answer = usePointAnswer(spot, cart.branch_id ?? undefined)
  return (
    <>
      <Note tone="warn" alert>
        {t(spot ? 'delivery.none' : 'delivery.needs-pin')}
        {spot && ` ${t('delivery.none-from', { branch: cart.branch_name })}`}
      </Note>
      {typeof answer === 'object' && (
        <Alternatives answer={answer} onChoose={({ type, branchId }) => void setBranch(type, branchId)} />
      )}
    </>
  )
}
