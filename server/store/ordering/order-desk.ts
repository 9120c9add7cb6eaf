import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { AttemptRow } from '../payments/payments.ts'

/** Takes an order's id; returns all attempts to pay it, oldest first. */
export function listAttempts(db: TenantDb, orderId: string): Promise<AttemptRow[]> {
  return db.q
    .selectFrom('payment_attempts')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .orderBy('made_at')
    .execute()
}

/** A step of a payment, and how often in a row it was taken. */
export interface PaymentStepRow {
  readonly reference: string
  readonly step: string
  readonly count: number
  /** The last time. */
  readonly at: Date
}

/** Takes references of payments; returns the steps of their journal, oldest first. */
export async function listPaymentSteps(
  db: TenantDb,
  references: readonly string[],
): Promise<PaymentStepRow[]> {
  if (references.length === 0) return []
  const { rows } = await sql<PaymentStepRow>`
    with lines as (
      select id, reference, step, at,
        row_number() over (partition by reference order by id)
          - row_number() over (partition by reference, step order by id) as run
      from payment_journal where tenant_id = ${db.tenantId} and reference = any (${[...references]})
    )
    select reference, step, count(*)::int as count, max(at) as at
    from lines group by reference, step, run order by min(id) limit 200`.execute(db.q)
  return rows
}

/** Returns what each member of staff is called, those who left too. */
export async function listStaffNames(db: TenantDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.q
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
