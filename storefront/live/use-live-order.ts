import { useCallback, useEffect, useState } from 'react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { useClient } from '../shell/use-client.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { askOften } from './ask-often.ts'
import { listenLive, watchOrder } from './live-line.ts'

const staleAfterMs = 30_000
const lookEveryMs = 5000

export interface LiveOrder {
  readonly order: OrderWire
  /** Whole minutes since the server was last heard, once that is longer than 30 s; else undefined. */
  readonly staleMinutes: number | undefined
  /** Shows an order that an answer brought, if it is newer. */
  readonly take: (answer: OrderWire) => void
}

/**
 * Takes an order as the page was rendered with it; returns it as it is now. A live message, a new connection, coming
 * back to the page or to the network, and every 20 s: each asks for what is newer than the version shown.
 */
export function useLiveOrder(initial: OrderWire): LiveOrder {
  const client = useClient()
  const [order, setOrder] = useState(initial)
  const [received, setReceived] = useState<number>()
  const { id } = initial
  useEffect(() => {
    let { version } = initial
    let stopped = false
    async function ask() {
      const answer = await client.order(id, version)
      if (stopped) return
      version = Math.max(version, answer.order?.version ?? 0)
      setReceived(Date.now())
      setOrder((shown) => newerOrder(shown, answer.order))
    }
    // an answer that does not come is said by its age once that has lasted; the next poll asks again
    const again = () => void ask().catch(() => {})
    const ends = [
      watchOrder(id),
      listenLive({
        connect: again,
        order: (message) => message.id === id && message.version > version && again(),
      }),
      askOften(again),
      () => {
        stopped = true
      },
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [client, id, initial])
  const take = useCallback((answer: OrderWire) => setOrder((shown) => newerOrder(shown, answer)), [])
  return { order, staleMinutes: useStaleMinutes(received), take }
}

function useStaleMinutes(received: number | undefined): number | undefined {
  const [minutes, setMinutes] = useState<number>()
  useEffect(() => {
    const since = received ?? Date.now()
    const look = () => {
      const age = Date.now() - since
      setMinutes(age > staleAfterMs ? Math.floor(age / minuteMs) : undefined)
    }
    const clock = setInterval(look, lookEveryMs)
    const first = setTimeout(look)
    return () => {
      clearInterval(clock)
      clearTimeout(first)
    }
  }, [received])
  return minutes
}

/** Takes the order on the page and an answer; returns the newer one. Answers may come late and out of order (safety 29). */
export function newerOrder(shown: OrderWire, answer: OrderWire | null): OrderWire {
  return answer && answer.version > shown.version ? answer : shown
}
