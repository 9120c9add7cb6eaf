import { useEffect } from 'react'
import type { MenuWire } from '#contract/menu/menu.ts'
import { deviceStore } from '#web/browser-stores.ts'
import { useLatePart } from '../../shell/later/use-late-part.ts'
import type { MenuSection } from '../menu-section.ts'
import { avoidKey } from './avoid-key.ts'
import styles from './avoid-place.module.css'

/** Takes sections; returns them without the dishes that this guest does not eat, as far as the restaurant said. */
export interface Eatable {
  readonly of: (sections: readonly MenuSection[]) => readonly MenuSection[]
}

interface AvoidProps {
  readonly menu: MenuWire
  readonly onChange: (eatable: Eatable | undefined) => void
}

const load = () => import('./avoid-bar.tsx')

/**
 * The place of the filter of what a guest does not eat. It comes when the page rests, or at once where this browser keeps a
 * choice: no first view carries it.
 */
export function Avoid({ menu, onChange }: AvoidProps) {
  const { part, want } = useLatePart(load)
  useEffect(() => {
    if (deviceStore.getItem(avoidKey)) void want()
  }, [want])
  return <div className={styles.bar}>{part && <part.AvoidBar menu={menu} onChange={onChange} />}</div>
}
