import { statesWhere } from '../core/states.ts'

/** How far money came that goes back by a gateway. */
export const refundStates = ['wanted', 'sending', 'pending', 'done', 'failed', 'needs_person'] as const
export type RefundState = (typeof refundStates)[number]

/** Staff have to look at it: nothing more happens by itself (refunds_waiting). Safety 5. */
export const stuckRefundStates = statesWhere(refundStates, {
  wanted: false,
  sending: false,
  pending: false,
  done: false,
  failed: true,
  needs_person: true,
})
