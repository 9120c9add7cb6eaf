import { WifiOff } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './offline-strip.module.css'

interface OfflineStripProps {
  /** The server did not answer the last time. */
  readonly offline: boolean
  /** What is pressed meanwhile is sent later; where it is not, nothing is promised. */
  readonly sendsLater?: boolean
}

/**
 * Says that a live room shows what was, not what is (design 11). It is the last of its room and stands at the lower edge:
 * nothing moves when it comes, and what is last can be scrolled clear of it.
 */
export function OfflineStrip({ offline, sendsLater = false }: OfflineStripProps) {
  const t = useText()
  if (!offline) return null
  return (
    <div className={styles.place}>
      <p className={styles.strip} role="alert">
        <Icon of={WifiOff} size="s" />
        {t(sendsLater ? 'board.offline' : 'live.offline')}
      </p>
    </div>
  )
}
