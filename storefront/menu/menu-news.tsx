import { X } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import type { MenuWire } from '#contract/menu/menu.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import { useItemText } from './item/use-item-text.ts'
import { menuChanges, type MenuChange } from './menu-changes.ts'
import styles from './menu-news.module.css'

interface MenuNewsProps {
  /** As the guest saw it last. */
  readonly before: MenuWire
  readonly menu: MenuWire
  readonly onSeen: () => void
}

const shownMs = 12_000
const most = 3

/** What changed on the open menu, by name, where it is seen wherever the page stands. */
export default function MenuNews({ before, menu, onSeen }: MenuNewsProps) {
  const t = useText()
  const say = useItemText()
  const changes = useMemo(() => menuChanges(before, menu), [before, menu])
  useEffect(() => {
    const timer = setTimeout(onSeen, changes.length > 0 ? shownMs : 0)
    return () => clearTimeout(timer)
  }, [changes, onSeen])
  const sentence = ({ kind, item }: MenuChange) =>
    say(`news-${kind}`, { name: item.name, price: item.price, note: item.state_note })
  return (
    <div role="status" className={styles.place}>
      {changes.length > 0 && (
        <div className={styles.news}>
          <ul>
            {changes.slice(0, most).map((change) => (
              <li key={change.item.id}>{sentence(change)}</li>
            ))}
            {changes.length > most && <li>{say('news-more', { count: changes.length - most })}</li>}
          </ul>
          <button type="button" aria-label={t('shell.close')} onClick={onSeen}>
            <Icon of={X} size="s" />
          </button>
        </div>
      )}
    </div>
  )
}
