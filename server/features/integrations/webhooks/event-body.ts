import { createHash } from 'node:crypto'

/** Takes what happened, by its own name; returns the event's id: the same however often it is heard of. */
export function eventIdOf(tenantId: string, ...names: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([tenantId, ...names]))
    .digest('hex')
    .slice(0, 32)
}

/** Takes an event; returns the bytes that travel, each time the same. */
export function bodyOf(event: { id: string; type: string; at: Date; data: object }): string {
  const { id, type, at, data } = event
  return JSON.stringify({ id, type, created_at: at.toISOString(), data })
}
