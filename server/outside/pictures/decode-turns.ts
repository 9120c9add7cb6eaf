import { refuse, type Refusal } from '#domain/refusal.ts'

/** Decoded pixels are what takes memory: 40 megapixels are 160 MB. */
const mostAtOnce = 2
/** As many as upload-places.ts lets in at once: none of them is turned away here. */
const mostWaiting = 13
let running = 0
const waiting: (() => void)[] = []

/** Takes what decodes a picture; runs it when it is its turn. Refuses 'busy' when too many wait already. */
export async function inDecodeTurn<T>(decode: () => Promise<T>): Promise<T | Refusal> {
  if (running >= mostAtOnce && waiting.length >= mostWaiting)
    return refuse('busy', { why: 'too many pictures wait' })
  // a place that becomes free is handed on, never offered anew
  if (running < mostAtOnce) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await decode()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
