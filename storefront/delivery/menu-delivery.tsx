import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { Money } from '../shell/money.tsx'
import styles from './delivery-line.module.css'
import { FeeWords } from './fee-words.tsx'
import { MinuteWords } from './minute-words.tsx'
import { newAddressPath } from './new-address-path.ts'
import { readAddress, spotOf } from './stored-places.ts'
import { usePointAnswer } from './use-point-answer.ts'
import { usePlace } from '../moves/moves.ts'

interface MenuDeliveryProps {
  readonly branchId: string
  /** Shown while there is no address. */
  readonly nowhere: ReactNode
}

/** Where a delivery goes and on which terms, from the first address on. */
export default function MenuDelivery({ branchId, nowhere }: MenuDeliveryProps) {
  const t = useDeliveryText()
  const { pathname } = usePlace()
  const [stored] = useState(readAddress)
  const { cart } = useCart()
  // a cart that came from another device knows its address before this browser does
  const address = cart?.type === 'delivery' && cart.address ? cart.address : stored
  const answer = usePointAnswer(spotOf(address), branchId)
  const served = typeof answer === 'object' ? answer.served : undefined
  if (!address) return nowhere
  return (
    <div className={styles.line}>
      <Icon of={MapPin} size="s" />
      <p className={styles.words} role="status">
        {t('delivery.to')} <Typed className={styles.street}>{address.street_name}</Typed>
        {served && (
          <span className={styles.more}>
            <FeeWords fee={served.fee} /> · <MinuteWords {...served.ready_minutes} />
            {Number(served.minimum) > 0 && (
              <>
                {' '}
                · {t('delivery.minimum')} <Money amount={served.minimum} size="s" />
              </>
            )}
          </span>
        )}
        {typeof answer === 'object' && !served && <b className={styles.more}>{t('delivery.none')}</b>}
      </p>
      <LocalLink className={styles.change} to={newAddressPath(pathname)} aria-label={t('delivery.change-of')}>
        {t('delivery.change')}
      </LocalLink>
    </div>
  )
}
