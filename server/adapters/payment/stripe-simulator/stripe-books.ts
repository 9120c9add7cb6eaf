import { randomBytes } from 'node:crypto'
import { stripeCards } from './stripe-cards.ts'

const secondsNow = () => Math.floor(Date.now() / 1000)

/** Takes a form's fields; returns what it keeps under `metadata[…]`. */
function metadataOf(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? []
      return key ? [[key, value]] : []
    }),
  )
}

const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`

export interface SimulatedIntent {
  readonly id: string
  readonly account: string
  readonly client_secret: string
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  /** Seconds. */
  readonly created: number
  readonly amount: number
  amount_received: number
  readonly currency: string
  readonly metadata: Record<string, string>
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string } | null
  back: string
  /** The number that was charged. */
  card?: string
}

export interface SimulatedRefund {
  readonly id: string
  /** Seconds. */
  readonly created: number
  readonly payment_intent: string
  readonly amount: number
  readonly currency: string
  status: 'succeeded' | 'failed'
  failure_reason?: 'expired_or_canceled_card'
  readonly metadata: Record<string, string>
}

/** The books of the simulated gateway, in memory. */
export class StripeBooks {
  readonly intents = new Map<string, SimulatedIntent>()
  readonly refunds: SimulatedRefund[] = []
  /** What each idempotency key of an account has answered. */
  readonly keys = new Map<string, { fields: string; status: 200 | 400 | 500; answer: object }>()
  /** The reason for which the bank refuses from now on, whatever the card. */
  forced: string | undefined
  /** So many acts under new keys fail inside, and their keys keep that answer. */
  failing = 0

  open(account: string, fields: URLSearchParams): SimulatedIntent {
    const id = newId('pi')
    const intent: SimulatedIntent = {
      id,
      account,
      client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
      status: 'requires_payment_method',
      created: secondsNow(),
      amount: Number(fields.get('amount')),
      amount_received: 0,
      currency: fields.get('currency') ?? '',
      metadata: metadataOf(fields),
      last_payment_error: null,
      back: '',
    }
    this.intents.set(id, intent)
    return intent
  }

  /** The browser confirms with a card: at once, by the bank's page, or left to the bank. */
  confirm(intent: SimulatedIntent, card: string): boolean {
    if (intent.status !== 'requires_payment_method') return false
    if (card === stripeCards.secure) intent.status = 'requires_action'
    else if (card === stripeCards.slow) intent.status = 'processing'
    else this.#end(intent, card)
    return true
  }

  challenge(intent: SimulatedIntent, approved: boolean): void {
    if (intent.status !== 'requires_action') return
    if (approved) return this.#end(intent, stripeCards.approved)
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { type: 'card_error', code: 'payment_intent_authentication_failure' }
  }

  #end(intent: SimulatedIntent, card: string): void {
    const declined: Record<string, string> = {
      [stripeCards.declined]: 'generic_decline',
      [stripeCards.noFunds]: 'insufficient_funds',
    }
    const decline_code = this.forced ?? declined[card]
    intent.status = decline_code ? 'requires_payment_method' : 'succeeded'
    intent.last_payment_error = decline_code
      ? { type: 'card_error', code: 'card_declined', decline_code }
      : null
    intent.amount_received = decline_code ? 0 : intent.amount
    if (!decline_code) intent.card = card
  }

  refund(intent: SimulatedIntent, fields: URLSearchParams): SimulatedRefund | undefined {
    const back = this.refunds.filter((one) => one.payment_intent === intent.id && one.status !== 'failed')
    const left = intent.amount_received - back.reduce((sum, one) => sum + one.amount, 0)
    const asked = fields.get('amount')
    // without an amount the rest goes back
    const amount = asked === null ? left : Number(asked)
    if (amount > left || left === 0) return undefined
    const made: SimulatedRefund = {
      id: newId('re'),
      created: secondsNow(),
      payment_intent: intent.id,
      amount,
      currency: intent.currency,
      status: 'succeeded',
      metadata: metadataOf(fields),
    }
    this.refunds.push(made)
    return made
  }

  /** The bank sends a refund back that had succeeded: its money is in the merchant's balance again. */
  bounce(id: string): SimulatedRefund {
    const refund = this.refunds.find((one) => one.id === id)
    if (refund?.status !== 'succeeded') throw new Error(`${id} is no refund that succeeded`)
    refund.status = 'failed'
    refund.failure_reason = 'expired_or_canceled_card'
    return refund
  }
}
