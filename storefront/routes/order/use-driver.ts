import { useEffect, useState } from 'react'
import type { DriverPlaceWire } from '#contract/delivery/driver.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { useClient } from '../../shell/use-client.ts'
import { askOften } from '../../live/ask-often.ts'

/** A car moves a street or two in this time. */
const askEveryMs = 10_000

/** Takes an order; returns where its driver is, while it is on its way and the driver shares it: asked for every ten seconds. */
export function useDriver({ id, mine, status }: OrderWire): DriverPlaceWire | undefined {
  const client = useClient()
  const [driver, setDriver] = useState<DriverPlaceWire>()
  const wanted = mine && status === 'outdelivery'
  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      void client.orderDriver(id).then(
        (answer) => left || setDriver(answer.driver ?? undefined),
        () => {},
      )
    }
    ask()
    const timer = setInterval(ask, askEveryMs)
    const end = askOften(ask)
    return () => {
      left = true
      clearInterval(timer)
      end()
    }
  }, [client, id, wanted])
  return wanted ? driver : undefined
}
