import { useEffect, useRef } from 'react'
import type { OrderRowWire } from '#contract/customers/customer-lists.ts'
import { askOften } from '../../live/ask-often.ts'
import { listenLive, watchOrder } from '../../live/live-line.ts'
import { useMoves } from '../../moves/moves.ts'

/**
 * Takes the orders of a page; loads the page anew when one of them that is under way moves on: by a live message, when
 * the line stands (again), when the page comes back, and every 20 s (safety 29). A list of what is over asks nothing.
 */
export function useLiveRows(rows: readonly Pick<OrderRowWire, 'id' | 'version' | 'active'>[]): void {
  const { revalidate } = useMoves()
  const asked = useRef(false)
  useEffect(() => {
    const versions = new Map(rows.filter((row) => row.active).map((row) => [row.id, row.version]))
    if (versions.size === 0) return
    const again = () => void revalidate()
    const ends = [
      ...[...versions.keys()].map(watchOrder),
      listenLive({
        order: ({ id, version }) => version > (versions.get(id) ?? Infinity) && again(),
        disconnect() {
          asked.current = false
        },
        connect() {
          // once for each connection: what moved between the page's loading and now was said to nobody
          if (!asked.current) again()
          asked.current = true
        },
      }),
      askOften(again),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [rows, revalidate])
}
