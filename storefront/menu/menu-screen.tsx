import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { MenuWire } from '#contract/menu/menu.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Note } from '#ui/note.tsx'
import { useMenuPlace } from '../branches/use-menu-place.ts'
import { DeliveryLine } from '../delivery/delivery-line.tsx'
import { useText } from '../i18n/use-text.ts'
import { ItemSheetHost } from './item/item-sheet-host.tsx'
import basket from '../pictures/basket.webp'
import loved from '../pictures/loved.webp'
import { pictureUrl } from '../shell/picture-url.ts'
import { Avoid, type Eatable } from './avoid/avoid.tsx'
import { MenuCartBar } from './menu-cart-bar.tsx'
import { MenuHeader } from './menu-header.tsx'
import { MenuPart } from './menu-part.tsx'
import { MenuRail } from './menu-rail.tsx'
import styles from './menu-screen.module.css'
import { sectionsOf } from './menu-section.ts'
import { useFreshMenu } from './use-fresh-menu.ts'
import { useMenuSearch } from './use-menu-search.ts'
import { WideCart } from './wide-cart.tsx'

const CartElsewhere = lazy(() => import('../branches/cart-elsewhere.tsx'))

const MenuNews = lazy(() => import('./menu-news.tsx'))

interface MenuScreenProps {
  readonly menu: MenuWire
  /** At a table: what stands in the place of branch, cart beside the menu, and cart bar; where the arrow leads. */
  readonly table?: {
    readonly head: ReactNode
    readonly side: ReactNode
    readonly foot: ReactNode
    readonly back?: `/${string}`
  }
}

/** The menu of a branch: sections, search, cart (design 7). */
export function MenuScreen({ menu: rendered, table }: MenuScreenProps) {
  const t = useText()
  const menu = useFreshMenu(rendered)
  const [seen, setSeen] = useState(menu)
  const see = useCallback(() => setSeen(menu), [menu])
  const all = useMemo(
    () => sectionsOf(menu, { name: t('menu.loved'), picture: loved }, (id) => pictureUrl(id, 112)),
    [menu, t],
  )
  const plates = useMemo(
    () => Object.fromEntries(menu.groups.map((group) => [group.id, group.plate])),
    [menu],
  )
  const [eatable, setEatable] = useState<Eatable>()
  const sections = useMemo(() => eatable?.of(all) ?? all, [eatable, all])
  const { query, setQuery, searching, found } = useMenuSearch(sections)
  const shown = useDeferredValue(found)
  const readOnly = menu.type === 'e'
  const hits = shown.reduce((sum, section) => sum + section.items.length, 0)
  return (
    <ItemSheetHost type={menu.type} branchId={menu.branch.id} items={menu.items} plates={plates}>
      <MenuHeader
        type={menu.type}
        branch={menu.branch}
        back={table?.back ?? '/'}
        place={table?.head}
        toCart={!table && !readOnly}
        search={{ query, setQuery }}
      />
      <div className={styles.layout}>
        {sections.length > 0 && <MenuRail sections={searching && shown.length > 0 ? shown : sections} />}
        <main id="content" className={styles.main}>
          <h1 className="vh">{t('menu.title')}</h1>
          <p className="vh" role="status">
            {searching && t('menu.found', { count: hits })}
          </p>
          {menu.type === 'delivery' && (
            <div className={styles.note}>
              <DeliveryLine branchId={menu.branch.id} />
            </div>
          )}
          <MenuNotes menu={menu} />
          {!table && <MenuPlace menu={menu} />}
          {menu.avoid && <Avoid menu={menu} onChange={setEatable} />}
          {shown.map((section) => (
            <MenuPart
              key={section.id}
              section={section}
              plates={plates}
              readOnly={readOnly}
              laterAllowed={menu.branch.schedule_allowed}
            />
          ))}
          {all.length === 0 && <Empty picture={basket} title={t('menu.empty')} text={t('menu.empty-hint')} />}
          {menu.caffeine_note && <p className={styles.law}>{menu.caffeine_note}</p>}
          {sections.length > 0 && shown.length === 0 && (
            <Empty picture={basket} title={t('menu.nothing')} text={t('menu.nothing-hint')}>
              <Button kind="s" onClick={() => setQuery('')}>
                {t('menu.search-clear')}
              </Button>
            </Empty>
          )}
        </main>
        {table ? table.side : !readOnly && <WideCart />}
      </div>
      {table ? table.foot : !readOnly && <MenuCartBar />}
      {seen !== menu && (
        <Suspense>
          <MenuNews before={seen} menu={menu} onSeen={see} />
        </Suspense>
      )}
    </ItemSheetHost>
  )
}

function MenuNotes({ menu: { type, branch, items } }: { menu: MenuWire }) {
  const t = useText()
  const gone = items.length > 0 && items.every(({ state }) => state === 'sold_out')
  if (type !== 'e' && branch.open && !gone) return null
  return (
    <div className={styles.note}>
      <Note tone={type === 'e' ? 'info' : 'warn'}>
        {type === 'e' && t('menu.read-only')}
        {type !== 'e' && !branch.open && (
          <>
            {t('menu.closed', { hours: branch.hours_note })}
            {branch.schedule_allowed && ` · ${t('menu.later')}`}
          </>
        )}
        {type !== 'e' && branch.open && t('menu.gone')}
      </Note>
    </div>
  )
}

/** The cart belongs to the menu, or says that it does not. */
function MenuPlace({ menu }: { menu: MenuWire }) {
  return (
    useMenuPlace(menu) && (
      <Suspense>
        <CartElsewhere menu={menu} />
      </Suspense>
    )
  )
}
