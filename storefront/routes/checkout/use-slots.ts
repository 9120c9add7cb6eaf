import { useCallback, useEffect, useState } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { SlotsWire } from '#contract/timing/slots.ts'
import { useClient } from '../../shell/use-client.ts'

/** The times for which this cart can be ordered; asked for when they are wanted, and again when the cart has changed. */
export function useSlots(cart: CartWire, wanted: boolean) {
  const client = useClient()
  const [slots, setSlots] = useState<SlotsWire>()
  const [failed, setFailed] = useState(false)
  const { cart_id, branch_id, type, bill } = cart
  const lines = bill.lines.map((line) => `${line.item_id}×${line.quantity}`).join()

  const load = useCallback(async () => {
    if (!branch_id) return
    try {
      setSlots(await client.slots(branch_id, { type, cart_id }))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [client, branch_id, type, cart_id])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer comes later; an old one is shown meanwhile
    if (wanted) void load()
  }, [wanted, load, lines])

  useEffect(() => {
    if (!wanted) return
    const seen = () => {
      if (document.visibilityState === 'visible') void load()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [wanted, load])
  return { slots, failed, load }
}
