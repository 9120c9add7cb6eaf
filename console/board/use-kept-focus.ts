import { useEffect, useRef } from 'react'
import type { TicketWire } from '#contract/staff.ts'

/**
 * A step takes its card to the next column, and the button that was pressed is gone: the focus goes on to the card's
 * next step, so that a board can be worked by keyboard. Returns what marks a card by its order.
 */
export function useKeptFocus(tickets: readonly TicketWire[]): (ticketId: string) => { onFocus: () => void } {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const card = document.querySelector(`[data-ticket="${last.current}"]`)
    const next =
      card?.querySelector<HTMLElement>('footer button') ?? card?.querySelector<HTMLElement>('button')
    next?.focus()
  }, [tickets])
  return (ticketId) => ({ onFocus: () => void (last.current = ticketId) })
}
