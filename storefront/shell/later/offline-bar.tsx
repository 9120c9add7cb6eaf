import { WifiOff } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import styles from './offline-bar.module.css'
import { useOnline } from '../use-online.ts'

/** Without the network: what is shown may be old, and nothing can be sent (spec 8: an offline state is tracked). */
export function OfflineBar() {
  const t = useExtraText()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={styles.bar}>
          <Icon of={WifiOff} size="s" />
          {t('extra.offline')}
        </p>
      )}
    </div>
  )
}
