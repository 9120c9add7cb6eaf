import { createHash } from 'node:crypto'

/** Takes what somebody looks at, as plain data; returns a name for it: the same name is the same content. */
export function etagOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
