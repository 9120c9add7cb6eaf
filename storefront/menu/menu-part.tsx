import { memo } from 'react'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/n.tsx'
import { Say } from '../i18n/say.tsx'
import { ItemRow } from './item-row.tsx'
import { ItemTile } from './item-tile.tsx'
import type { MenuSection } from './menu-section.ts'
import styles from './menu-part.module.css'
import { sectionId } from './use-current-section.ts'

interface MenuPartProps {
  readonly section: MenuSection
  readonly plates: Readonly<Record<string, number>>
  readonly readOnly: boolean
  readonly laterAllowed: boolean
}

/** One section of the menu with its heading. */
export const MenuPart = memo(function MenuPart({ section, plates, readOnly, laterAllowed }: MenuPartProps) {
  const { id, name, note, items, tiles } = section
  return (
    <section id={sectionId(id)} className={styles.part} aria-labelledby={`${sectionId(id)}-name`}>
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
          const shared = { item, plate: plates[item.group_id] ?? 1, readOnly, laterAllowed }
          return tiles ? (
            <ItemTile key={item.id} {...shared} position={i} />
          ) : (
            <ItemRow key={item.id} {...shared} />
          )
        })}
      </div>
    </section>
  )
})
