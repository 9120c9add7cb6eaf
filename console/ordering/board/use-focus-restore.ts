import { useCallback, useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { cardsOf, focusStep } from './use-board-keys.ts'

interface Focused {
  readonly id: string | undefined
  /** Cards to go on with when this one has left the board. */
  readonly next: readonly HTMLElement[]
  /** Who points needs the focus nowhere: nothing is scrolled for it. */
  readonly byKeys: boolean
}

/**
 * A step takes its card to the next column, and the button that was pressed is gone: the focus goes on to the card's
 * next step, or to the card that follows where it was the last step, so that a board can be worked by keyboard.
 * Returns what the board does when something in it is focused.
 */
export function useFocusRestore(tickets: readonly TicketWire[]): (event: FocusEvent) => void {
  const last = useRef<Focused>(undefined)
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const { id, next, byKeys } = last.current
    const card = document.querySelector<HTMLElement>(`[data-ticket="${id}"]`)
    focusStep(card ?? next.find((one) => one.isConnected), byKeys)
  }, [tickets])
  return useCallback(({ target }: FocusEvent) => {
    const card = target.closest<HTMLElement>('[data-ticket]')
    if (!card) return
    const column = cardsOf(card)
    const place = column.indexOf(card)
    last.current = {
      id: card.dataset['ticket'],
      byKeys: target.matches(':focus-visible'),
      next: [...column.slice(place + 1), ...column.slice(0, place).toReversed()],
    }
  }, [])
}
