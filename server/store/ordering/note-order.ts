import type { OrderNotice } from '#domain/notifications/notice.ts'
import type { UpdateObject } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from './orders.ts'
import { tellOrderChanged, tellOutbox } from '../core/outbox.ts'
import type { Schema } from '../schema.generated.ts'

/** What happened to an order without a step in its life: its guest came, its promise moved. */
export interface OrderNote {
  readonly actor: string
  /** What the journal says of it. */
  readonly reason: string
  readonly change: UpdateObject<Schema, 'orders', 'orders'>
  readonly notice?: OrderNotice
}

/** Takes a locked order and a note; writes it with a raised version, in the journal and for the relay. Returns the order. */
export async function noteOrder(db: TenantDb, order: OrderRow, note: OrderNote): Promise<OrderRow> {
  const version = order.version + 1
  const noted = await db.q
    .updateTable('orders')
    .set({ ...note.change, version })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.q
    .insertInto('order_journal')
    .values({
      tenant_id: db.tenantId,
      order_id: order.id,
      seq: version,
      from_status: order.status,
      to_status: order.status,
      actor: note.actor,
      reason: note.reason,
    })
    .execute()
  await tellOrderChanged(db, noted)
  if (note.notice)
    await tellOutbox(db, 'notice', { orderId: order.id, event: note.notice, status: order.status, version })
  return noted
}
