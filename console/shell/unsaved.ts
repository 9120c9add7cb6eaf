import { useEffect } from 'react'
import { useHoldReload } from '#web/hold-reload.ts'

/** Forms with something in them that was typed and not saved. */
const unsaved = new Set<symbol>()

/** Takes whether a form has something unsaved; while it has, the page is not reloaded and nothing leads away from it unasked. */
export function useUnsaved(dirty: boolean): void {
  useHoldReload(dirty)
  useEffect(() => (dirty ? markUnsaved() : undefined), [dirty])
}

/** Marks something as unsaved until the returned function is called. */
export function markUnsaved(): () => void {
  const one = Symbol('unsaved')
  unsaved.add(one)
  return () => void unsaved.delete(one)
}

/** Whether something would be lost by leaving. */
export function isUnsaved(): boolean {
  return unsaved.size > 0
}

/** Takes a question; returns whether what is open may give way: nothing would be lost, or the member says so. */
export function mayGiveWay(question: string): boolean {
  return !isUnsaved() || window.confirm(question)
}
