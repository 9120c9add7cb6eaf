import { useEffect, useState } from 'react'
import type { OrderType } from '#domain/core/order-type.ts'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useClient } from '../shell/use-client.ts'

const none: readonly string[] = []

/** Takes a type and branch, and whether to ask; returns the names of cart lines that are not to be had there. */
export function useLostItems(
  { type, branchId }: { type: OrderType; branchId: string },
  asked: boolean,
): readonly string[] {
  const client = useClient()
  const { lines } = useCart()
  const [there, setThere] = useState<{ place: string; items: ReadonlySet<string> } | undefined>()
  const place = `${type} ${branchId}`
  const wanted = asked && lines.length > 0
  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    client.menu({ type, branch_id: branchId }).then(
      ({ items, branch: { schedule_allowed: later } }) => {
        const had = items
          .filter((item) => item.state === 'available' || (item.state === 'order_ahead' && later))
          .map((item) => item.id)
        if (!left) setThere({ place, items: new Set(had) })
      },
      // the server says it again when the branch changes
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [client, type, branchId, place, wanted])
  if (!wanted || there?.place !== place) return none
  return [...new Set(lines.filter((line) => !there.items.has(line.item_id)).map((line) => line.name))]
}
