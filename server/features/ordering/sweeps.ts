import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { lapseCompanyOrder } from './company/end-waiting.ts'
import { endHold, endUnaccepted } from './order/end-due-orders.ts'
import { settleAttempt } from '../payments/payment/settle-attempt.ts'
import { advanceReservation } from '../reservations/advance-reservation.ts'
import { endDueTable } from '../dine-in/end-table.ts'
import { sendRefund } from '../payments/refund/send-refund.ts'

/** What of ordering falls due by the clock (safety 28). */
export function orderingSweeps(deps: Deps): readonly Sweep[] {
  return [
    { due: 'due_holds', act: (tenantId, id) => endHold(deps, tenantId, id) },
    { due: 'due_accepts', act: (tenantId, id) => endUnaccepted(deps, tenantId, id) },
    { due: 'due_company_orders', act: (tenantId, id) => lapseCompanyOrder(deps, tenantId, id) },
    { due: 'due_attempts', act: (tenantId, id) => settleAttempt(deps, tenantId, id, { due: true }) },
    { due: 'due_table_sessions', act: (tenantId, id) => endDueTable(deps, tenantId, id) },
    { due: 'due_reservations', act: (tenantId, id) => advanceReservation(deps, tenantId, id) },
    { due: 'due_refunds', act: (tenantId, id) => sendRefund(deps, tenantId, id) },
  ]
}
