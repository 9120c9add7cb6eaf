import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { settleAttempt } from './payment/settle-attempt.ts'
import { sendRefund } from './refund/send-refund.ts'

/** What of payments falls due by the clock: attempts whose gateway is asked, refunds that are sent or asked for (safety 28). */
export function paymentSweeps(deps: Deps): readonly Sweep[] {
  return [
    { due: 'due_attempts', act: (tenantId, id) => settleAttempt(deps, tenantId, id, { due: true }) },
    { due: 'due_refunds', act: (tenantId, id) => sendRefund(deps, tenantId, id) },
  ]
}
