import type { ItemCardWire } from '#contract/menu/menu.ts'
import { Badge } from '#ui/badge.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { useText } from '../i18n/use-text.ts'
import { pictureWidths } from '../shell/picture-url.ts'
import { ItemAdd } from './item-add.tsx'
import { isOff } from './item-facts.tsx'
import { ItemWords } from './item-words.tsx'
import styles from './item-tile.module.css'

interface ItemTileProps {
  readonly item: ItemCardWire
  readonly plate: number
  /** Position in the view: the first pictures load at once. */
  readonly position: number
  readonly readOnly?: boolean
  readonly laterAllowed: boolean
}

/** An item as a card with a large picture: featured ones, and those of the home page. */
export function ItemTile({ item, plate, position, readOnly = false, laterAllowed }: ItemTileProps) {
  const t = useText()
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <PlatePicture
          picture={item.picture}
          plate={plate}
          alt=""
          widths={pictureWidths.tile}
          sizes="(min-width: 1200px) 230px, (min-width: 768px) 29vw, 42vw"
          shape="tile"
          eager={position < 4}
          first={position === 0}
          faded={isOff(item)}
        />
        {item.tags.includes('new') && (
          <span className={styles.flag}>
            <Badge tone="paper">{t('item.new')}</Badge>
          </span>
        )}
        {!readOnly && (
          <span className={styles.add}>
            <ItemAdd item={item} laterAllowed={laterAllowed} />
          </span>
        )}
      </div>
      <div className={styles.body}>
        <ItemWords item={item} />
      </div>
    </article>
  )
}
