import { CallError } from '#contract/core/client.ts'

/** What may go wrong with a card form, by the text that says it (spec 8). */
export type PayTrouble = 'card-invalid' | 'session-invalid' | 'failed' | 'canceled' | 'offline'

/**
 * Takes what was thrown when a charge was ordered; returns what to say of it, or 'under-way' when the payment's own page knows
 * more: it was ordered before, from here or from another tab. No answer, or a broken one, never says that it failed (safety 3).
 */
export function troubleOfCharge(error: unknown): PayTrouble | 'under-way' {
  if (!(error instanceof CallError) || error.status >= 500) return 'offline'
  const { code } = error.body
  if (code === 'payment-under-way' || code === 'already-paid') return 'under-way'
  return code === 'payment-session-invalid' ? 'session-invalid' : 'failed'
}
