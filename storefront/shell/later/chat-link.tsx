import { MessageCircle } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { plainPath } from '#domain/core/local-path.ts'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { useSite } from '../use-site.ts'
import { zoneOf } from '../zone.ts'
import styles from './chat-link.module.css'
import { usePlace } from '../../moves/moves.ts'

/** The tenant's chat, one tap away; not where money is paid, and above what stands at the bottom (spec 1). */
export function ChatLink() {
  const t = useExtraText()
  const { chat_url: url } = useSite()
  const path = plainPath(usePlace().pathname)
  // a driver's directions and the wizard's way on stand in that corner too
  const corner = /^\/(driver|reservations\/branch)\//.test(path)
  if (!url || zoneOf(path) === 'money' || corner) return null
  // there the thumb's corner belongs to the dishes, the cart's bar and a group's total
  const orders = /^\/(menu|item|cart|group)(\/|$)/.test(path)
  // where a bar stands at the bottom however wide the window is
  const bar = /^\/(cart|menu\/dinein\/session\/\w+|waiting-list\/\w+\/order)$/.test(path)
  return (
    <aside aria-label={t('extra.chat')}>
      <a
        className={`${styles.chat} ${orders ? styles.orders : ''} ${bar ? styles.above : ''}`}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('extra.chat')}
      >
        <Icon of={MessageCircle} size="l" />
      </a>
    </aside>
  )
}
