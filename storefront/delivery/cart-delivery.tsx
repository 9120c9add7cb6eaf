import { MapPin } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { Money } from '../shell/money.tsx'
import styles from './delivery-line.module.css'
import { FeeWords } from './fee-words.tsx'
import { newAddressPath } from './new-address-path.ts'
import { useStoredAddress } from './use-stored-address.ts'
import { usePlace } from '../moves/moves.ts'

/** In the cart: where it goes, the fee, and what is missing to the minimum or to free delivery. */
export default function CartDelivery() {
  const t = useText()
  const words = useDeliveryText()
  const { cart } = useCart()
  const { pathname } = usePlace()
  useStoredAddress()
  if (!cart) return null
  const { address, delivery } = cart
  return (
    <div className={styles.line}>
      <Icon of={MapPin} size="s" />
      <p className={styles.words}>
        {address ? (
          <>
            {words('delivery.to')} <Typed className={styles.street}>{address.street_name}</Typed>
            {delivery && (
              <>
                {' · '}
                <FeeWords fee={delivery.fee} />
              </>
            )}
          </>
        ) : (
          t('delivery.choose-hint')
        )}
        {delivery && Number(delivery.missing) === 0 && Number(delivery.left_until_free ?? 0) > 0 && (
          <span className={styles.more}>
            {words('delivery.until-free')} <Money amount={delivery.left_until_free ?? ''} size="s" />
          </span>
        )}
      </p>
      <LocalLink
        className={styles.change}
        to={newAddressPath(pathname)}
        aria-label={address ? words('delivery.change-of') : undefined}
      >
        {address ? words('delivery.change') : t('delivery.choose')}
      </LocalLink>
    </div>
  )
}
