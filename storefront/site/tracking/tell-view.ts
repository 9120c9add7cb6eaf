import { constants } from '#domain/core/limits.ts'

/** Takes what tells the view of a page; runs it 250 ms after the route has changed (spec 7, 9). Returns how to call it off: the next change does. */
export function tellViewLater(tell: () => void): () => void {
  const timer = setTimeout(tell, constants.tagManagerDelayMs)
  return () => clearTimeout(timer)
}
