import { randomBytes } from 'node:crypto'
import { minuteMs } from '#domain/core/durations.ts'
import { hyperpayCards } from './hyperpay-cards.ts'

const newId = () => `${randomBytes(16).toString('hex').toUpperCase()}.uat01-vm-tx04`

export interface SimulatedCheckout {
  readonly id: string
  readonly token: string
  readonly entityId: string
  amount: string
  readonly currency: string
  readonly reference: string
  back: string
  /** Reading a final result uses it up. */
  consumed: boolean
  reads: number[]
  readonly openedAt: number
  /** The fields that it was opened with. */
  readonly fields: Readonly<Record<string, string>>
  readonly tries: SimulatedTransaction[]
}

export interface SimulatedTransaction {
  readonly id: string
  readonly paymentType: 'DB' | 'RF'
  readonly paymentBrand: string
  readonly amount: string
  readonly currency: string
  readonly merchantTransactionId: string
  readonly ndc: string
  readonly card?: string
  readonly referencedId?: string
  result: { code: string; description: string }
}

export const pending = { code: '000.200.000', description: 'transaction pending' }
export const approved = {
  code: '000.100.110',
  description: "Request successfully processed in 'Merchant in Integrator Test Mode'",
}

const declines: Readonly<Record<string, { code: string; description: string }>> = {
  [hyperpayCards.declined]: {
    code: '800.100.152',
    description: 'transaction declined by authorization system',
  },
  [hyperpayCards.noFunds]: {
    code: '800.100.155',
    description: 'transaction declined (amount exceeds credit)',
  },
}

/** The books of the simulated gateway, in memory. */
export class HyperPayBooks {
  readonly clock: () => number
  readonly checkouts = new Map<string, SimulatedCheckout>()
  /** What the bank answers from now on, whatever the card. */
  forced: string | undefined
  readonly refunds: (SimulatedTransaction & { token: string; entityId: string })[] = []

  constructor(clock: () => number) {
    this.clock = clock
  }

  /** Half an hour after it was opened a checkout is no more, as if it had never been. */
  checkout(id: string): SimulatedCheckout | undefined {
    const checkout = this.checkouts.get(id)
    return checkout && this.clock() - checkout.openedAt < 30 * minuteMs ? checkout : undefined
  }

  open(token: string, fields: URLSearchParams): SimulatedCheckout {
    const text = (name: string) => fields.get(name) ?? ''
    const checkout: SimulatedCheckout = {
      id: newId(),
      token,
      entityId: text('entityId'),
      amount: text('amount'),
      currency: text('currency'),
      reference: text('merchantTransactionId'),
      back: '',
      consumed: false,
      reads: [],
      openedAt: this.clock(),
      fields: Object.fromEntries(fields),
      tries: [],
    }
    this.checkouts.set(checkout.id, checkout)
    return checkout
  }

  isPaid({ tries }: SimulatedCheckout): boolean {
    return tries.some(({ result }) => result.code === approved.code)
  }

  /** A card that the widget sent; undefined once the checkout has been paid. */
  begin(checkout: SimulatedCheckout, card: string, brand: string): SimulatedTransaction | undefined {
    if (this.isPaid(checkout)) return undefined
    const transaction: SimulatedTransaction = {
      id: newId(),
      paymentType: 'DB',
      paymentBrand: brand,
      amount: checkout.amount,
      currency: checkout.currency,
      merchantTransactionId: checkout.reference,
      ndc: checkout.id,
      card,
      result: { ...pending },
    }
    checkout.tries.push(transaction)
    checkout.consumed = false
    return transaction
  }

  /** The bank answered. */
  finish(transaction: SimulatedTransaction, answer: 'approve' | 'refuse' | 'cancel'): void {
    if (transaction.result.code !== pending.code) return
    const refused =
      answer === 'cancel'
        ? { code: '100.396.101', description: 'Cancelled by user' }
        : { code: '100.380.401', description: 'User Authentication Failed' }
    if (this.forced) {
      transaction.result = { code: this.forced, description: 'forced' }
      return
    }
    transaction.result = answer === 'approve' ? (declines[transaction.card ?? ''] ?? approved) : refused
  }

  /** What a query finds by the shop's reference. */
  find(token: string, entityId: string, reference: string): SimulatedTransaction[] {
    const debits = [...this.checkouts.values()]
      .filter((one) => one.token === token && one.entityId === entityId && one.reference === reference)
      .flatMap(({ tries }) => tries)
    const refunds = this.refunds.filter(
      (one) => one.token === token && one.entityId === entityId && one.merchantTransactionId === reference,
    )
    return [...debits, ...refunds]
  }

  refund(token: string, id: string, fields: URLSearchParams): SimulatedTransaction {
    const checkout = [...this.checkouts.values()].find(
      (one) => one.token === token && one.tries.some((transaction) => transaction.id === id),
    )
    const amount = fields.get('amount') ?? ''
    const back = this.refunds.filter((one) => one.referencedId === id && one.result.code === approved.code)
    const cents = (text: string) => Math.round(Number(text) * 100)
    const left = cents(checkout?.amount ?? '0') - back.reduce((sum, one) => sum + cents(one.amount), 0)
    const fits =
      checkout &&
      this.isPaid(checkout) &&
      cents(amount) > 0 &&
      cents(amount) <= left &&
      fields.get('currency') === checkout.currency
    const refund = {
      id: newId(),
      token,
      entityId: fields.get('entityId') ?? '',
      paymentType: 'RF' as const,
      paymentBrand: 'VISA',
      amount,
      currency: fields.get('currency') ?? '',
      merchantTransactionId: fields.get('merchantTransactionId') ?? '',
      ndc: newId(),
      referencedId: id,
      result: fits
        ? approved
        : { code: '700.400.200', description: 'cannot refund (refund volume exceeded or tx reversed)' },
    }
    this.refunds.push(refund)
    return refund
  }
}
