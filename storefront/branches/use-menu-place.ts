import { useEffect, useRef } from 'react'
import type { MenuWire } from '#contract/menu/menu.ts'
import { isOrderType } from '#domain/core/order-type.ts'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { pageCookies } from '#web/browser-stores.ts'
import { branchCookie } from '../ordering/cart/branch-choice.ts'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useLanguage } from '../shell/use-site.ts'
import { useOwnWay } from './use-own-way.ts'
import { useMoves, usePlace } from '../moves/moves.ts'

/**
 * Keeps the way and branch of an open menu and the guest's choice alike; returns whether a cart with dishes belongs
 * elsewhere, which the guest is asked about. A menu whose address names its way is chosen by being opened, and an empty
 * cart follows it, unless it has just been moved away from here; /menu itself is the menu of the way chosen before.
 */
export function useMenuPlace({ type, branch }: MenuWire): boolean {
  const named = plainPath(usePlace().pathname) !== '/menu'
  const language = useLanguage()
  const { navigate } = useMoves()
  const { cart, count, setBranch } = useCart()
  const { id } = branch
  const apart = type !== 'e' && cart?.branch_id != null && (cart.branch_id !== id || cart.type !== type)
  const leads = useOwnWay({ type, branch, named })
  const follows = apart && count === 0 && !leads
  const wasHere = useRef(false)
  useEffect(() => {
    // before the cart is known: the first dish may be added at once
    if (named && isOrderType(type)) pageCookies.keep(branchCookie({ type, branchId: id }))
  }, [named, type, id])
  useEffect(() => {
    if (leads) {
      // with the group that a link leads to, and what an advertisement says of itself
      const pathname = localPath(`/menu/${leads}`, language)
      const { search, hash } = window.location
      void navigate({ pathname, search, hash }, { replace: true })
    } else if (cart && !apart) wasHere.current = true
    else if (follows && !wasHere.current && isOrderType(type)) void setBranch(type, id)
  }, [leads, navigate, language, cart, apart, follows, type, id, setBranch])
  return apart && !follows && !leads
}
