import type { ContentVersions } from './content-versions.ts'
import type { Deps } from './deps.ts'
import { customerSweeps } from './features/customers/sweeps.ts'
import { deliverMessage } from './features/notices/deliver-message.ts'
import { sendNotice } from './features/notices/send-notice.ts'
import { endUndo } from './features/ordering/refund/derive-refunded.ts'
import { orderingSweeps } from './features/ordering/sweeps.ts'
import { ratingSweeps } from './features/rating/sweeps.ts'
import { startRelay } from './jobs/relay.ts'
import { startSweepers } from './jobs/sweeper.ts'
import { makeListeners } from './live/listeners.ts'
import type { Live } from './live/socket.ts'
import type { OutboxEvents } from './store/outbox.ts'

/** Takes the parts with the jobs' database, and the live server; starts what runs beside requests. */
export function startWork(
  deps: Deps,
  live: Live,
  versions: ContentVersions,
): { wake(): void; stop(): Promise<void> } {
  const listeners = makeListeners(live)
  versions.onChange(listeners.contentChanged)
  const relay = startRelay(
    deps.db,
    {
      'order-changed': (tenantId: string, event: OutboxEvents['order-changed']) =>
        listeners.orderChanged(tenantId, event),
      'session-ended': (tenantId: string, event: OutboxEvents['session-ended']) =>
        listeners.sessionEnded(tenantId, event),
      notice: (tenantId: string, notice: OutboxEvents['notice']) => sendNotice(deps, tenantId, notice),
      message: (tenantId: string, { messageId }: OutboxEvents['message']) =>
        deliverMessage(deps, tenantId, messageId),
      'undo-over': (tenantId: string, { orderId }: OutboxEvents['undo-over']) =>
        endUndo(deps, tenantId, orderId),
    },
    deps.log,
  )
  const sweepers = startSweepers(
    deps.db,
    [...orderingSweeps(deps), ...customerSweeps(deps), ...ratingSweeps(deps)],
    deps,
  )
  return {
    wake: relay.wake,
    async stop() {
      await sweepers.stop()
      await relay.stop()
    },
  }
}
