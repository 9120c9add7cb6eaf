import { randomInt, randomUUID } from 'node:crypto'
import { myfatoorahCards } from './myfatoorah-cards.ts'

export interface SimulatedSession {
  readonly id: string
  readonly account: string
  card?: string
  used: boolean
}

export interface SimulatedTransaction {
  readonly paymentId: string
  status: 'InProgress' | 'Succss' | 'Failed'
  error: string
}

export interface SimulatedRefund {
  readonly id: number
  readonly invoice: number
  readonly amount: number
  readonly comment: string
  status: 'Pending' | 'Refunded' | 'Canceled'
}

export interface SimulatedInvoice {
  readonly id: number
  readonly account: string
  value: number
  currency: string
  readonly reference: string
  readonly back: string
  readonly transaction: SimulatedTransaction
  readonly session: SimulatedSession
}

/** What each card meets at its bank, at once or after the 3-D Secure page. */
const errors: Readonly<Record<string, string>> = {
  [myfatoorahCards.declined]: 'MF002',
  [myfatoorahCards.noFunds]: 'MF004',
}

/** The books of the simulated gateway, in memory; one account per token. */
export class MyFatoorahBooks {
  readonly sessions = new Map<string, SimulatedSession>()
  readonly invoices = new Map<number, SimulatedInvoice>()
  readonly refunds: SimulatedRefund[] = []
  /** The error code with which the bank refuses from now on, whatever the card. */
  forced: string | undefined
  /** Carries refunds out at once; otherwise they wait for `finishRefund`. */
  autoRefund = true

  start(account: string): SimulatedSession {
    const session = { id: randomUUID(), account, used: false }
    this.sessions.set(session.id, session)
    return session
  }

  /** Charges a session that a card was typed into, once. */
  execute(session: SimulatedSession, body: Readonly<Record<string, unknown>>): SimulatedInvoice {
    session.used = true
    const invoice: SimulatedInvoice = {
      id: randomInt(1_000_000, 9_999_999),
      account: session.account,
      value: Number(body['InvoiceValue']),
      currency: String(body['DisplayCurrencyIso']),
      reference: typeof body['CustomerReference'] === 'string' ? body['CustomerReference'] : '',
      back: String(body['CallBackUrl']),
      transaction: { paymentId: `0707${randomInt(10 ** 12, 10 ** 13)}`, status: 'InProgress', error: '' },
      session,
    }
    this.invoices.set(invoice.id, invoice)
    return invoice
  }

  /** What GetPaymentStatus finds: a key of another account is no key. */
  find(account: string, keyType: string, key: string): SimulatedInvoice | undefined {
    return [...this.invoices.values()].find(
      (one) =>
        one.account === account &&
        key ===
          {
            InvoiceId: String(one.id),
            PaymentId: one.transaction.paymentId,
            CustomerReference: one.reference,
          }[keyType],
    )
  }

  ofPayment(paymentId: string): SimulatedInvoice | undefined {
    return [...this.invoices.values()].find(({ transaction }) => transaction.paymentId === paymentId)
  }

  /** The bank answered. */
  finish({ transaction, session }: SimulatedInvoice, answer: 'approve' | 'refuse' | 'cancel'): void {
    if (transaction.status !== 'InProgress') return
    const error =
      this.forced ??
      (answer === 'approve' ? (errors[session.card ?? ''] ?? '') : answer === 'cancel' ? 'MF006' : 'MF001')
    transaction.error = error
    transaction.status = error === '' ? 'Succss' : 'Failed'
  }

  refund(invoice: SimulatedInvoice, amount: number, comment: string): SimulatedRefund | undefined {
    const back = this.refunds.filter((one) => one.invoice === invoice.id && one.status !== 'Canceled')
    const sum = back.reduce((all, one) => all + Math.round(one.amount * 100), 0)
    if (invoice.transaction.status !== 'Succss') return undefined
    if (sum + Math.round(amount * 100) > Math.round(invoice.value * 100)) return undefined
    const status = this.autoRefund ? ('Refunded' as const) : ('Pending' as const)
    const made = { id: randomInt(10_000, 99_999), invoice: invoice.id, amount, comment, status }
    this.refunds.push(made)
    return made
  }
}
