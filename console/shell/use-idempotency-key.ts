import { useRef } from 'react'
import { makeKey } from '#web/make-key.ts'

/** The key of one intent. */
export interface IdempotencyKeyOf {
  /** Takes what is sent; returns its key, the same one for the same body until it was done. */
  readonly of: (body: unknown) => string
  /** It was done: the same body again is another intent. */
  readonly done: () => void
}

/** What is sent again after an answer that was lost makes nothing a second time (safety 2). */
export function useIdempotencyKey(): IdempotencyKeyOf {
  const held = useRef<{ readonly body: string; readonly key: string }>(undefined)
  return {
    of(body) {
      const text = JSON.stringify(body)
      const now = held.current?.body === text ? held.current : { body: text, key: makeKey() }
      held.current = now
      return now.key
    },
    done() {
      held.current = undefined
    },
  }
}
