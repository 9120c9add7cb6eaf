import { useEffect } from 'react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { isUnderWay } from '../../customers/is-under-way.ts'
import { orderHere } from '../../customers/order-here.ts'

/** Takes an order that is shown; keeps it as this browser's while it is under way, and no longer. */
export function useKeepHere(order: OrderWire): void {
  const { id, mine } = order
  const underWay = isUnderWay(order)
  useEffect(() => {
    if (underWay) orderHere.keep(id)
    else if (mine) orderHere.forget(id)
  }, [id, mine, underWay])
}
