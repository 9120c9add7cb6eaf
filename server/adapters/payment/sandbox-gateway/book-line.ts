export type Language = 'ar' | 'en'
export type DeclineReason = 'declined' | 'insufficient-funds' | 'not-authenticated' | 'bank-refused'

/** What is kept of a card: never its whole number. */
export interface StoredCard {
  readonly brand: 'visa'
  readonly last4: string
  /** Lasting mark of number and expiry; lines from before have none. */
  readonly fingerprint?: string
}

/** The terms of a session as its shop opened it. Amounts in minor units, times in milliseconds. */
export interface SessionTerms {
  readonly id: string
  readonly account: string
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly language: Language
  readonly returnUrl: string
  readonly webhookUrl: string
  readonly description: string
  readonly expiresAt: number
  readonly openedAt: number
}

export interface RefundTerms {
  readonly account: string
  readonly reference: string
  readonly paymentReference: string
  readonly amount: number
  readonly currency: string
  readonly askedAt: number
}

export type RefundState = 'pending' | 'done' | 'failed'

/** One line of the books. `webhook` names the news that the line owes its shop. */
export type BookLine =
  | { readonly kind: 'opened'; readonly terms: SessionTerms }
  | {
      readonly kind: 'submitted'
      readonly id: string
      readonly card: StoredCard
      readonly waitingFor: 'challenge' | 'bank'
      /** When a slow bank will answer by itself, if ever. */
      readonly dueAt?: number
    }
  | {
      readonly kind: 'captured'
      readonly id: string
      readonly card: StoredCard
      readonly paymentId: string
      readonly at: number
      readonly webhook: string
    }
  | {
      readonly kind: 'declined'
      readonly id: string
      readonly card: StoredCard
      readonly reason: DeclineReason
      readonly at: number
      readonly webhook: string
    }
  | { readonly kind: 'closed'; readonly id: string; readonly by: 'shop' | 'customer'; readonly at: number }
  | {
      readonly kind: 'refund'
      readonly terms: RefundTerms
      readonly state: RefundState
      readonly why?: string
      readonly dueAt?: number
      readonly webhook?: string
    }
  | {
      readonly kind: 'refund-settled'
      readonly account: string
      readonly reference: string
      readonly state: 'done' | 'failed'
      readonly at: number
      readonly webhook: string
    }
  | { readonly kind: 'webhook-ended'; readonly webhook: string; readonly delivered: boolean }
