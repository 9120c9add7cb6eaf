import type { ItemCardWire, MenuWire } from '#contract/menu.ts'

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

/** Takes a menu, and name and picture of the featured part; returns its sections in order, the featured ones first. */
export function sectionsOf(
  menu: MenuWire,
  featured: { name: string; picture: string },
  thumb: (id: string) => string,
): MenuSection[] {
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
