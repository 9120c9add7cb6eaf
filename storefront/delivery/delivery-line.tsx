import { MapPin } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useAlive } from '#web/use-alive.ts'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './delivery-line.module.css'
import { newAddressPath } from './new-address-path.ts'
import { usePlace } from '../moves/moves.ts'

const MenuDelivery = lazy(() => import('./menu-delivery.tsx'))

/** On the menu of a delivery: where it goes and on which terms, once this browser says that it knows. */
export function DeliveryLine({ branchId }: { readonly branchId: string }) {
  const nowhere = <NoAddress />
  // nothing late around what the server has drawn (decision 0183)
  if (!useAlive()) return nowhere
  return (
    <Suspense fallback={nowhere}>
      <MenuDelivery branchId={branchId} nowhere={nowhere} />
    </Suspense>
  )
}

function NoAddress() {
  const t = useText()
  const { pathname } = usePlace()
  return (
    <div className={styles.line}>
      <Icon of={MapPin} size="s" />
      <p className={styles.words}>{t('delivery.choose-hint')}</p>
      <LocalLink className={styles.change} to={newAddressPath(pathname)}>
        {t('delivery.choose')}
      </LocalLink>
    </div>
  )
}
