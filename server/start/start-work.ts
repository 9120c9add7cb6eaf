import type { Changes } from '../content/content-versions.ts'
import type { JobQueue, JobWork } from '../database/job-queue.ts'
import type { Deps } from '../core/deps.ts'
import { campaignSweeps } from '../features/loyalty/campaigns/send-due-campaign.ts'
import { eInvoicingSweeps } from '../features/einvoicing/sweeps.ts'
import { customerSweeps } from '../features/customers/sweeps.ts'
import { integrationSweeps } from '../features/integrations/sweeps.ts'
import { integrationHandlers } from '../features/integrations/handlers.ts'
import { deliverMessage, deliverMessages } from '../features/notifications/messages/deliver-message.ts'
import { sendAccountNotice } from '../features/notifications/notices/send-account-notice.ts'
import { sendCompanyNotice } from '../features/notifications/notices/send-company-notice.ts'
import { sendReservationNotice } from '../features/reservations/send-reservation-notice.ts'
import { offerTable } from '../features/reservations/wait-for-table.ts'
import { endUndo } from '#server/features/loyalty/earn/end-undo.ts'
import { ledgerSweeps } from '../features/loyalty/ledgers/sweeps.ts'
import { moveOrder } from '../features/ordering/order/move-order.ts'
import { orderingSweeps } from '../features/ordering/sweeps.ts'
import { paymentSweeps, refundSweeps } from '../features/payments/sweeps.ts'
import { tableSweeps } from '../features/dine-in/sweeps.ts'
import { reservationSweeps } from '../features/reservations/sweeps.ts'
import { ratingSweeps } from '../features/ratings/sweeps.ts'
import { reportSweeps } from '../features/reports/sweeps.ts'
import { menuSweeps } from '../features/menu/desk/sweeps.ts'
import { domainSweeps } from '../features/platform/domains/sweeps.ts'
import { retentionSweeps } from '../features/backoffice/retention/sweeps.ts'
import { waitingSweeps } from '../features/waitlist/sweeps.ts'
import { pushWork, waitingHandlers } from '../jobs/waiting-handlers.ts'
import { showStock } from '../features/menu/show-stock.ts'
import { startRelay } from '../jobs/relay.ts'
import { startSweepers, type Sweep } from '../jobs/sweeper.ts'
import { makeListeners, type Listeners } from '../live/listeners.ts'
import type { Live } from '../live/socket.ts'
import { orderBatches } from '../jobs/order-batches.ts'
import { spreadLooks } from '../store/privacy/forget-old.ts'
import { tellWrites } from '../database/tell-writes.ts'
import { parkMessage } from '../store/notifications/message-steps.ts'
import type { OutboxEvents, StockChange } from '../store/core/outbox.ts'
import { usageSweeps } from '../usage/sweeps.ts'

/** What runs beside requests. */
export interface Work {
  /** Outbox rows were written. */
  wake(): void
  /** Something was written that may fall due soon. */
  stir(): void
  stop(): Promise<void>
}

/** Takes the parts with the jobs' database, the live server and the job queue; starts what runs beside requests. */
export function startWork(own: Deps, live: Live, versions: Changes, jobs: JobQueue): Work {
  const sweepers = startSweepers(own.db, allSweeps(own), own)
  own.db.platform(spreadLooks).catch((error: unknown) => own.log.error({ err: error }, 'retention'))
  const deps = { ...own, db: tellWrites(own.db, sweepers.stir) }
  const listeners = makeListeners(live)
  versions.onChange(listeners.contentChanged)
  const others = integrationHandlers(deps)
  const relay = startRelay(
    deps.db,
    {
      'table-changed': (tenantId: string, event: OutboxEvents['table-changed']) =>
        listeners.tableChanged(tenantId, event),
      ...reservationHandlers(deps, listeners),
      ...waitingHandlers(deps, listeners, jobs),
      'session-ended': (tenantId: string, event: OutboxEvents['session-ended']) =>
        listeners.sessionEnded(tenantId, event),
      'rights-changed': (tenantId: string, event: OutboxEvents['rights-changed']) =>
        listeners.sessionEnded(tenantId, event),
      'company-notice': (tenantId: string, notice: OutboxEvents['company-notice']) =>
        sendCompanyNotice(deps, tenantId, notice),
      'stock-said': (tenantId: string, change: StockChange) => others.stockChanged(tenantId, change),
      'account-notice': (tenantId: string, notice: OutboxEvents['account-notice']) =>
        sendAccountNotice(deps, tenantId, notice),
      'undo-over': (tenantId: string, { orderId }: OutboxEvents['undo-over']) =>
        endUndo(deps, tenantId, orderId),
    },
    deps.log,
    {
      ...orderBatches(deps, listeners, others),
      'stock-changed': async (rows: readonly { tenantId: string; payload: StockChange }[]) => {
        await showStock(deps, rows)
        for (const { tenantId, payload } of rows) await others.stockChanged(tenantId, payload)
      },
      message: (rows: readonly { tenantId: string; payload: OutboxEvents['message'] }[]) =>
        jobs.send(
          'message',
          rows.map(({ tenantId, payload }) => ({ tenantId, ...payload })),
        ),
    },
  )
  versions.onHosts(deps.hosts.changed)
  versions.onOutbox(relay.wake)
  versions.onJobs(jobs.queues, jobs.wake)
  return {
    wake: relay.wake,
    stir: sweepers.stir,
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
      offerTable(deps, tenantId, event),
  }
}

/** All that falls due by the clock. */
function allSweeps(deps: Deps): readonly Sweep[] {
  return [
    ...paymentSweeps(deps),
    ...orderingSweeps(deps),
    ...tableSweeps(deps),
    ...reservationSweeps(deps),
    ...refundSweeps(deps),
    ...ledgerSweeps(deps),
    ...customerSweeps(deps),
    ...ratingSweeps(deps),
    ...campaignSweeps(deps),
    ...reportSweeps(deps),
    ...menuSweeps(deps),
    ...waitingSweeps(deps),
    ...domainSweeps(deps),
    ...retentionSweeps(deps),
    ...integrationSweeps(deps, moveOrder),
    ...usageSweeps(deps),
    ...eInvoicingSweeps(deps),
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
    runAll: (jobs: readonly MessageJob[]) => deliverAll(deps, jobs),
    park: ({ tenantId, messageId }: MessageJob) =>
      deps.db.write(tenantId, (db) => parkMessage(db, messageId, new Date(deps.clock()))),
  }
}

/** All messages of a tenant that one look found go together. */
async function deliverAll(deps: Deps, jobs: readonly MessageJob[]): Promise<PromiseSettledResult<void>[]> {
  const tenants = [...Map.groupBy(jobs, ({ tenantId }) => tenantId)]
  const ends = new Map<MessageJob, PromiseSettledResult<void>>()
  await Promise.all(
    tenants.map(async ([tenantId, own]) => {
      const ids = own.map(({ messageId }) => messageId)
      const all = await deliverMessages(deps, tenantId, ids).catch((reason: unknown) =>
        ids.map(() => ({ status: 'rejected' as const, reason })),
      )
      own.forEach((job, at) => ends.set(job, all[at] ?? { status: 'rejected', reason: undefined }))
    }),
  )
  return jobs.map((job) => ends.get(job) ?? { status: 'rejected', reason: undefined })
}
