import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'

/** A menu as it travels inside the page: its items as lines of text, each a row of cells, and the rest as JSON. */
export interface PackedMenu {
  readonly rendered_at: string
  readonly frame: string
  readonly rows: string
}

const states = ['available', 'sold_out', 'out_of_window', 'order_ahead'] as const
const tags = ['vegetarian', 'spicy', 'new', 'vegan'] as const

/** The server renders from what it has just packed: there is nothing to read back. */
const origins = new WeakMap<PackedMenu, MenuWire>()

/**
 * Takes a menu; returns it as text. React Router writes and quotes every field of a hundred items apart, which costs more
 * than rendering them and half as many bytes again.
 */
export function packMenu(menu: MenuWire): PackedMenu {
  const { items, rendered_at, ...frame } = menu
  const { rows, changed } = rowsOf(items)
  const packed = { rendered_at, frame: JSON.stringify(frame), rows }
  if (!changed) origins.set(packed, menu)
  return packed
}

interface Rows {
  readonly rows: string
  readonly changed: boolean
}

/** The server has the same items in every page of a content. */
const known = new WeakMap<readonly ItemCardWire[], Rows>()

function rowsOf(items: readonly ItemCardWire[]): Rows {
  const before = known.get(items)
  if (before) return before
  const made = {
    rows: items.map((item) => cellsOf(item).map(plain).join('\t')).join('\n'),
    changed: items.some(isChangedByPacking),
  }
  known.set(items, made)
  return made
}

/** Takes what packMenu returned; returns the menu. */
export function unpackMenu(packed: PackedMenu): MenuWire {
  const origin = origins.get(packed)
  if (origin) return origin
  const { rendered_at, frame, rows } = packed
  const menu = JSON.parse(frame) as Omit<MenuWire, 'items' | 'rendered_at'>
  return { ...menu, rendered_at, items: rows === '' ? [] : rows.split('\n').map(readRow) }
}

/** Spaces of any kind are one on a page; tabs and new lines part the cells here. */
const plain = (cell: string | number) => String(cell).replaceAll(/[\t\n\r]/g, ' ')

/** Then the server must render what the browser will read, or the two would differ. */
const isChangedByPacking = ({ name, description, state_note }: ItemCardWire) =>
  /[\t\n\r]/.test(name + description + state_note)

function cellsOf(item: ItemCardWire): (string | number)[] {
  const { picture, holds, marks } = item
  return [
    item.id,
    item.group_id,
    item.name,
    item.description,
    item.price,
    item.price_before ?? '',
    item.calories ?? '',
    picture ? `${picture.id} ${picture.cutout ? 1 : 0} ${picture.color}` : '',
    states.indexOf(item.state),
    item.state_note,
    item.featured ? 1 : 0,
    item.tags.map((tag) => tags.indexOf(tag)).join(''),
    item.needs_choice ? 1 : 0,
    item.max_quantity ?? '',
    // only where there are some: a menu without them is as it was
    ...((holds ?? marks) ? [JSON.stringify({ holds, marks })] : []),
  ]
}

function readRow(row: string): ItemCardWire {
  const cells = row.split('\t')
  const cell = (i: number) => cells[i] ?? ''
  const number = (i: number) => (cell(i) === '' ? null : Number(cell(i)))
  const [id = '', cutout, color = ''] = cell(7).split(' ')
  return {
    id: cell(0),
    group_id: cell(1),
    name: cell(2),
    description: cell(3),
    price: cell(4),
    price_before: cell(5) || null,
    calories: number(6),
    picture: id ? { id, cutout: cutout === '1', color } : null,
    state: states[Number(cell(8))] ?? 'available',
    state_note: cell(9),
    featured: cell(10) === '1',
    tags: [...cell(11)].flatMap((digit) => tags[Number(digit)] ?? []),
    needs_choice: cell(12) === '1',
    max_quantity: number(13),
    ...(JSON.parse(cell(14) || '{}') as Pick<ItemCardWire, 'holds' | 'marks'>),
  }
}
