import { useEffect, useRef } from 'react'
import { useCart } from '../ordering/cart/use-cart.ts'
import { readAddress } from './stored-places.ts'

/** A delivery that goes nowhere yet goes where this browser's last one went; tried once for each cart. */
export function useStoredAddress(): void {
  const { cart, changeDraft } = useCart()
  const tried = useRef('')
  const wanting = cart?.type === 'delivery' && !cart.address ? cart.cart_id : ''
  useEffect(() => {
    if (!wanting || tried.current === wanting) return
    tried.current = wanting
    const address = readAddress()
    // refused, it is asked for as if nothing were kept
    if (address) changeDraft({ address }).catch(() => {})
  }, [wanting, changeDraft])
}
