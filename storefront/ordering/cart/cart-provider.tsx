import type { ReactNode } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import { useDrawer } from './cart-drawer-host.tsx'
import { CartContext } from './use-cart.ts'
import { useFullCart, type OwnCart } from './use-full-cart.ts'

interface CartProviderProps {
  readonly own?: OwnCart
  /** The cart that came with the page, or that there is none. */
  readonly came?: CartWire | null
  readonly children: ReactNode
}

/** The cart of a page that begins with it. Public pages have theirs a little later (late-cart-provider.tsx). */
export function CartProvider({ own, came, children }: CartProviderProps) {
  const drawer = useDrawer()
  const cart = useFullCart({ openDrawer: own?.openDrawer ?? drawer.open, own, came })
  return <CartContext value={cart}>{drawer.around(children)}</CartContext>
}
