import { refuse, type Refusal } from '#domain/core/refusal.ts'

/** Takes milliseconds to wait; returns the refusal that tells them. */
export function tooMany(wait: number): Refusal {
  return refuse('too-many-requests', { details: { retry_after_seconds: Math.ceil(wait / 1000) } })
}
