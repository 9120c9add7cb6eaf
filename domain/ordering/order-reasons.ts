import { cancelReasons } from './cancel-reasons.ts'

/** The product's own reasons for what happens to an order, a refund or a reservation. Anything else was written by a person. */
export const ownReasons = [
  'by-customer',
  'by-guest',
  'deposit-lower',
  'by-staff',
  'payment-expired',
  'not-accepted',
  'company-refused',
  'company-silent',
  'superseded',
  'edited',
  'edit-lapsed',
  'coming',
  'undo',
  'refunded',
  'credited',
  'table-round-void',
  'too-late',
  'newer-order',
  'amount-differs',
  'other-currency',
  'order-changed',
  'paid-before',
  'account-deleted',
  'slot-full',
  'sold-out',
  'group-over',
  'expired',
  'canceled',
  'missed',
  'arrived',
] as const
export type OwnReason = (typeof ownReasons)[number]

/** Reasons that say nothing of a person: the product's own, and the sentences that staff choose from. */
export const namelessReasons: readonly string[] = [
  ...ownReasons,
  ...Object.values(cancelReasons).flatMap(({ ar, en }) => [ar, en]),
]
