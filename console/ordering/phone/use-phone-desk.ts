import { useEffect, useState } from 'react'
import type { PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import type { SlotsWire } from '#contract/timing/slots.ts'
import type { PhoneType } from '#domain/ordering/phone-order.ts'
import { useClient } from '#web/use-client.ts'

/** Takes the branch, way and slot that are wanted and the desk that the page came with; returns the desk for them. */
export function usePhoneDesk(
  first: PhoneDeskWire,
  { branchId, type, slot, calls }: { branchId: string; type: PhoneType; slot: string | null; calls: number },
): { desk: PhoneDeskWire; failed: boolean } {
  const client = useClient()
  const [state, setState] = useState({ desk: first, failed: false })
  const [firstKey] = useState(() => keyOf(first.branch.id, first.types[0], null, 0))
  const key = keyOf(branchId, type, slot, calls)
  const [seen, setSeen] = useState(firstKey)
  useEffect(() => {
    if (key === seen) return undefined
    let left = false
    const ask = client
      .phoneDesk({ branch_id: branchId, type, ...(slot !== null && { slot_start: slot }) })
      // a branch that does not deliver is shown as it is, and the way goes with it
      .catch(() => client.phoneDesk({ branch_id: branchId }))
    ask.then(
      (desk) => {
        if (left) return
        setSeen(key)
        setState({ desk, failed: false })
      },
      () => left || setState((before) => ({ ...before, failed: true })),
    )
    return () => {
      left = true
    }
  }, [client, key, seen, branchId, type, slot])
  return state
}

const keyOf = (branchId: string, type: PhoneType | undefined, slot: string | null, calls: number) =>
  JSON.stringify([branchId, type, slot, calls])

/** Takes where, how and at which try, once a time is to be chosen; returns the days of the branch, anew for each try. */
export function usePhoneSlots(
  wanted: { branchId: string; type: PhoneType; cartId: string | undefined; tries: number } | undefined,
): { days: SlotsWire['days'] | undefined; failed: boolean } {
  const client = useClient()
  const [state, setState] = useState<{ key: string; days?: SlotsWire['days']; failed: boolean }>()
  const { branchId, type, cartId, tries } = wanted ?? {}
  const key = JSON.stringify([branchId, type, tries])
  useEffect(() => {
    if (branchId === undefined || type === undefined) return undefined
    let left = false
    client.phoneSlots({ branch_id: branchId, type, ...(cartId !== undefined && { cart_id: cartId }) }).then(
      ({ days }) => left || setState({ key, days, failed: false }),
      () => left || setState({ key, failed: true }),
    )
    return () => {
      left = true
    }
  }, [client, key, branchId, type, cartId])
  return state?.key === key ? { days: state.days, failed: state.failed } : { days: undefined, failed: false }
}
