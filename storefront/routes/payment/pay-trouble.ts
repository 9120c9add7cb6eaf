/** What may go wrong with a card form, by the text that says it (spec 8). */
export type PayTrouble = 'card-invalid' | 'session-invalid' | 'failed' | 'canceled' | 'offline'

/** Takes the code of a refusal, or nothing when no answer came; returns what to say of it. */
export function troubleOfRefusal(code: string | undefined): PayTrouble {
  if (code === undefined) return 'offline'
  return code === 'payment-session-invalid' ? 'session-invalid' : 'failed'
}
