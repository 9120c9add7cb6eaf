import { useMemo, useState } from 'react'
import { foldForSearch, matchesSearch } from '#domain/core/search-fold.ts'
import type { MenuSection } from './menu-section.ts'

/** What is typed into the search, and the sections with what it finds. Titles stay; empty sections go (design 7). */
export function useMenuSearch(sections: readonly MenuSection[]) {
  const [query, setQuery] = useState('')
  const searching = query.trim() !== ''
  const folded = useMemo(
    () =>
      searching
        ? new Map(
            sections.flatMap((part) =>
              part.items.map((item) => [
                item.id,
                foldForSearch(`${item.name} ${item.description} ${part.tiles ? '' : part.name}`),
              ]),
            ),
          )
        : undefined,
    [sections, searching],
  )
  const found = useMemo(() => {
    if (!folded) return sections
    const hit = (id: string) => matchesSearch(folded.get(id) ?? '', query)
    return sections
      .filter((part) => !part.tiles)
      .map((part) => ({ ...part, items: part.items.filter((item) => hit(item.id)) }))
      .filter((part) => part.items.length > 0)
  }, [sections, folded, query])
  return { query, setQuery, searching, found }
}
