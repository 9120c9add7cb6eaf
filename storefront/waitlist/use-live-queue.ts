import { useCallback, useEffect, useRef, useState } from 'react'
import { askOften } from '../live/ask-often.ts'
import { channels } from '#contract/core/live.ts'
import { alsoWatch, listenLive } from '../live/live-line.ts'

/** What a page shows of queues, as it is now. */
export interface LiveQueue<T> {
  readonly shown: T
  /** Asks the server; resolves to what it said. */
  readonly refresh: () => Promise<T>
  /** Shows an answer that came otherwise, such as that of a change. */
  readonly take: (answer: T) => void
}

/**
 * Takes what the page came with, how to ask for it and whose queues it shows; keeps it as it is now: by live messages,
 * every 20 s, and when the page or the network comes back (safety 29). An answer that was overtaken is not shown.
 */
export function useLiveQueue<T>(
  initial: T,
  ask: () => Promise<T>,
  branchIds: readonly string[],
): LiveQueue<T> {
  const [shown, setShown] = useState(initial)
  const turns = useRef({ sent: 0, shown: 0 })
  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })
  const refresh = useCallback(async () => {
    const turn = (turns.current.sent += 1)
    const now = await asking.current()
    if (turn > turns.current.shown) {
      turns.current.shown = turn
      setShown(now)
    }
    return now
  }, [])
  const take = useCallback((answer: T) => {
    turns.current.shown = turns.current.sent += 1
    setShown(answer)
  }, [])
  const watched = branchIds.join(' ')
  useEffect(() => {
    // what is not answered now is asked for again by the next message or poll
    const again = () => void refresh().catch(() => undefined)
    const ids = watched.split(' ').filter(Boolean)
    const ends = [
      alsoWatch((tenant) => ids.map((id) => channels.waitingList(tenant, id))),
      listenLive({ connect: again, waiting: (message) => ids.includes(message.branch_id) && again() }),
      askOften(again),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [watched, refresh])
  return { shown, refresh, take }
}
