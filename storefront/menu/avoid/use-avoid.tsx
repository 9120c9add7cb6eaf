import { lazy, Suspense, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { deviceStore } from '#web/browser-stores.ts'
import type { MenuSection } from '../menu-section.ts'
import { avoidKey } from './avoid-key.ts'
import styles from './avoid.module.css'

const AvoidBar = lazy(() => import('./avoid-bar.tsx'))

const never = () => () => {}
const isAnyStored = () => deviceStore.getItem(avoidKey) !== null

/** Tells whether a guest can eat of a dish, as far as the restaurant said. */
export type Keep = (item: ItemCardWire) => boolean

/**
 * Takes a menu and its sections; returns the sections without what this guest does not eat, and the press with which that is
 * chosen. What it takes comes with the first press, or where this browser keeps a choice.
 */
export function useAvoid(
  { avoid, items }: MenuWire,
  sections: readonly MenuSection[],
): { readonly eatable: readonly MenuSection[]; readonly bar: ReactNode } {
  const [asked, setAsked] = useState(false)
  const isStored = useSyncExternalStore(never, isAnyStored, () => false)
  const [keep, setKeep] = useState<{ readonly is: Keep }>()
  const eatable = useMemo(
    () =>
      keep
        ? sections.flatMap((part) => {
            const some = part.items.filter(keep.is)
            return some.length > 0 ? [{ ...part, items: some }] : []
          })
        : sections,
    [keep, sections],
  )
  const ask = () => setAsked(true)
  const press = <Chip onClick={ask}>{avoid}</Chip>
  const bar = avoid && (
    <div className={styles.bar}>
      {asked || isStored ? (
        <Suspense fallback={press}>
          <AvoidBar items={items} words={avoid} asked={asked} onOpen={ask} onKeep={setKeep} />
        </Suspense>
      ) : (
        press
      )}
    </div>
  )
  return { eatable, bar }
}
