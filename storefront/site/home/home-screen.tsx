import { ChevronRight } from 'lucide-react'
import type { BannerWire } from '#contract/platform/tenant.ts'
import { Icon } from '#ui/icon.tsx'
import type { TypeChoice } from '../../branches/type-links.tsx'
import { CartRefusal } from '../../ordering/cart/cart-refusal.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ItemSheetHost } from '../../menu/item/item-sheet-host.tsx'
import { ItemTile } from '../../menu/item-tile.tsx'
import { useOwnDishes, type Dishes } from '../../menu/use-own-dishes.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'
import { SiteHeader } from '../../shell/site-header.tsx'
import { Tabs } from '../../shell/tabs.tsx'
import { BannerCard } from './banner-card.tsx'
import { EntryCards } from './entry-cards.tsx'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import { OrderAgain } from './order-again.tsx'
import { pickLoved } from './pick-loved.ts'
import { TypeCards } from './type-cards.tsx'

interface HomeScreenProps {
  /** The most ordered dishes, as the usual way has them. */
  readonly loved: Dishes
  readonly banners: readonly BannerWire[]
  readonly types: readonly TypeChoice[]
  readonly manyBranches: boolean
  /** A branch takes reservations. */
  readonly books: boolean
  /** A branch has a waiting list. */
  readonly queues: boolean
}

/** Greeting, ways to order, the last order, offers, most ordered (design 7). */
export function HomeScreen({ loved, banners, types, manyBranches, books, queues }: HomeScreenProps) {
  const t = useText()
  const { branch } = loved
  const { type, items, plates } = useOwnDishes(loved, pickLoved)
  return (
    <ItemSheetHost type={type} branchId={branch.id} items={items} plates={plates}>
      <SiteHeader />
      <main id="content" className={styles.page}>
        <Hero branch={branch} />
        <TypeCards types={types} branch={branch} manyBranches={manyBranches} />
        <OrderAgain />
        {banners.length > 0 && (
          <section className={styles.section} aria-label={t('home.offers')}>
            <ul className={styles.banners}>
              {banners.map((banner, i) => (
                <li key={banner.id}>
                  <BannerCard banner={banner} tint={i} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {items.length > 0 && (
          <section className={styles.section} aria-labelledby="loved">
            <div className={styles.head}>
              <h2 id="loved">{t('home.loved')}</h2>
              <LocalLink to="/menu" className={styles.more}>
                {t('home.all')}
                <Icon of={ChevronRight} size="s" flip />
              </LocalLink>
            </div>
            <div className={styles.refused}>
              <CartRefusal />
            </div>
            <div className={styles.loved}>
              {items.map((item, i) => (
                <ItemTile
                  key={item.id}
                  item={item}
                  plate={plates[item.group_id] ?? 1}
                  position={i + 1}
                  readOnly={type === 'e'}
                  laterAllowed={branch.schedule_allowed}
                />
              ))}
            </div>
          </section>
        )}
        {(books || queues) && <EntryCards books={books} queues={queues} />}
      </main>
      <SiteFooter />
      <Tabs />
    </ItemSheetHost>
  )
}
