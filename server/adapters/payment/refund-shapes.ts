import type { Currency, Minor } from '#domain/core/money.ts'

/** One refund: `reference` is ours and random, `paymentReference` the session's (safety 5). */
export interface RefundToSend {
  readonly reference: string
  readonly paymentReference: string
  readonly gatewayPaymentId?: string
  /** Minor units, above 0; all refunds of a payment together never exceed what it captured. */
  readonly amount: Minor
  readonly currency: Currency
  /** It was sent before and nobody knows whether it arrived: send it only where that cannot pay twice. */
  readonly again?: boolean
}

export interface RefundToAsk {
  readonly reference: string
  readonly paymentReference?: string
  readonly gatewayPaymentId?: string
  /** The gateway's own name for the refund, when it was told. */
  readonly gatewayRefundId?: string
}

/** `failed` is a proven no (no money moved); `unknown` proves nothing: ask by reference, never send blindly. */
export interface RefundAnswer {
  readonly state: 'pending' | 'done' | 'failed' | 'unknown'
  /** Beside `unknown`: what is asked before a refund had no answer, so this call has sent none. */
  readonly unsent?: boolean
  readonly amount?: Minor
  readonly currency?: string
  readonly gatewayRefundId?: string
  readonly live: boolean
  readonly raw: string
}
