import { memo } from 'react'
import type { ItemCardWire } from '#contract/menu/menu.ts'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { pictureWidths } from '../shell/picture-url.ts'
import { ItemAdd } from './item-add.tsx'
import { isOff } from './item-facts.tsx'
import { ItemWords } from './item-words.tsx'
import styles from './item-row.module.css'

interface ItemRowProps {
  readonly item: ItemCardWire
  readonly plate: number
  readonly readOnly: boolean
  readonly laterAllowed: boolean
}

/** An item of the menu: words at the start, picture at the end with the "+" on it. */
export const ItemRow = memo(function ItemRow({ item, plate, readOnly, laterAllowed }: ItemRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <ItemWords item={item} />
      </div>
      <PlatePicture
        picture={item.picture}
        plate={plate}
        alt=""
        widths={pictureWidths.row}
        shape="row"
        faded={isOff(item)}
      />
      {!readOnly && <ItemAdd item={item} laterAllowed={laterAllowed} />}
    </article>
  )
})
