import { createHash } from 'node:crypto'

/** Takes what a message tells, by name; returns its id: one message per name. */
export function messageIdFor(once: string): string {
  return createHash('sha256').update(`message:${once}`).digest('base64url').slice(0, 20)
}
