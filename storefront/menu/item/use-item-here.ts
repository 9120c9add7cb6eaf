import { useEffect, useState } from 'react'
import type { ItemPageWire } from '#contract/menu/menu.ts'
import { pageCookies } from '#web/browser-stores.ts'
import { useOwnWay } from '../../branches/use-own-way.ts'
import { readBranchChoice } from '../../ordering/cart/branch-choice.ts'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { loadShopClient } from '../../shell/load-shop-client.ts'
import { useLanguage } from '../../shell/use-site.ts'

export type ItemPage = Pick<ItemPageWire, 'item' | 'type' | 'branch'>

interface ItemHere {
  readonly page: ItemPage
  /** A cart with dishes belongs to another branch or way. */
  readonly elsewhere: boolean
  /** Makes the place of this item the cart's while that is empty; resolves to whether the item may be added. */
  readonly settle: () => Promise<boolean>
}

/**
 * Takes an item's page as it is for all; returns it on the guest's own way, with its price there, once that is known. An
 * item that is not sold that way stays as it is, and so does the page without an answer.
 */
export function useItemHere(rendered: ItemPage): ItemHere {
  const language = useLanguage()
  const { cart, count, setBranch } = useCart()
  const way = useOwnWay(rendered)
  const [asked, setAsked] = useState<{ readonly way: string; readonly page: ItemPage }>()
  const { item, branch } = rendered
  useEffect(() => {
    if (!way) return undefined
    let left = false
    const asked = loadShopClient(language).then((client) =>
      client.item(item.id, { type: way, branch_id: branch.id }),
    )
    asked.then(
      (page) => left || setAsked({ way, page }),
      () => left || setAsked({ way, page: rendered }),
    )
    return () => {
      left = true
    }
  }, [language, way, item.id, branch.id, rendered])
  const known = way === undefined || asked?.way === way
  const page = way !== undefined && asked?.way === way ? asked.page : rendered
  const { type } = page
  const apart = type !== 'e' && cart != null && (cart.branch_id !== branch.id || cart.type !== type)
  const settle = async () => {
    if (count > 0 || type === 'e') return true
    const choice = readBranchChoice(pageCookies.read())
    const here = cart ? !apart : choice?.type === type && choice.branchId === branch.id
    return here || setBranch(type, branch.id)
  }
  return { page, elsewhere: apart && known && count > 0, settle }
}
