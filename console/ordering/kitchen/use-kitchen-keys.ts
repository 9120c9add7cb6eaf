import { useLayoutEffect } from 'react'
import { latinKey } from '../../live/latin-key.ts'
import type { KitchenDesk } from './use-kitchen.ts'

const typing = 'input, textarea, select, dialog, [contenteditable]'

/** Keys 1 to 9 bump a ticket by its place, R recalls the last: hands in a kitchen find no small button. */
export function useKitchenKeys({ kitchen: { tickets, made }, bump, recall }: KitchenDesk): void {
  // with the screen itself: a key that is pressed at once means what is seen
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const key = latinKey(event)
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (target instanceof Element && target.closest(typing)) return
      const ticket = /^[1-9]$/.test(key) ? tickets[Number(key) - 1] : undefined
      const [last] = made
      if (ticket) bump(ticket)
      else if (key === 'r' && last) recall(last)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [tickets, made, bump, recall])
}
