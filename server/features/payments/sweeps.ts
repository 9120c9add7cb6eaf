import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { endHold } from './payment/end-hold.ts'
import { settleAttempt } from './payment/settle-attempt.ts'
import { sendRefund } from './refund/send-refund.ts'

/** What of payments falls due by the clock: holds that are over, attempts whose gateway is asked (safety 28). */
export function paymentSweeps(deps: Deps): readonly Sweep[] {
  return [
    { due: 'due_holds', act: (tenantId, id) => endHold(deps, tenantId, id) },
    { due: 'due_attempts', act: (tenantId, id) => settleAttempt(deps, tenantId, id, { due: true }) },
  ]
}

/** Refunds that are sent or asked for: looked at after all that makes some. */
export function refundSweeps(deps: Deps): readonly Sweep[] {
  return [{ due: 'due_refunds', act: (tenantId, id) => sendRefund(deps, tenantId, id) }]
}
