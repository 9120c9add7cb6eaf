import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { Money } from '../shell/money.tsx'
import styles from './delivery-line.module.css'
import { FeeWords } from './fee-words.tsx'
import { MinuteWords } from './minute-words.tsx'
import { newAddressPath } from './new-address-path.ts'
import { readAddress } from './kept-places.ts'
import { usePointAnswer } from './use-point-answer.ts'

/** On the menu of a delivery: where it goes and on which terms, from the first address on. */
export default function MenuDelivery({ branchId }: { readonly branchId: string }) {
  const t = useDeliveryText()
  const { pathname } = useLocation()
  const [address, setAddress] = useState<ReturnType<typeof readAddress>>()
  // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know what this browser keeps
  useEffect(() => setAddress(readAddress()), [])
  const answer = usePointAnswer(address, branchId)
  const served = typeof answer === 'object' ? answer.served : undefined
  return (
    <div className={styles.line}>
      <Icon of={MapPin} size="s" />
      <p className={styles.words} role="status">
        {!address && t('delivery.choose-hint')}
        {address && (
          <>
            {t('delivery.to')} <bdi className={styles.street}>{address.street_name}</bdi>
          </>
        )}
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
      <LocalLink
        className={styles.change}
        to={newAddressPath(pathname)}
        aria-label={address ? t('delivery.change-of') : undefined}
      >
        {t(address ? 'delivery.change' : 'delivery.choose')}
      </LocalLink>
    </div>
  )
}
