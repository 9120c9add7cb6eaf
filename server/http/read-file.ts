import { refuse } from '#domain/core/refusal.ts'
import type { AppContext } from './request.ts'
import type { ReadFile } from './upload-places.ts'

/** Takes a request; returns how its body is read. Until then it waits at the sender. */
export function fileReader(c: AppContext): ReadFile {
  return async (ended) => {
    const reader = c.req.raw.body?.getReader()
    if (!reader) return new Uint8Array()
    const end = () => void reader.cancel()
    ended.addEventListener('abort', end, { once: true })
    try {
      const chunks: Uint8Array[] = []
      for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value)
      return ended.aborted ? refuse('busy', { why: 'the file came too slowly' }) : Buffer.concat(chunks)
    } finally {
      ended.removeEventListener('abort', end)
    }
  }
}
