import { createContext, use, useRef } from 'react'
import type { FormEvent } from 'react'

/** What is asked before a sheet is closed in which words were typed; none: it closes unasked. */
export const SheetQuestion = createContext<string | undefined>(undefined)

const written = new Set(['text', 'email', 'tel', 'url', 'number', 'textarea'])

/**
 * Takes how a sheet closes; returns its own ways to close (Esc, scrim, drag, button), which ask where words would be lost,
 * and what is to hear its input. A form that was sent closes its sheet by itself, unasked.
 */
export function useAskedClose(onClose: () => void) {
  const question = use(SheetQuestion)
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>())
  return {
    hear({ target }: FormEvent) {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isField && written.has(target.type)) typed.current.add(target)
    },
    close() {
      // a field that is gone was sent with its step; one that is empty again loses nothing
      const lost = [...typed.current].some((field) => field.isConnected && field.value !== '')
      if (!lost || !question || window.confirm(question)) onClose()
    },
  }
}
