import { useEffect, useState } from 'react'
import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { useOwnWay } from '../branches/use-own-way.ts'
import { loadShopClient } from '../shell/load-shop-client.ts'
import { useLanguage } from '../shell/use-site.ts'

/** A few dishes of a menu, for a page that is not the menu. */
export interface Dishes extends Pick<MenuWire, 'type' | 'branch'> {
  readonly items: readonly ItemCardWire[]
  /** Position of each menu group's plate, by group id. */
  readonly plates: Readonly<Record<string, number>>
}

/** Chooses the dishes of a menu. */
export type PickDishes = (items: MenuWire['items']) => readonly ItemCardWire[]

/** Takes a menu and what is wanted of it; returns those dishes. */
export function dishesOf({ type, branch, groups, items }: MenuWire, pick: PickDishes): Dishes {
  return {
    type,
    branch,
    items: pick(items),
    plates: Object.fromEntries(groups.map((group) => [group.id, group.plate])),
  }
}

/**
 * Takes dishes of the usual way, as the page was made for all, and how they were picked; returns those of the guest's own
 * way, with their prices there, once they are known. Without an answer the usual ones stand.
 */
export function useOwnDishes(usual: Dishes, pick: PickDishes): Dishes {
  const language = useLanguage()
  const way = useOwnWay(usual)
  const [own, setOwn] = useState<Dishes>()
  const { id } = usual.branch
  useEffect(() => {
    if (!way) return undefined
    let left = false
    const asked = loadShopClient(language).then((client) => client.menu({ type: way, branch_id: id }))
    asked.then(
      (menu) => left || setOwn(dishesOf(menu, pick)),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [language, way, id, pick])
  return own && own.type === way && own.branch.id === id ? own : usual
}
