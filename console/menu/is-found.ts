import type { MenuDeskWire } from '#contract/menu/menu-desk.ts'
import { foldForSearch, matchesSearch } from '#domain/core/search-fold.ts'

/** Takes an item and what was typed; returns whether it is meant, by either of its names, however that is written. */
export function isFound({ name }: Pick<MenuDeskWire['items'][number], 'name'>, query: string): boolean {
  return matchesSearch(foldForSearch(`${name.ar} ${name.en}`), query)
}
