import type { DraftBody } from '#contract/ordering/cart-draft.ts'
import { couponCode } from '#domain/loyalty/coupon.ts'
import type { DraftChange } from '#domain/ordering/cart-draft.ts'

/** Takes the draft's fields as they came; returns what changes of the draft, without the fields that were not named. */
export function draftChangeOf(body: DraftBody): DraftChange {
  const { timing } = body
  return {
    ...(timing !== undefined && {
      timing: timing?.kind === 'scheduled' ? { slotStart: Date.parse(timing.slot_start) } : null,
    }),
    ...(body.coupon !== undefined && { coupon: (body.coupon && couponCode(body.coupon)) || null }),
    ...(body.payment_method_id !== undefined && { payMethod: body.payment_method_id }),
    ...(body.use_wallet !== undefined && { useWallet: body.use_wallet }),
    ...(body.use_points !== undefined && { usePoints: body.use_points }),
  }
}
