import type { DeclineReason, StoredCard } from './book-line.ts'
import type { CardSession } from './books.ts'
import { newId } from './desk.ts'
import type { Desk } from './desk.ts'
import { sessionState } from './session-state.ts'
import type { CardOutcome } from './test-cards.ts'

/** Takes an open session and a card; does what the card stands for. A session that is past it stays as it is. */
export function payWithCard(desk: Desk, session: CardSession, card: StoredCard, outcome: CardOutcome): void {
  const state = sessionState(session, desk.now())
  if (state !== 'open' && state !== 'declined') return
  const { id, account } = session.terms
  const faults = desk.faults.of(account)
  if (outcome === 'decline' || faults.declineAll) return decline(desk, session, card, 'declined')
  if (outcome === 'no-funds') return decline(desk, session, card, 'insufficient-funds')
  if (outcome === 'challenge') return desk.record({ kind: 'submitted', id, card, waitingFor: 'challenge' })
  if (outcome === 'approve') return capture(desk, session, card)
  const wait = faults.slowCardSeconds
  const due = wait === null ? undefined : desk.now() + wait * 1_000
  desk.record({ kind: 'submitted', id, card, waitingFor: 'bank', ...(due !== undefined && { dueAt: due }) })
  awaitBank(desk, session)
}

/** Takes the customer's answer on the 3-D Secure page; does nothing when no such page is open any more. */
export function answerChallenge(desk: Desk, session: CardSession, approve: boolean): void {
  if (session.waitingFor !== 'challenge' || !session.card) return
  if (sessionState(session, desk.now()) !== 'submitted') return
  if (approve && !desk.faults.of(session.terms.account).declineAll)
    return capture(desk, session, session.card)
  decline(desk, session, session.card, 'not-authenticated')
}

/** Gives the slow bank's answer; tells whether there was one to give. */
export function answerAsBank(desk: Desk, session: CardSession, as: 'captured' | 'declined'): boolean {
  if (session.waitingFor !== 'bank' || !session.card) return false
  if (as === 'captured') capture(desk, session, session.card)
  else decline(desk, session, session.card, 'bank-refused')
  return true
}

/** Waits for the slow bank of a submitted session, if it is to answer by itself. */
export function awaitBank(desk: Desk, session: CardSession): void {
  if (session.dueAt !== undefined) desk.at(session.dueAt, () => answerAsBank(desk, session, 'captured'))
}

/** Ends a session that has no payment under way; else leaves it as it is. */
export function closeSession(desk: Desk, session: CardSession, by: 'shop' | 'customer'): void {
  const state = sessionState(session, desk.now())
  if (state === 'captured' || state === 'submitted' || state === 'closed') return
  desk.record({ kind: 'closed', id: session.terms.id, by, at: desk.now() })
}

function capture(desk: Desk, session: CardSession, card: StoredCard): void {
  const { id } = session.terms
  desk.record({ kind: 'captured', id, card, paymentId: newId('pay'), at: desk.now(), webhook: newId('evt') })
}

function decline(desk: Desk, session: CardSession, card: StoredCard, reason: DeclineReason): void {
  desk.record({ kind: 'declined', id: session.terms.id, card, reason, at: desk.now(), webhook: newId('evt') })
}
