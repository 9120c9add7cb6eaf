/** Every reason to say no. The contract maps each to a status and a message (contract/refusals.ts). */
export const refusalCodes = [
  // callers and input
  'bad-input',
  'not-found',
  'page-not-found',
  'too-large',
  'wrong-origin',
  'unknown-tenant',
  'wrong-app-token',
  'contradicting-tenant',
  'too-many-requests',
  'busy',
  'repeat-with-same-key',
  'key-reused',
  'signature-invalid',
  // staff
  'sign-in-required',
  'sign-in-failed',
  'not-allowed',
  'second-step-required',
  'second-step-wrong',
  'password-wrong',
  'password-weak',
  'member-exists',
  'last-owner',
  'invitation-gone',
  'passkey-refused',
  'plan-changed',
  'menu-changed',
  'group-not-empty',
  'item-in-combo',
  // customers
  'session-expired',
  'code-wrong',
  'email-required',
  'email-invalid',
  'date-invalid',
  'contact-taken',
  'balance-changed',
  'order-under-way',
  'image-required',
  'image-too-large',
  'image-invalid',
  'map-unavailable',
  'too-many-addresses',
  'too-many-vehicles',
  'image-too-detailed',
  'image-heic',
  'images-too-many',
  'rating-failed',
  // menu and cart
  'item-not-found',
  'item-unavailable',
  'items-removed',
  'item-scheduled-only',
  'item-limit',
  'not-enough-left',
  'mobile-proof-required',
  'deposit-count',
  'option-required',
  'option-count',
  'option-unknown',
  'order-service-unavailable',
  'menu-unavailable',
  'branch-not-found',
  'cart-not-found',
  'cart-changed',
  'cart-empty',
  'type-unavailable',
  'line-not-found',
  // checkout
  'price-changed',
  'promise-changed',
  'slot-incorrect',
  'slot-invalid',
  'slot-full',
  'slot-proof',
  'slot-unfit',
  'fill-all-fields',
  'field-required',
  'coupon-invalid',
  'coupon-unavailable',
  'coupon-code-taken',
  'coupon-guesses',
  'points-insufficient',
  'top-up-amount',
  'balance-too-low',
  'method-unavailable',
  'mobile-code-first',
  'hand-over-limit',
  'open-orders-limit',
  'mobile-invalid',
  'text-too-long',
  'hold-elsewhere',
  // delivery
  'address-required',
  'address-unplaced',
  'delivery-unavailable',
  'below-minimum',
  'zone-shape-invalid',
  'too-many-zones',
  'run-over',
  // loyalty
  'referral-code-unknown',
  'referral-own-code',
  'referral-used',
  'referral-too-late',
  'too-many-challenges',
  'reward-unavailable',
  'usual-unavailable',
  'too-many-usuals',
  'group-over',
  'group-closed',
  'group-full',
  'group-not-joined',
  'group-not-yours',
  'group-host-only',
  // tables
  'table-not-found',
  'table-session-over',
  'table-not-joined',
  'table-waiting',
  'table-full',
  'table-changed',
  'table-unpaid',
  'share-taken',
  // reservations
  'reservation-unavailable',
  'reservation-not-yours',
  'reservation-full',
  'reservation-no-slots',
  'reservation-closed',
  'reservation-guests',
  'reservation-over',
  'reservation-late',
  'reservation-costs-more',
  'reservation-changed',
  'tables-taken',
  // orders and payment
  'order-unavailable',
  'order-changed',
  'vehicle-required',
  'arrival-not-possible',
  'transition-not-allowed',
  'undo-too-late',
  'payment-failed',
  'payment-session-invalid',
  'already-paid',
  'payment-under-way',
  'refund-too-much',
  'nothing-to-refund',
  'gateway-not-working',
  // printed links, and what owners write for their website
  'target-not-allowed',
  'too-many-redirects',
  'html-unsafe',
  'captcha-failed',
  'message-failed',
  'too-many-rows',
  'failed',
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** Saying no is a value: a code, and what the caller needs to repair it (fields, what changed). */
export interface Refusal {
  readonly refused: true
  readonly code: RefusalCode
  /** Field name → refusal codes of that field. */
  readonly fields?: Readonly<Record<string, readonly RefusalCode[]>>
  /** Facts that the caller may show: new total, names of items gone. Plain data. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** Takes a code and what the caller may need; returns the refusal. */
export function refuse(code: RefusalCode, more: Omit<Refusal, 'refused' | 'code'> = {}): Refusal {
  return { refused: true, code, ...more }
}

/** Takes any result; returns whether it is a refusal. */
export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'refused' in result && result.refused === true
}
