import { memo } from 'react'
import type { ItemCardWire } from '#contract/menu/menu.ts'
import { Badge } from '#ui/badge.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { ItemFacts } from '../item-facts.tsx'
import type { MenuSection } from '../menu-section.ts'
import { sectionId } from '../section-id.ts'
import { useText } from '../../i18n/use-text.ts'
import { pictureWidths } from '../../shell/picture-url.ts'
import styles from './emenu-part.module.css'

interface EmenuPartProps {
  readonly section: MenuSection
  readonly plates: Readonly<Record<string, number>>
  /** Its first pictures are in the first view. */
  readonly first: boolean
  readonly onOpen: (itemId: string) => void
}

/** One group of the electronic menu: each dish a large picture with its words. */
export const EmenuPart = memo(function EmenuPart({ section, plates, first, onOpen }: EmenuPartProps) {
  const { id, name, note, items } = section
  return (
    <section id={sectionId(id)} className={styles.part} aria-labelledby={`${sectionId(id)}-name`}>
      <div className={styles.head}>
        <h2 id={`${sectionId(id)}-name`} tabIndex={-1}>
          {name}
        </h2>
        {note && <Badge tone="warn">{note}</Badge>}
      </div>
      <div className={styles.dishes}>
        {items.map((item, i) => (
          <Dish
            key={item.id}
            item={item}
            plate={plates[item.group_id] ?? 1}
            place={first ? i : 99}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  )
})

interface DishProps {
  readonly item: ItemCardWire
  readonly plate: number
  /** Position in the first view. */
  readonly place: number
  readonly onOpen: (itemId: string) => void
}

function Dish({ item, plate, place, onOpen }: DishProps) {
  const t = useText()
  const off = item.state === 'sold_out' || item.state === 'out_of_window'
  return (
    <article className={styles.dish}>
      <div className={styles.picture}>
        <PlatePicture
          picture={item.picture}
          plate={plate}
          alt=""
          widths={pictureWidths.hero}
          sizes="(min-width: 1200px) 370px, (min-width: 960px) 30vw, (min-width: 600px) 46vw, 92vw"
          shape="tile"
          eager={place < 3}
          first={place === 0}
          faded={off}
        />
        {item.tags.includes('new') && (
          <span className={styles.flag}>
            <Badge tone="paper">{t('item.new')}</Badge>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h3>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => onOpen(item.id)}
          >
            {item.name}
          </button>
        </h3>
        <p className={styles.about}>{item.description}</p>
        <ItemFacts item={item} />
      </div>
    </article>
  )
}
