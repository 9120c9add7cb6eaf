import type { ItemCardWire } from '#contract/menu/menu.ts'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useCartPageText } from '../../i18n/use-cart-page-text.ts'
import { ItemAdd } from '../../menu/item-add.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Money } from '../../shell/money.tsx'
import { pictureWidths } from '../../shell/picture-url.ts'
import { useLanguage } from '../../shell/use-site.ts'
import styles from './goes-well.module.css'

/** How many are shown at most, and from how many on (design 7: 3-6). */
const shownAtMost = 6
const shownFrom = 3

interface GoesWellProps {
  readonly items: readonly ItemCardWire[]
  readonly plates: Readonly<Record<string, number>>
  readonly laterAllowed: boolean
}

/** A few items that are not in the cart yet, to add with one tap. */
export function GoesWell({ items, plates, laterAllowed }: GoesWellProps) {
  const t = useCartPageText()
  const language = useLanguage()
  const { lines } = useCart()
  const taken = new Set(lines.map((line) => line.item_id))
  const shown = items.filter((item) => !taken.has(item.id)).slice(0, shownAtMost)
  if (shown.length < shownFrom) return null
  return (
    <section className={styles.part}>
      <h2>{t('cart.goes-well')}</h2>
      <ul className={styles.items}>
        {shown.map((item) => (
          <li key={item.id}>
            <article>
              <div className={styles.picture}>
                <PlatePicture
                  picture={item.picture}
                  plate={plates[item.group_id] ?? 1}
                  alt=""
                  widths={pictureWidths.row}
                  sizes="138px"
                  shape="tile"
                />
                <span className={styles.add}>
                  <ItemAdd item={item} laterAllowed={laterAllowed} />
                </span>
              </div>
              <h3>
                <a href={localPath(`/item/${item.id}`, language)} data-item={item.id}>
                  {item.name}
                </a>
              </h3>
              <Money amount={item.price} size="s" />
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
