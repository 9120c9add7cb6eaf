import { useLayoutEffect } from 'react'
import type { Cart } from '../use-cart.ts'
import { useFullCart } from '../use-full-cart.ts'

interface FullCartProps {
  readonly openDrawer: () => void
  readonly onCart: (cart: Cart) => void
}

/** What knows the cart, for a page that began without it: tells of each change before the page is painted. */
export function FullCart({ openDrawer, onCart }: FullCartProps) {
  const cart = useFullCart({ openDrawer })
  useLayoutEffect(() => onCart(cart), [cart, onCart])
  return null
}
