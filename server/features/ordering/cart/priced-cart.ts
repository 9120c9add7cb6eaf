import type { Offer } from '#domain/ordering/cart-fit.ts'
import type { PriceChange } from '#domain/pricing/cart-price-change.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import type { Companion } from '../group/seat-in-group.ts'
import type { Tenders } from '../../pricing/load-tenders.ts'

/** A stored cart beside the content that prices it. */
export interface PricedCart {
  readonly cart: CartRow
  readonly branch: Branch
  readonly lines: readonly CartLine[]
  readonly gone: readonly CartLine[]
  /** Minutes that the kitchen's load adds to a delivery. */
  readonly load?: number
  /** With what is left of them, where that is less than was wanted. */
  readonly cut: readonly CartLine[]
  readonly offer: Offer
  /** Whose price is another one since the cart was last seen. */
  readonly repriced: readonly PriceChange[]
  /** What it may draw on besides money. */
  readonly tenders?: Tenders
  /** The time that was chosen went with a move: no orders for later are taken there. */
  readonly untimed?: boolean
  /** Who looks at it, where it is another's that is shared. */
  readonly companion?: Companion | undefined
  /** The order of just this version, while it waits to be paid. */
  readonly ordered?: OrderRow | undefined
}
