import { useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { DriverRunWire, RunOrderWire } from '#contract/delivery/driver.ts'
import { useClient } from '../../shell/use-client.ts'
import { useDriverText } from '../../i18n/use-driver-text.ts'
import { askOften } from '../../live/ask-often.ts'

/** The run as it goes on: asked again every 20 s and when the page comes back, one step at a time. */
export function useRun(first: DriverRunWire) {
  const t = useDriverText()
  const client = useClient()
  const [run, setRun] = useState(first)
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const over = run.orders.every(({ open }) => !open)
  useEffect(() => {
    if (over) return undefined
    const ask = () =>
      void client.driverRun(first.id).then(setRun, (error: unknown) => {
        // handed over from the board: nothing of it is shown any longer
        if (error instanceof CallError && error.status === 404) window.location.reload()
      })
    return askOften(ask)
  }, [client, first.id, over])

  const step = (order: RunOrderWire, action: 'picked_up' | 'delivered') => {
    if (busy) return
    setBusy(order.id)
    setFailed(undefined)
    client
      .moveRunOrder(run.id, order.id, { action, version: order.version })
      .then(setRun, (error: unknown) => {
        setFailed(error instanceof CallError ? error.body.message : t('driver.unreachable'))
        void client.driverRun(run.id).then(setRun, () => {})
      })
      .finally(() => setBusy(undefined))
  }
  const tellSharing = (sharing: boolean) => setRun((now) => ({ ...now, sharing }))
  return { run, over, busy, failed, step, tellSharing }
}
