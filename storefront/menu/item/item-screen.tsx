import { lazy, Suspense, useEffect, useState } from 'react'
import { Note } from '#ui/note.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { MenuHeader } from '../menu-header.tsx'
import { MenuCartBar } from '../menu-cart-bar.tsx'
import { pictureWidths } from '../../shell/picture-url.ts'
import { ItemChoices } from './item-choices.tsx'
import { ItemFoot } from './item-foot.tsx'
import { ItemInfo } from './item-info.tsx'
import styles from './item-screen.module.css'
import type { LoadedItem } from './load-item.ts'
import { useItemChoice } from './use-item-choice.ts'
import { useItemHere, type ItemPage } from './use-item-here.ts'
import { useItemText } from './use-item-text.ts'

const CartElsewhere = lazy(() => import('../../branches/cart-elsewhere.tsx'))

/** An item alone, opened by link: the same parts as in its sheet (design 7). One of tables alone is to read. */
export function ItemScreen({ rendered }: { readonly rendered: LoadedItem }) {
  const say = useItemText()
  const { page, elsewhere, settle } = useItemHere(rendered)
  const { item, type, branch } = page
  return (
    <>
      <MenuHeader type={type} branch={branch} back="/menu" />
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
          {rendered.notSoldAt !== undefined && (
            <div className={styles.note}>
              <Note tone="info">
                {say('branch.not-sold', { own: rendered.notSoldAt, other: rendered.branch.name })}
              </Note>
            </div>
          )}
          {elsewhere && (
            <Suspense>
              <CartElsewhere menu={page} />
            </Suspense>
          )}
          {type === 'e' ? <AtTable /> : <Ordering item={item} branch={branch} settle={settle} />}
        </div>
      </main>
    </>
  )
}

interface OrderingProps extends Pick<ItemPage, 'item' | 'branch'> {
  readonly settle: () => Promise<boolean>
}

function Ordering({ item, branch, settle }: OrderingProps) {
  const choice = useItemChoice(item)
  const { done, show } = useDone()
  const add = async () => {
    if ((await settle()) && choice.add()) show()
  }
  return (
    <>
      <ItemChoices item={item} choice={choice} heading="h2" />
      <div className={styles.foot}>
        <ItemFoot
          item={item}
          choice={choice}
          laterAllowed={branch.schedule_allowed}
          done={done}
          onAdd={() => void add()}
        />
        <MenuCartBar inline />
      </div>
    </>
  )
}

function AtTable() {
  const say = useItemText()
  return (
    <div className={styles.foot}>
      <Note tone="info">{say('at-table')}</Note>
    </div>
  )
}

/** "Added" for 1.2 seconds (design 5). */
function useDone(): { done: boolean; show: () => void } {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown === 0) return undefined
    const timer = setTimeout(() => setShown(0), 1200)
    return () => clearTimeout(timer)
  }, [shown])
  return { done: shown > 0, show: () => setShown((count) => count + 1) }
}
