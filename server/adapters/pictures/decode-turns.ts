import { refuse, type Refusal } from '#domain/core/refusal.ts'

/** As many as upload-places.ts lets in at once: none of them is turned away here. */
const mostWaiting = 13
let running = false
const waiting: (() => void)[] = []

/** Takes what decodes a picture; runs it when it is its turn, one at a time: each may take what memory there is for pictures. Refuses 'busy' when too many wait already. */
export async function inDecodeTurn<T>(decode: () => Promise<T>): Promise<T | Refusal> {
  if (running && waiting.length >= mostWaiting) return refuse('busy', { why: 'too many pictures wait' })
  // a place that becomes free is handed on, never offered anew
  if (!running) running = true
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await decode()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running = false
  }
}
