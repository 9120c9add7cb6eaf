import { useCallback, useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import type { TicketWire } from '#contract/staff.ts'

/**
 * A step takes its card to the next column, and the button that was pressed is gone: the focus goes on to the card's
 * next step, so that a board can be worked by keyboard. Returns what the board does when something in it is focused.
 */
export function useKeptFocus(tickets: readonly TicketWire[]): (event: FocusEvent) => void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const card = document.querySelector(`[data-ticket="${last.current}"]`)
    const next =
      card?.querySelector<HTMLElement>('footer button') ?? card?.querySelector<HTMLElement>('button')
    next?.focus()
  }, [tickets])
  return useCallback(({ target }: FocusEvent) => {
    const card = target.closest<HTMLElement>('[data-ticket]')
    if (card) last.current = card.dataset['ticket']
  }, [])
}
