import type { CardSession } from './books.ts'

export type SessionState = CardSession['state'] | 'expired'

/**
 * Takes a session and the time; returns its state as its shop is told. A 3-D Secure page lapses with the
 * session; a bank that has not answered keeps the session submitted also after its end, as banks do.
 */
export function sessionState(session: CardSession, now: number): SessionState {
  const { state, waitingFor, terms } = session
  if (state === 'captured' || state === 'closed' || waitingFor === 'bank') return state
  return now >= terms.expiresAt ? 'expired' : state
}
