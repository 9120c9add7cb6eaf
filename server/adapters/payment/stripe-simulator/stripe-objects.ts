import { createHash } from 'node:crypto'
import type { SimulatedIntent, SimulatedRefund } from './stripe-books.ts'

/** Takes an intent and the paths to expand; returns it with every field that the maker's library says it has. */
export function intentObject(
  { account: _account, back: _back, card, ...intent }: SimulatedIntent,
  expand: readonly string[] = [],
): object {
  const fingerprint = createHash('sha256')
    .update(card ?? '')
    .digest('hex')
    .slice(0, 16)
  const charge = { id: chargeOf(intent.id), payment_method_details: { card: { fingerprint } } }
  const isExpanded = expand.some((one) => one.endsWith('latest_charge'))
  const isOver = intent.status === 'canceled'
  return {
    object: 'payment_intent',
    livemode: false,
    allowed_payment_method_types: null,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: isOver ? intent.created : null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    managed_payments: null,
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
    ...intent,
    latest_charge: card === undefined ? null : isExpanded ? charge : charge.id,
  }
}

/** Takes a refund; returns it with every field that the maker's library says it has. */
export function refundObject(refund: SimulatedRefund): object {
  return {
    object: 'refund',
    balance_transaction: null,
    charge: chargeOf(refund.payment_intent),
    customer: null,
    customer_account: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
    ...refund,
  }
}

/** Takes the list's address, all of it and how much was asked for; returns its first page. */
export function listObject(url: string, all: readonly object[], limit = 10): object {
  return { object: 'list', url, has_more: all.length > limit, data: all.slice(0, limit) }
}

/** A found list, which has pages of its own kind. */
export function searchObject(url: string, data: readonly object[]): object {
  return { object: 'search_result', url, has_more: false, next_page: null, data }
}

const chargeOf = (intentId: string) => `ch_${intentId.slice(3)}`
