import type { RefundTerms } from './book-line.ts'
import type { CardSession, Refund } from './books.ts'
import { newId } from './desk.ts'
import type { Desk } from './desk.ts'

/**
 * Takes a refund's terms and its payment; writes it down and returns it. What cannot be (nothing captured,
 * other currency, more than is left) is written down too, as failed, so that asking later gives the same.
 */
export function refundPayment(desk: Desk, session: CardSession, terms: RefundTerms): Refund {
  const why = refusalOf(desk, session, terms)
  const { mode, seconds } = desk.faults.of(terms.account).refunds
  if (why) desk.record({ kind: 'refund', terms, state: 'failed', why })
  else if (mode === 'now') desk.record({ kind: 'refund', terms, state: 'done', webhook: newId('evt') })
  else {
    const due = seconds === null ? undefined : desk.now() + seconds * 1_000
    desk.record({ kind: 'refund', terms, state: 'pending', ...(due !== undefined && { dueAt: due }) })
  }
  const refund = desk.books.findRefund(terms.account, terms.reference)
  if (!refund) throw new Error(`refund ${terms.reference} was written and is not there`)
  awaitRefund(desk, refund)
  return refund
}

/** Gives the bank's answer to a pending refund, or sends one that was done back; tells whether there was one to give. */
export function settleRefund(desk: Desk, refund: Refund, state: 'done' | 'failed'): boolean {
  if (refund.state !== 'pending' && !(refund.state === 'done' && state === 'failed')) return false
  const { account, reference } = refund.terms
  desk.record({ kind: 'refund-settled', account, reference, state, at: desk.now(), webhook: newId('evt') })
  return true
}

/** Takes whose refund is asked after; returns it as it is now: whose bank's time has come is answered, also before its timer runs. */
export function askRefund(desk: Desk, account: string, reference: string): Refund | undefined {
  const refund = desk.books.findRefund(account, reference)
  if (refund?.dueAt !== undefined && refund.dueAt <= desk.now())
    settleRefund(desk, refund, desk.faults.of(account).refunds.outcome)
  return refund && desk.books.findRefund(account, reference)
}

/** Waits for a pending refund's bank, if it is to answer by itself. */
export function awaitRefund(desk: Desk, refund: Refund): void {
  if (refund.state !== 'pending' || refund.dueAt === undefined) return
  desk.at(refund.dueAt, () =>
    settleRefund(desk, refund, desk.faults.of(refund.terms.account).refunds.outcome),
  )
}

function refusalOf(desk: Desk, session: CardSession, terms: RefundTerms): string | undefined {
  if (session.state !== 'captured') return 'nothing-captured'
  if (session.terms.currency !== terms.currency) return 'other-currency'
  return terms.amount > desk.books.leftToRefund(session) ? 'more-than-left' : undefined
}
