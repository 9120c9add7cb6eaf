import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'

/** A part of the menu as the page shows it. */
export interface MenuSection {
  readonly id: string
  readonly name: string
  readonly note: string
  /** Address of the small picture in the rail. */
  readonly picture: string | undefined
  readonly items: readonly ItemCardWire[]
  /** Large pictures: the most ordered ones. */
  readonly tiles: boolean
}

interface Featured {
  readonly name: string
  readonly picture: string
}

/** By the groups that they were made of, which the server has in every page of a content: it keeps what a section looks like. */
const known = new WeakMap<MenuWire['groups'], Sections>()

interface Sections {
  readonly items: MenuWire['items']
  readonly title: string
  readonly sections: readonly MenuSection[]
}

/** Takes a menu, and name and picture of the featured part; returns its sections in order, the featured ones first. */
export function sectionsOf(
  { groups, items }: MenuWire,
  featured: Featured,
  thumb: (id: string) => string,
): readonly MenuSection[] {
  const before = known.get(groups)
  if (before?.items === items && before.title === featured.name) return before.sections
  const sections = makeSections({ groups, items }, featured, thumb)
  known.set(groups, { items, title: featured.name, sections })
  return sections
}

function makeSections(
  menu: Pick<MenuWire, 'groups' | 'items'>,
  featured: Featured,
  thumb: (id: string) => string,
): readonly MenuSection[] {
  const byId = new Map(menu.items.map((item) => [item.id, item]))
  const groups = menu.groups.map((group) => ({
    id: group.id,
    name: group.name,
    note: group.note,
    picture: group.picture ? thumb(group.picture.id) : undefined,
    items: group.item_ids.flatMap((id) => byId.get(id) ?? []),
    tiles: false,
  }))
  const loved = menu.items.filter((item) => item.featured).slice(0, 6)
  if (loved.length === 0) return groups
  return [{ id: 'loved', note: '', items: loved, tiles: true, ...featured }, ...groups]
}
