import { GripVertical, Languages, Pencil, Plus } from 'lucide-react'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import type { MenuDeskWire } from '#contract/menu/menu-desk.ts'
import { otherLanguage, wordIn } from '#domain/core/words.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import room from './menu-screen.module.css'
import styles from './menu-tree.module.css'
import { orderOf, putItem, stepGroup, stepItem, type DeskOrder } from './menu-order.ts'
import { foldForSearch, matchesSearch } from '#domain/core/search-fold.ts'

type Group = MenuDeskWire['groups'][number]
export type DeskItem = MenuDeskWire['items'][number]

interface MenuTreeProps {
  readonly desk: MenuDeskWire
  readonly query: string
  /** Only the dishes that lack labels. */
  readonly lacking: boolean
  readonly open: string | undefined
  readonly chosen: ReadonlySet<string>
  readonly onOpen: (itemId: string) => void
  readonly onChoose: (itemId: string, on: boolean) => void
  readonly onSwitch: (item: DeskItem) => void
  readonly onGroup: (group: Group) => void
  readonly onAdd: (groupId: string) => void
  readonly onReorder: (order: DeskOrder) => void
}

/** The groups with their items: opened, selected, switched and moved here. */
export function MenuTree(props: MenuTreeProps) {
  const { desk, query, lacking, onReorder } = props
  const t = useText()
  const language = useLanguage()
  const [dragged, setDragged] = useState<string>()
  const searching = query.trim() !== '' || lacking
  const found = desk.items.filter((item) => isFound(item, query) && (!lacking || item.lacks.length > 0))
  const drop = (groupId: string, place: number) => {
    if (dragged) onReorder(putItem(orderOf(desk), dragged, groupId, place))
    setDragged(undefined)
  }
  return (
    <div className={styles.tree}>
      {searching && found.length === 0 && <p className={room.none}>{t('pick.none-found')}</p>}
      {desk.groups.map((group, plate) => {
        const all = desk.items.filter((item) => item.group_id === group.id)
        const items = found.filter((item) => item.group_id === group.id)
        if (searching && items.length === 0) return null
        return (
          <section key={group.id} aria-label={wordIn(group.name, language)}>
            <GroupHead
              {...props}
              group={group}
              count={all.length}
              onDrop={() => drop(group.id, all.length)}
            />
            <ul>
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  {...props}
                  item={item}
                  plate={(plate % 6) + 1}
                  onDrag={setDragged}
                  onDrop={() => drop(group.id, all.indexOf(item))}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

const allowDrop = (event: DragEvent) => event.preventDefault()

function stepOf(event: KeyboardEvent): -1 | 1 | undefined {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return undefined
  event.preventDefault()
  return event.key === 'ArrowUp' ? -1 : 1
}

interface GroupHeadProps extends MenuTreeProps {
  readonly group: Group
  readonly count: number
  readonly onDrop: () => void
}

function GroupHead({ desk, group, count, onGroup, onAdd, onReorder, onDrop }: GroupHeadProps) {
  const t = useText()
  const name = wordIn(group.name, useLanguage())
  return (
    <header className={styles.group} onDragOver={allowDrop} onDrop={onDrop}>
      <button
        type="button"
        className={styles.grip}
        aria-label={t('menu.move', { name })}
        onKeyDown={(event) => {
          const step = stepOf(event)
          if (step) onReorder(stepGroup(orderOf(desk), group.id, step))
        }}
      >
        <Icon of={GripVertical} size="s" />
      </button>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <small>{t('menu.count', { count })}</small>
      <button
        type="button"
        className={styles.act}
        aria-label={t('menu.edit-group', { name })}
        onClick={() => onGroup(group)}
      >
        <Icon of={Pencil} size="s" />
      </button>
      <button
        type="button"
        className={styles.act}
        aria-label={`${t('menu.add-item')}: ${name}`}
        onClick={() => onAdd(group.id)}
      >
        <Icon of={Plus} size="s" />
      </button>
    </header>
  )
}

interface ItemRowProps extends MenuTreeProps {
  readonly item: DeskItem
  readonly plate: number
  readonly onDrag: (itemId: string | undefined) => void
  readonly onDrop: () => void
}

function ItemRow(props: ItemRowProps) {
  const { desk, item, plate, open, chosen, onOpen, onChoose, onSwitch, onReorder, onDrag, onDrop } = props
  const t = useText()
  const name = wordIn(item.name, useLanguage())
  return (
    <li className={styles.item} data-open={item.id === open || undefined}>
      <button
        type="button"
        className={styles.grip}
        aria-label={t('menu.move', { name })}
        onKeyDown={(event) => {
          const step = stepOf(event)
          if (step) onReorder(stepItem(orderOf(desk), item.id, step))
        }}
      >
        <Icon of={GripVertical} size="s" />
      </button>
      <label className={styles.pick}>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={t('menu.select', { name })}
          checked={chosen.has(item.id)}
          onChange={(event) => onChoose(item.id, event.currentTarget.checked)}
        />
      </label>
      <button
        type="button"
        className={styles.name}
        aria-current={item.id === open || undefined}
        draggable
        onDragStart={() => onDrag(item.id)}
        onDragEnd={() => onDrag(undefined)}
        onDragOver={allowDrop}
        onDrop={onDrop}
        onClick={() => onOpen(item.id)}
      >
        <ItemWords item={item} plate={plate} />
      </button>
      <button
        type="button"
        role="switch"
        aria-checked={item.on_sale}
        aria-label={t('menu.on-sale', { name })}
        className={`${styles.switch} ${item.on_sale ? styles.on : ''}`}
        onClick={() => onSwitch(item)}
      />
    </li>
  )
}

/** The picture, both names, what is missing, the price. */
function ItemWords({ item, plate }: Pick<ItemRowProps, 'item' | 'plate'>) {
  const t = useText()
  const language = useLanguage()
  const other = item.name.ar && item.name.en ? item.name[otherLanguage[language]] : ''
  return (
    <>
      <PlatePicture
        picture={item.picture}
        plate={plate}
        alt=""
        widths={[112, 224]}
        sizes="60px"
        shape="thumb"
        faded={!item.on_sale}
      />
      <span>
        <b>
          <bdi>{wordIn(item.name, language)}</bdi>
        </b>
        <span className={styles.line}>
          {/* its own direction, so that what is cut off is its end */}
          <small dir="auto">{other}</small>
          <Money amount={item.price} />
        </span>
        {!item.name.ar && (
          <Badge tone="warn" icon={Languages}>
            {t('menu.missing-ar')}
          </Badge>
        )}
        {!item.name.en && (
          <Badge tone="warn" icon={Languages}>
            {t('menu.missing-en')}
          </Badge>
        )}
        {item.lacks.length > 0 && (
          <Badge tone="warn">
            {t('menu.lacks', {
              what: item.lacks.map((one) => t(`menu.lacks-${one}`)).join(t('ticket.comma')),
            })}
          </Badge>
        )}
        {item.scheduled_only && <Badge tone="info">{t('menu.later-only')}</Badge>}
      </span>
    </>
  )
}

/** Takes an item and what was typed; returns whether it is meant, by either of its names, however that is written. */
export function isFound({ name }: Pick<MenuDeskWire['items'][number], 'name'>, query: string): boolean {
  return matchesSearch(foldForSearch(`${name.ar} ${name.en}`), query)
}
