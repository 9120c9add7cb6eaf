import type pg from 'pg'
import { sendAccountNotice } from '#server/features/notifications/notices/send-account-notice.ts'
import { sendNotices } from '#server/features/notifications/notices/send-notices.ts'
import { sendCompanyNotice } from '#server/features/notifications/notices/send-company-notice.ts'
import { endUndo } from '#server/features/payments/refund/derive-refunded.ts'
import { sendReservationNotice } from '#server/features/reservations/send-reservation-notice.ts'
import { offerTable } from '#server/features/reservations/wait-for-table.ts'
import { followedByTable, followTableOrder } from '#server/features/dine-in/follow-table-order.ts'
import { tellParty } from '#server/features/waitlist/tell-party.ts'
import { startRelay } from '#server/jobs/relay.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { makeReceived } from './make-received.ts'
import type { TestApp } from './make-test-app.ts'

/**
 * Takes a superuser's connection and a tenant; carries all that its outbox holds and what becomes due within the given
 * seconds, and returns once that is done.
 */
export async function carryOutbox(
  test: TestApp,
  look: pg.Client,
  tenantId: string,
  aheadSeconds = 0,
): Promise<void> {
  await look.query('update outbox set at = at - make_interval(secs => $1)', [aheadSeconds])
  await look.query("insert into outbox (tenant_id, kind, payload) values ($1, 'mark', '{}')", [tenantId])
  const received = makeReceived<string>()
  const relay = startRelay(
    test.database.db,
    {
      notice: (tenant: string, notice: OutboxEvents['notice']) => sendNotices(test.deps, tenant, [notice]),
      'company-notice': (tenant: string, notice: OutboxEvents['company-notice']) =>
        sendCompanyNotice(test.deps, tenant, notice),
      'account-notice': (tenant: string, notice: OutboxEvents['account-notice']) =>
        sendAccountNotice(test.deps, tenant, notice),
      'undo-over': (tenant: string, { orderId }: OutboxEvents['undo-over']) =>
        endUndo(test.deps, tenant, orderId),
      'order-changed': (tenant: string, event: OutboxEvents['order-changed']) =>
        followedByTable.includes(event.status)
          ? followTableOrder(test.deps, tenant, event.orderId)
          : undefined,
      'reservation-notice': (tenant: string, notice: OutboxEvents['reservation-notice']) =>
        sendReservationNotice(test.deps, tenant, notice),
      'reservation-room': (tenant: string, event: OutboxEvents['reservation-room']) =>
        offerTable(test.deps, tenant, event),
      'waiting-notice': (tenant: string, notice: OutboxEvents['waiting-notice']) =>
        tellParty(test.deps, tenant, notice),
      mark: () => received.receive('mark'),
    },
    test.deps.log,
  )
  relay.wake()
  await received.until((all) => all.length > 0)
  await relay.stop()
}
