import { useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { GroupWire } from '#contract/ordering/group-order.ts'
import { useClient } from '../../shell/use-client.ts'
import { useText } from '../../i18n/use-text.ts'

const lookMs = 4000

/** A shared cart as all phones see it: looked at every few seconds while the page shows, and what is done with it. */
export function useGroup(first: GroupWire) {
  const t = useText()
  const client = useClient()
  const [group, setGroup] = useState(first)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    const look = () => {
      // a look that fails is followed by the next
      if (document.visibilityState === 'visible') client.group(first.id).then(setGroup, () => undefined)
    }
    const clock = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', look)
    }
  }, [client, first.id])
  const act = (call: Promise<GroupWire | undefined>) => {
    setBusy(true)
    setRefused(undefined)
    call
      .then(
        (after) => after && setGroup(after),
        (error: unknown) => {
          setRefused(error instanceof CallError ? error.message : t('sign-in.unreachable'))
          // what was shown is not so any more
          client.group(first.id).then(setGroup, () => undefined)
        },
      )
      .finally(() => setBusy(false))
  }
  const callOff = async (order: { order_id: string; version: number }) => {
    await client.cancelOrder(order.order_id, order.version)
    return client.group(group.id)
  }
  return {
    group,
    busy,
    refused,
    join: (name: string) => act(client.joinGroup(group.id, name)),
    leave: () => act(client.leaveGroup(group.id)),
    collect: () => act(client.collectGroup(group.id)),
    pay: (memberIds: string[]) =>
      act(
        client.payGroup(group.id, memberIds).then(({ pay_url }) => {
          window.location.assign(pay_url)
          return undefined
        }),
      ),
    callOff: (order: { order_id: string; version: number }) => act(callOff(order)),
    setOpen: (open: boolean) => act(client.setGroupOpen(group.id, open)),
  }
}
