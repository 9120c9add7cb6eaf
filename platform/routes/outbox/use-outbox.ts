import { useEffect, useState } from 'react'
import type { OutboxWire } from '#contract/platform.ts'
import { useClient } from '../../shell/use-client.ts'

const everyMs = 4000

/** Takes the messages that the page came with; returns the newest ones, asked for every four seconds while it is seen. */
export function useOutbox(first: OutboxWire['data']): { messages: OutboxWire['data']; unreachable: boolean } {
  const client = useClient()
  const [state, setState] = useState({ messages: first, unreachable: false })
  useEffect(() => {
    let stopped = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      client.outbox().then(
        ({ data }) => !stopped && setState({ messages: data, unreachable: false }),
        () => !stopped && setState(({ messages }) => ({ messages, unreachable: true })),
      )
    }
    const timer = setInterval(ask, everyMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      stopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [client])
  return state
}
