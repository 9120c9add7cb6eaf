import { memo } from 'react'
import type { ItemCardWire } from '#contract/menu/menu.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/text/n.tsx'
import { Say } from '../i18n/say.tsx'
import { ItemRow } from './item-row.tsx'
import { ItemTile } from './item-tile.tsx'
import type { MenuSection } from './menu-section.ts'
import styles from './menu-part.module.css'
import { sectionId } from './section-id.ts'
import { useSectionPart } from './use-menu-part.tsx'

interface MenuPartProps {
  readonly section: MenuSection
  readonly plates: Readonly<Record<string, number>>
  readonly readOnly: boolean
  readonly laterAllowed: boolean
}

/** One section of the menu with its heading. */
export const MenuPart = memo(function MenuPart(props: MenuPartProps) {
  const { section, plates, readOnly, laterAllowed } = props
  const part = useSectionPart(section)
  const grounds = section.items.map((item) => plateOf(item, plates)).join()
  return (
    <section
      id={sectionId(section.id)}
      className={styles.part}
      aria-labelledby={`${sectionId(section.id)}-name`}
      {...part(`${readOnly} ${laterAllowed} ${grounds}`, <SectionParts {...props} />)}
    />
  )
})

const plateOf = (item: ItemCardWire, plates: MenuPartProps['plates']) => plates[item.group_id] ?? 1

function SectionParts({ section, plates, readOnly, laterAllowed }: MenuPartProps) {
  const { id, name, note, items, tiles } = section
  return (
    <>
      <div className={styles.head}>
        <h2 id={`${sectionId(id)}-name`} tabIndex={-1}>
          {name}
        </h2>
        {note && <Badge tone="warn">{note}</Badge>}
        {!tiles && (
          <span className={styles.count}>
            <Say k="menu.count" count={items.length} holes={{ count: <N>{items.length}</N> }} />
          </span>
        )}
      </div>
      <div className={tiles ? styles.tiles : styles.rows}>
        {items.map((item, i) => {
          const shared = { item, plate: plateOf(item, plates), readOnly, laterAllowed }
          return tiles ? (
            <ItemTile key={item.id} {...shared} position={i} />
          ) : (
            <ItemRow key={item.id} {...shared} />
          )
        })}
      </div>
    </>
  )
}
