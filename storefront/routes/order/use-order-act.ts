import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { OrderWire } from '#contract/ordering/order.ts'

/** Shows an order as an answer brought it. */
export type TakeOrder = (order: OrderWire) => void

/** Takes where an answered order goes and what is said when nobody answers; returns how its owner acts: one at a time. */
export function useOrderAct(
  onOrder: TakeOrder,
  unreachable: string,
): {
  readonly busy: boolean
  readonly trouble: string | undefined
  readonly act: (call: () => Promise<OrderWire>, then?: () => void) => void
} {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const act = (call: () => Promise<OrderWire>, then?: () => void) => {
    if (busy) return
    setBusy(true)
    setTrouble(undefined)
    call()
      .then(
        (order) => {
          onOrder(order)
          then?.()
        },
        (error: unknown) => setTrouble(error instanceof CallError ? error.body.message : unreachable),
      )
      .finally(() => setBusy(false))
  }
  return { busy, trouble, act }
}
