import { useEffect, useState } from 'react'
import type { OutboxWire } from '#contract/platform/platform.ts'
import { useClient } from '#web/use-client.ts'

const everyMs = 2000

interface Outbox {
  readonly messages: OutboxWire['data']
  /** The last try failed; the next one comes by itself. */
  readonly unreachable: boolean
}

/** Takes the messages that the page came with; returns the newest, asked for every two seconds while it is seen. */
export function useOutbox(first: OutboxWire['data']): Outbox {
  const client = useClient()
  const [state, setState] = useState<Outbox>({ messages: first, unreachable: false })
  useEffect(() => {
    let stopped = false
    let asking = false
    const ask = async () => {
      if (asking || document.visibilityState !== 'visible') return
      asking = true
      const answer = await client.getOutbox().catch(() => undefined)
      asking = false
      if (stopped) return
      setState(({ messages }) =>
        answer ? { messages: answer.data, unreachable: false } : { messages, unreachable: true },
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
