import { refuse, type Refusal } from '../core/refusal.ts'
import type { WayToPay } from '../payments/way-to-pay.ts'

/** What of an order says whether its lines may still be changed. */
export interface ChangeableOrder {
  readonly kind: string
  readonly status: string
  /** Minor units that went back. */
  readonly returned: number
  /** What an earlier change waits for to be paid. */
  readonly more: unknown
  readonly pay_method: WayToPay
}

/**
 * Takes an order and whether a credit note was written of it, also one whose money did not arrive; returns why its lines
 * cannot be changed, or nothing: 'transition-not-allowed' unless it came in, is not accepted and is as it was sold,
 * 'company-fixed' on a company's account, 'edit-waiting' while a change waits for its money. Rule "Changing an order".
 */
export function refuseChange(order: ChangeableOrder, credited: boolean): Refusal | undefined {
  const { kind, status, returned, more, pay_method } = order
  if (kind !== 'order' || status !== 'created' || returned !== 0 || credited)
    return refuse('transition-not-allowed', { details: { status } })
  // its company approved this sum: what else is wanted is ordered anew
  if (pay_method === 'company') return refuse('company-fixed')
  return more ? refuse('edit-waiting') : undefined
}
