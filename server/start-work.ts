import type { ContentVersions } from './content-versions.ts'
import type { JobQueue, JobWork } from './database/job-queue.ts'
import type { Deps } from './deps.ts'
import { campaignSweeps } from './features/campaigns/send-due-campaign.ts'
import { customerSweeps } from './features/customers/sweeps.ts'
import { deliverMessage } from './features/messages/deliver-message.ts'
import { sendAccountNotice } from './features/notices/send-account-notice.ts'
import { sendNotice } from './features/notices/send-notice.ts'
import { sendReservationNotice } from './features/ordering/reservation/send-reservation-notice.ts'
import { offerRoom } from './features/ordering/reservation/wait-for-table.ts'
import { followGroupOrder } from './features/ordering/group/end-shares.ts'
import { followTableOrder } from './features/ordering/table/end-table.ts'
import { endUndo } from './features/ordering/refund/derive-refunded.ts'
import { ledgerSweeps } from './features/ledgers/sweeps.ts'
import { acceptByItself } from './features/ordering/order/accept-by-itself.ts'
import { orderingSweeps } from './features/ordering/sweeps.ts'
import { ratingSweeps } from './features/rating/sweeps.ts'
import { noteOrderDay } from './features/reports/sum-noted-days.ts'
import { reportSweeps } from './features/reports/sweeps.ts'
import { menuSweeps } from './features/menu-desk/sweeps.ts'
import { waitingSweeps } from './features/waiting/sweeps.ts'
import { pushWork, waitingHandlers } from './waiting-handlers.ts'
import { showStock } from './features/menu/show-stock.ts'
import { startRelay } from './jobs/relay.ts'
import { startSweepers, type Sweep } from './jobs/sweeper.ts'
import { makeListeners, type Listeners } from './live/listeners.ts'
import type { Live } from './live/socket.ts'
import { parkMessage } from './store/message-steps.ts'
import { keepOrderSearch } from './store/order-search.ts'
import type { OutboxEvents } from './store/outbox.ts'

/** Takes the parts with the jobs' database, the live server and the job queue; starts what runs beside requests. */
export function startWork(
  deps: Deps,
  live: Live,
  versions: ContentVersions,
  jobs: Pick<JobQueue, 'send'>,
): { wake(): void; stop(): Promise<void> } {
  const listeners = makeListeners(live)
  versions.onChange(listeners.contentChanged)
  const relay = startRelay(
    deps.db,
    {
      'order-changed': async (tenantId: string, event: OutboxEvents['order-changed']) => {
        listeners.orderChanged(tenantId, event)
        await noteOrderDay(deps, tenantId, event)
        if (event.status === 'created') await takeNewOrder(deps, tenantId, event)
        const ended = event.status === 'canceled' || event.status === 'missed'
        if (ended) await followTableOrder(deps, tenantId, event.orderId)
        if (ended) await followGroupOrder(deps, tenantId, event.orderId)
      },
      'table-changed': (tenantId: string, event: OutboxEvents['table-changed']) =>
        listeners.tableChanged(tenantId, event),
      ...reservationHandlers(deps, listeners),
      ...waitingHandlers(deps, listeners, jobs),
      'session-ended': (tenantId: string, event: OutboxEvents['session-ended']) =>
        listeners.sessionEnded(tenantId, event),
      notice: (tenantId: string, notice: OutboxEvents['notice']) => sendNotice(deps, tenantId, notice),
      'account-notice': (tenantId: string, notice: OutboxEvents['account-notice']) =>
        sendAccountNotice(deps, tenantId, notice),
      'undo-over': (tenantId: string, { orderId }: OutboxEvents['undo-over']) =>
        endUndo(deps, tenantId, orderId),
    },
    deps.log,
    // one statement for all, so that news of orders behind them does not wait
    {
      'stock-changed': (rows: readonly { tenantId: string }[]) => showStock(deps, rows),
      message: (rows: readonly { tenantId: string; payload: OutboxEvents['message'] }[]) =>
        jobs.send(
          'message',
          rows.map(({ tenantId, payload }) => ({ tenantId, ...payload })),
        ),
    },
  )
  const sweepers = startSweepers(deps.db, allSweeps(deps), deps)
  return {
    wake: relay.wake,
    async stop() {
      await sweepers.stop()
      await relay.stop()
    },
  }
}

/** What follows a change of a reservation: live rooms, notices, and who waits for a table. */
function reservationHandlers(deps: Deps, listeners: Listeners) {
  return {
    'reservation-changed': (tenantId: string, event: OutboxEvents['reservation-changed']) =>
      listeners.reservationChanged(tenantId, event),
    'reservation-notice': (tenantId: string, notice: OutboxEvents['reservation-notice']) =>
      sendReservationNotice(deps, tenantId, notice),
    'reservation-room': (tenantId: string, event: OutboxEvents['reservation-room']) =>
      offerRoom(deps, tenantId, event),
  }
}

/** An order that is new: it can be found from now on, and its branch may accept by itself. */
async function takeNewOrder(
  deps: Deps,
  tenantId: string,
  event: OutboxEvents['order-changed'],
): Promise<void> {
  await deps.db.single(tenantId, (db) => keepOrderSearch(db, event.orderId))
  if (event.created) await acceptByItself(deps, tenantId, event)
}

/** All that falls due by the clock. */
function allSweeps(deps: Deps): readonly Sweep[] {
  return [
    ...orderingSweeps(deps),
    ...ledgerSweeps(deps),
    ...customerSweeps(deps),
    ...ratingSweeps(deps),
    ...campaignSweeps(deps),
    ...reportSweeps(deps),
    ...menuSweeps(deps),
    ...waitingSweeps(deps),
  ]
}

type MessageJob = OutboxEvents['message'] & { readonly tenantId: string }

/** Takes the parts with the jobs' database; returns what is done with jobs of each kind. */
export function jobWork(deps: Deps) {
  return { message: messageWork(deps), push: pushWork(deps) }
}

/** Takes the parts with the jobs' database; returns what is done with jobs about messages. */
export function messageWork(deps: Deps): JobWork {
  return {
    run: ({ tenantId, messageId }: MessageJob) => deliverMessage(deps, tenantId, messageId),
    park: ({ tenantId, messageId }: MessageJob) =>
      deps.db.write(tenantId, (db) => parkMessage(db, messageId, new Date(deps.clock()))),
  }
}
