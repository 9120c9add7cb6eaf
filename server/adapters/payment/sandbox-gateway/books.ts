import type {
  BookLine,
  DeclineReason,
  StoredCard,
  RefundState,
  RefundTerms,
  SessionTerms,
} from './book-line.ts'

export interface CardSession {
  readonly terms: SessionTerms
  state: 'open' | 'submitted' | 'captured' | 'declined' | 'closed'
  waitingFor?: 'challenge' | 'bank' | undefined
  dueAt?: number | undefined
  card?: StoredCard
  paymentId?: string
  capturedAt?: number
  declineReason?: DeclineReason
  /** The journal line of its last change: an answer about it waits until that one is on disk. */
  seq: number
}

export interface Refund {
  readonly terms: RefundTerms
  state: RefundState
  why?: string | undefined
  dueAt?: number | undefined
  seq: number
}

export type NewsType = 'payment.captured' | 'payment.declined' | 'refund.done' | 'refund.failed'

/** A webhook that its shop has not yet taken. */
export interface OwedWebhook {
  readonly id: string
  readonly account: string
  readonly url: string
  readonly type: NewsType
  readonly reference: string
  readonly at: number
}

/** All that the gateway knows, as the sum of its journal's lines. Only `apply` changes it. */
export class Books {
  readonly sessions = new Map<string, CardSession>()
  readonly refunds = new Map<string, Refund>()
  readonly owed = new Map<string, OwedWebhook>()
  readonly #byReference = new Map<string, CardSession>()
  readonly #refundsOf = new Map<CardSession, Refund[]>()

  findSession(account: string, reference: string): CardSession | undefined {
    return this.#byReference.get(`${account} ${reference}`)
  }

  findRefund(account: string, reference: string): Refund | undefined {
    return this.refunds.get(`${account} ${reference}`)
  }

  /** What was captured and not given back or promised back: never below zero. */
  leftToRefund(session: CardSession): number {
    if (session.state !== 'captured') return 0
    const refunds = this.#refundsOf.get(session) ?? []
    return refunds.reduce(
      (left, it) => (it.state === 'failed' ? left : left - it.terms.amount),
      session.terms.amount,
    )
  }

  apply(line: BookLine, seq: number): void {
    if (line.kind === 'opened') return this.#open(line.terms, seq)
    if (line.kind === 'refund') return this.#addRefund(line, seq)
    if (line.kind === 'refund-settled') return this.#settleRefund(line, seq)
    if (line.kind === 'webhook-ended') return void this.owed.delete(line.webhook)
    return this.#change(line, seq)
  }

  #open(terms: SessionTerms, seq: number): void {
    const session: CardSession = { terms, state: 'open', seq }
    this.sessions.set(terms.id, session)
    this.#byReference.set(`${terms.account} ${terms.reference}`, session)
  }

  #change(line: Extract<BookLine, { id: string }>, seq: number): void {
    const session = this.sessions.get(line.id)
    if (!session)
      throw new Error(`The sandbox gateway's books name a session that was never opened: ${line.id}`)
    session.seq = seq
    session.state = line.kind
    session.waitingFor = line.kind === 'submitted' ? line.waitingFor : undefined
    session.dueAt = line.kind === 'submitted' ? line.dueAt : undefined
    if (line.kind !== 'closed') session.card = line.card
    if (line.kind === 'captured') {
      session.paymentId = line.paymentId
      session.capturedAt = line.at
    }
    if (line.kind === 'declined') session.declineReason = line.reason
    if (line.kind === 'captured' || line.kind === 'declined') {
      this.#owe(session, line.webhook, `payment.${line.kind}`, session.terms.reference, line.at)
    }
  }

  #addRefund(line: Extract<BookLine, { kind: 'refund' }>, seq: number): void {
    const session = this.findSession(line.terms.account, line.terms.paymentReference)
    if (!session)
      throw new Error(`The sandbox gateway's books name a refund without payment: ${line.terms.reference}`)
    const refund: Refund = { terms: line.terms, state: line.state, why: line.why, dueAt: line.dueAt, seq }
    this.refunds.set(`${line.terms.account} ${line.terms.reference}`, refund)
    this.#refundsOf.set(session, [...(this.#refundsOf.get(session) ?? []), refund])
    if (line.webhook)
      this.#owe(session, line.webhook, 'refund.done', line.terms.reference, line.terms.askedAt)
  }

  #settleRefund(line: Extract<BookLine, { kind: 'refund-settled' }>, seq: number): void {
    const refund = this.findRefund(line.account, line.reference)
    const session = refund && this.findSession(line.account, refund.terms.paymentReference)
    if (!refund || !session)
      throw new Error(`The sandbox gateway's books settle no refund: ${line.reference}`)
    refund.state = line.state
    refund.dueAt = undefined
    refund.seq = seq
    this.#owe(session, line.webhook, `refund.${line.state}`, line.reference, line.at)
  }

  #owe(session: CardSession, id: string, type: NewsType, reference: string, at: number): void {
    const { account, webhookUrl: url } = session.terms
    this.owed.set(id, { id, account, url, type, reference, at })
  }
}
