import { useEffect } from 'react'
import { useHoldReload } from '#web/hold-reload.ts'

/** Forms with something in them that was typed and not saved, and whether that is on its way to the server. */
const unsaved = new Map<symbol, boolean>()
const waiting = new Set<() => void>()

/**
 * Takes whether a form has something unsaved, and whether it is being saved; while it has, the page is not reloaded and
 * nothing leads away from it unasked.
 */
export function useUnsaved(dirty: boolean, saving = false): void {
  useHoldReload(dirty)
  useEffect(() => (dirty ? markUnsaved(saving) : undefined), [dirty, saving])
}

/** Marks something as unsaved, or as on its way, until the returned function is called. */
export function markUnsaved(saving = false): () => void {
  const one = Symbol('unsaved')
  unsaved.set(one, saving)
  tellWaiting()
  return () => {
    unsaved.delete(one)
    tellWaiting()
  }
}

/** Whether something would be lost by leaving. */
export function isUnsaved(): boolean {
  return unsaved.size > 0
}

/** Whether all that would be lost is on its way to the server: who pressed "Save" and goes on is not asked, but taken there once it is saved. */
export function isBeingSaved(): boolean {
  return isUnsaved() && ![...unsaved.values()].includes(false)
}

/** Takes what follows when nothing is on its way any more, and whether all of it was saved; returns how to stop waiting. */
export function onceSaved(then: (saved: boolean) => void): () => void {
  const look = () => {
    if (isBeingSaved()) return
    waiting.delete(look)
    then(!isUnsaved())
  }
  waiting.add(look)
  tellWaiting()
  return () => void waiting.delete(look)
}

/** A form that is drawn anew takes its mark back and sets the next: it is looked at after both. */
function tellWaiting(): void {
  queueMicrotask(() => {
    for (const look of waiting) look()
  })
}

/** Takes a question and what is to take the place of what is open; does it at once, when the member says so, or once all is saved. */
export function giveWay(question: string, run: () => void): void {
  if (isBeingSaved()) onceSaved((saved) => saved && run())
  else if (mayGiveWay(question)) run()
}

/** Takes a question; returns whether what is open may give way now: nothing would be lost, or the member says so. */
export function mayGiveWay(question: string): boolean {
  return !isUnsaved() || window.confirm(question)
}
