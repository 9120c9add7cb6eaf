import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import type { MoveByApiClient } from '#server/ports/move-by-api-client.ts'
import { deleteEvent } from '#server/store/integrations/webhooks.ts'
import { workPosOrder } from './pos/push-order.ts'
import { deliverWebhook } from './webhooks/deliver-webhook.ts'

/** What of other programs falls due by the clock (safety 28). */
export function integrationSweeps(deps: Deps, move: MoveByApiClient): readonly Sweep[] {
  return [
    { due: 'due_webhooks', act: (tenantId, id) => deliverWebhook(deps, tenantId, id) },
    { due: 'due_pos_orders', act: (tenantId, id) => workPosOrder(deps, tenantId, id, move) },
    {
      due: 'due_old_webhooks',
      act: (tenantId, id) => deps.db.write(tenantId, (db) => deleteEvent(db, id)),
    },
  ]
}
