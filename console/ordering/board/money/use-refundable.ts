import { useCallback, useEffect, useState } from 'react'
import type { RefundableWire } from '#contract/payments/refunds.ts'
import { useClient } from '#web/use-client.ts'

/** Takes an order's id; returns what may still go back once it is known, and how to ask again. */
export function useRefundable(id: string): { known: RefundableWire | undefined; ask: () => void } {
  const client = useClient()
  const [known, setKnown] = useState<RefundableWire>()
  const ask = useCallback(() => {
    client.refundable(id).then(setKnown, () => {})
  }, [client, id])
  useEffect(ask, [ask])
  return { known, ask }
}
