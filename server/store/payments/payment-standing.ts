import { guard, type Guarded } from '#server/authorization/guarded.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '../ordering/orders.ts'
import type { AttemptRow } from './payments.ts'

/** What the page that a payment comes back to is told from: a few columns of the attempt and of its order. */
export interface PaymentStanding
  extends
    Pick<
      AttemptRow,
      'state' | 'last_answer' | 'ask_at' | 'session_ends_at' | 'amount' | 'currency' | 'order_id'
    >,
    Pick<
      OrderRow,
      | 'shopper'
      | 'status'
      | 'kind'
      | 'number'
      | 'refunding'
      | 'captured'
      | 'table_session_id'
      | 'reservation_id'
    > {
  /** The group whose share it pays. */
  readonly group_id: string | null
}

/** Takes our reference; returns how its payment and its order stand, or undefined. Each waiting page asks this, so no bill is read. */
export async function findPaymentStanding(
  db: TenantDb,
  reference: string,
): Promise<Guarded<PaymentStanding> | undefined> {
  const [standing] = await ask<PaymentStanding>(db)`
    select a.state, a.last_answer, a.ask_at, a.session_ends_at, a.amount, a.currency, a.order_id,
      o.shopper, o.status, o.kind, o.number, o.refunding, o.captured, o.table_session_id, o.reservation_id,
      o.draft -> 'group' ->> 'id' as group_id
    from payment_attempts a join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
    where a.tenant_id = ${db.tenantId} and a.reference = ${reference}`
  return guard(standing)
}
