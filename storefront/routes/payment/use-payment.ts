import { useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { PaymentWire } from '#contract/ordering/order.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { useClient } from '../../shell/use-client.ts'

/** Ask often at first, since most payments are known at once; then as often as the server asks the gateway. */
const waits = [700, 1000, 1500, 2000, 3000, 5000]
const slowAfter = 8

export interface PaymentWatch {
  readonly payment: PaymentWire
  /** The last question found no answer. */
  readonly offline: boolean
  /** It takes longer than usual. */
  readonly slow: boolean
}

/** Takes a payment's reference and its first answer; asks until the answer is final. */
export function usePayment(reference: string, initial: PaymentWire): PaymentWatch {
  const client = useClient()
  const [payment, setPayment] = useState(initial)
  const [asked, setAsked] = useState(0)
  const [offline, setOffline] = useState(false)
  const waiting = payment.state === 'waiting'
  // a declined card proves nothing (safety 3): another may have paid by now, and so may what was left open
  const asks = waiting || payment.state === 'declined' || payment.state === 'open'
  useHoldReload(waiting)
  useEffect(() => {
    if (!asks) return
    let stopped = false
    const timer = setTimeout(
      () => {
        client.payment(reference).then(
          (answer) => {
            if (stopped) return
            setOffline(false)
            setPayment(answer)
            setAsked((count) => count + 1)
          },
          (error: unknown) => {
            if (stopped) return
            setOffline(!(error instanceof CallError))
            setAsked((count) => count + 1)
          },
        )
      },
      waits[Math.min(asked, waits.length - 1)],
    )
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [client, reference, asks, asked])
  return { payment, offline, slow: asked >= slowAfter }
}
