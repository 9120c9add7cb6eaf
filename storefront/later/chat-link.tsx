import { MessageCircle } from 'lucide-react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { plainPath } from '#ui/local-path.ts'
import { useExtraText } from '../i18n/use-extra-text.ts'
import { useSite } from '../shell/use-site.ts'
import { zoneOf } from '../shell/zone.ts'
import styles from './chat-link.module.css'

/** The tenant's chat, one tap away; not where money is paid, and above what stands at the bottom (spec 1). */
export function ChatLink() {
  const t = useExtraText()
  const { chat_url: url } = useSite()
  const path = plainPath(useLocation().pathname)
  // the wizard's way on stands in that corner too
  if (!url || zoneOf(path) === 'money' || path.startsWith('/reservations/branch/')) return null
  // there the thumb's corner belongs to the dishes and to the cart's bar
  const orders = /^\/(menu|item|cart)(\/|$)/.test(path)
  return (
    <aside aria-label={t('extra.chat')}>
      <a
        className={`${styles.chat} ${orders ? styles.hidden : ''}`}
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
