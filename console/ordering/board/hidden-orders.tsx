import { BellRing } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './hidden-orders.module.css'
import { focusFirst } from './use-board-keys.ts'
import type { Shown } from './use-shown.ts'

/** What rings and is not shown, as the way to it: it ends the search and the choice of one way of ordering. */
export function HiddenOrders({ shown: { hidden, showHidden } }: { readonly shown: Shown }) {
  const t = useText()
  if (hidden === 0) return null
  const show = () => {
    flushSync(showHidden)
    focusFirst()
  }
  return (
    <button type="button" className={styles.hidden} onClick={show}>
      <Icon of={BellRing} size="s" />
      {t('board.show-hidden', { count: hidden })}
    </button>
  )
}
