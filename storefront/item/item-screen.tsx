import { useEffect, useState } from 'react'
import type { BranchWire, ItemWire } from '#contract/menu.ts'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { MenuHeader } from '../menu/menu-header.tsx'
import { MenuCartBar } from '../menu/menu-cart-bar.tsx'
import { pictureWidths } from '../shell/picture-url.ts'
import { ItemChoices } from './item-choices.tsx'
import { ItemFoot } from './item-foot.tsx'
import { ItemInfo } from './item-info.tsx'
import styles from './item-screen.module.css'
import { useItemChoice } from './use-item-choice.ts'

interface ItemScreenProps {
  readonly item: ItemWire
  readonly branch: BranchWire
}

/** An item alone, opened by link: the same parts as in its sheet (DESIGN 7). */
export function ItemScreen({ item, branch }: ItemScreenProps) {
  const choice = useItemChoice(item)
  const { done, show } = useDone()
  const add = () => {
    if (choice.add()) show()
  }
  return (
    <>
      <MenuHeader type="pickup" branch={branch} back="/menu" />
      <main id="content" className={styles.page}>
        <div className={styles.picture}>
          <PlatePicture
            picture={item.picture}
            plate={item.plate}
            alt={item.name}
            widths={pictureWidths.hero}
            sizes="(min-width: 1024px) 480px, 100vw"
            shape="hero"
            first
          />
        </div>
        <div className={styles.words}>
          <ItemInfo item={item} heading="h1" />
          <ItemChoices item={item} choice={choice} heading="h2" />
          <div className={styles.foot}>
            <ItemFoot
              item={item}
              choice={choice}
              laterAllowed={branch.schedule_allowed}
              done={done}
              onAdd={add}
            />
            <MenuCartBar inline />
          </div>
        </div>
      </main>
    </>
  )
}

/** "Added" for 1.2 seconds (DESIGN 5). */
function useDone(): { done: boolean; show: () => void } {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown === 0) return undefined
    const timer = setTimeout(() => setShown(0), 1200)
    return () => clearTimeout(timer)
  }, [shown])
  return { done: shown > 0, show: () => setShown((count) => count + 1) }
}
