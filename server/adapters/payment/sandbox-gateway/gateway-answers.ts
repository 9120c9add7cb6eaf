import type { CardSession, Refund } from './books.ts'
import type { Desk } from './desk.ts'
import { sessionState } from './session-state.ts'

/** Takes a session; returns it as its shop is told. Amounts in minor units, times in ISO. */
export function sessionAnswer(desk: Desk, session: CardSession, publicUrl: string) {
  const { terms } = session
  return {
    id: terms.id,
    reference: terms.reference,
    state: sessionState(session, desk.now()),
    amount: terms.amount,
    currency: terms.currency,
    payment_id: session.paymentId ?? null,
    captured_at: session.capturedAt === undefined ? null : new Date(session.capturedAt).toISOString(),
    decline_reason: session.declineReason ?? null,
    card: session.card ?? null,
    refundable: desk.books.leftToRefund(session),
    pay_url: payUrl(session, publicUrl),
    expires_at: new Date(terms.expiresAt).toISOString(),
    live: desk.faults.of(terms.account).claimLive,
  }
}

/** Takes a refund; returns it as its shop is told. */
export function refundAnswer(desk: Desk, refund: Refund) {
  const { account, reference, paymentReference, amount, currency } = refund.terms
  return {
    reference,
    payment_reference: paymentReference,
    state: refund.state,
    why: refund.why ?? null,
    amount,
    currency,
    live: desk.faults.of(account).claimLive,
  }
}

export function payUrl(session: CardSession, publicUrl: string): string {
  return `${publicUrl}/pay/${session.terms.id}`
}

/** Takes a session; returns where its browser ends: the shop's return address with our reference. */
export function returnAddress(session: CardSession): string {
  const url = new URL(session.terms.returnUrl)
  url.searchParams.set('ref', session.terms.reference)
  return url.href
}

export function errorAnswer(code: string, message: string, live = false) {
  return { error: { code, message }, live }
}
