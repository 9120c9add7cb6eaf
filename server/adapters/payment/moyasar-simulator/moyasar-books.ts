import { randomUUID } from 'node:crypto'

export interface SimulatedPayment {
  readonly id: string
  status: 'initiated' | 'paid' | 'failed' | 'refunded'
  readonly amount: number
  readonly currency: string
  refunded: number
  metadata: Record<string, unknown>
  readonly invoice_id: string
  readonly created_at: string
  readonly source: {
    readonly type: 'creditcard'
    readonly number: string
    message: string | null
    response_code?: string
  }
}

export interface SimulatedInvoice {
  readonly id: string
  readonly account: string
  canceled: boolean
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly success_url: string | null
  readonly back_url: string | null
  readonly expired_at: string | null
  readonly metadata: Record<string, unknown>
  readonly payments: SimulatedPayment[]
}

/** What a card brings, once the bank's page has been approved; from Moyasar's list of test cards. */
const messages: Readonly<Record<string, string>> = {
  '4201320111111010': 'APPROVED',
  '4111111111111111': 'APPROVED',
  '4201321234411220': 'DECLINED',
  '4201320000311101': 'INSUFFICIENT FUNDS',
}

/** The books of the simulated gateway, in memory. */
export class MoyasarBooks {
  readonly invoices = new Map<string, SimulatedInvoice>()
  readonly refunds: string[] = []
  /** The response code with which the bank refuses from now on, whatever the card. */
  forced: string | undefined
  /** Lists as if they had not been asked for one reference. */
  ignoresFilters = false

  open(account: string, input: Record<string, unknown>): SimulatedInvoice {
    const text = (name: string) => (typeof input[name] === 'string' ? input[name] : null)
    const invoice: SimulatedInvoice = {
      id: randomUUID(),
      account,
      canceled: false,
      amount: Number(input['amount']),
      currency: text('currency') ?? 'SAR',
      description: text('description') ?? '',
      success_url: text('success_url'),
      back_url: text('back_url'),
      expired_at: text('expired_at'),
      metadata: (input['metadata'] ?? {}) as Record<string, unknown>,
      payments: [],
    }
    this.invoices.set(invoice.id, invoice)
    return invoice
  }

  ofReference(account: string, reference: string | undefined): SimulatedInvoice[] {
    return [...this.invoices.values()].filter(
      (one) =>
        one.account === account &&
        (!reference || this.ignoresFilters || one.metadata['reference'] === reference),
    )
  }

  payment(account: string, id: string): SimulatedPayment | undefined {
    return this.ofReference(account, undefined)
      .flatMap(({ payments }) => payments)
      .find((payment) => payment.id === id)
  }

  /** A card that was typed: the bank's page is next. Undefined when the invoice takes none. */
  begin(invoice: SimulatedInvoice, number: string): SimulatedPayment | undefined {
    if (statusOf(invoice) !== 'initiated') return undefined
    const payment: SimulatedPayment = {
      id: randomUUID(),
      status: 'initiated',
      amount: invoice.amount,
      currency: invoice.currency,
      refunded: 0,
      metadata: {},
      invoice_id: invoice.id,
      created_at: new Date().toISOString(),
      source: { type: 'creditcard', number: number.replaceAll(/\D/g, ''), message: null },
    }
    invoice.payments.push(payment)
    return payment
  }

  /** The bank's page was answered. */
  finish(payment: SimulatedPayment, approved: boolean): void {
    if (payment.status !== 'initiated') return
    if (this.forced) payment.source.response_code = this.forced
    const message = this.forced
      ? 'DECLINED'
      : approved
        ? (messages[payment.source.number] ?? 'UNSPECIFIED FAILURE')
        : '3DS: NOT AUTHENTICATED'
    payment.source.message = message
    payment.status = message === 'APPROVED' ? 'paid' : 'failed'
  }
}

export function statusOf(invoice: SimulatedInvoice): string {
  if (invoice.payments.some(({ status }) => status === 'paid')) return 'paid'
  if (invoice.payments.some(({ status }) => status === 'refunded')) return 'refunded'
  if (invoice.canceled) return 'canceled'
  const over = invoice.expired_at !== null && Date.parse(invoice.expired_at) <= Date.now()
  return over ? 'expired' : 'initiated'
}
