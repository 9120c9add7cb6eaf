import type { MenuWire } from '#contract/menu/menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { pageCookies } from '#web/browser-stores.ts'
import { readBranchChoice } from '../ordering/cart/branch-choice.ts'
import { useCart } from '../ordering/cart/use-cart.ts'

/** What a page shows of a menu. */
interface Shown extends Pick<MenuWire, 'type' | 'branch'> {
  /** The address of the page names its way. */
  readonly named?: boolean
}

/**
 * Takes what a page shows, which is the same for all; returns the way that this guest chose before, when the page shows
 * another one and its branch offers it. Nothing until the cart is known.
 */
export function useOwnWay({ type, branch, named = false }: Shown): OrderType | undefined {
  const { cart, count, ready } = useCart()
  const chosen = count > 0 ? cart?.type : ready ? readBranchChoice(pageCookies.read())?.type : undefined
  return leadsElsewhere({ named, type, chosen, offered: branch.types })
}

/** An open menu and what its guest chose before. */
export interface OpenMenu {
  /** Its address names the way to order. */
  readonly named: boolean
  readonly type: MenuWire['type']
  /** Nothing while it is not known. */
  readonly chosen: OrderType | undefined
  /** The ways that its branch offers. */
  readonly offered: readonly OrderType[]
}

/** Takes an open menu; returns the way whose menu it should be instead, if any. A table's menu is its session's. */
export function leadsElsewhere({ named, type, chosen, offered }: OpenMenu): OrderType | undefined {
  if (named || chosen === undefined || chosen === type || chosen === 'dinein') return undefined
  return offered.includes(chosen) ? chosen : undefined
}
