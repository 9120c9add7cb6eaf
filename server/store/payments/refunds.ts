import { sql, type Selectable, type Updateable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type RefundRow = Selectable<Schema['refunds']>

export async function insertRefund(
  db: TenantDb,
  refund: Pick<
    RefundRow,
    'reference' | 'order_id' | 'attempt_reference' | 'amount' | 'currency' | 'reason' | 'actor' | 'ask_at'
  > & { credit_note_id?: string; state?: RefundRow['state'] },
): Promise<RefundRow> {
  return db.q
    .insertInto('refunds')
    .values({ tenant_id: db.tenantId, state: 'wanted', ...refund })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findRefund(db: TenantDb, reference: string): Promise<RefundRow | undefined> {
  return db.q
    .selectFrom('refunds')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** The same with its row locked. */
export function lockRefund(db: TenantDb, reference: string): Promise<RefundRow | undefined> {
  return db.q
    .selectFrom('refunds')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes the gateway's own name for a refund of one of its accounts; returns the refund, or undefined. */
export function findRefundOfGateway(
  db: TenantDb,
  accountId: string,
  gatewayRefundId: string,
): Promise<RefundRow | undefined> {
  return db.q
    .selectFrom('refunds')
    .innerJoin('payment_attempts as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'refunds.tenant_id')
        .onRef('a.reference', '=', 'refunds.attempt_reference'),
    )
    .selectAll('refunds')
    .where('refunds.tenant_id', '=', db.tenantId)
    .where('refunds.gateway_refund_id', '=', gatewayRefundId)
    .where('a.account_id', '=', accountId)
    .executeTakeFirst()
}

export function listRefunds(db: TenantDb, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db.q
    .selectFrom('refunds')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', 'in', orderIds)
    .orderBy('made_at')
    .execute()
}

/** A refund that one reader has, with what the call to its gateway needs. */
export type ClaimedRefund = RefundRow & {
  gateway: string
  sealed_credentials: string
  gateway_payment_id: string | null
  was: RefundRow['state']
}

/**
 * Claims a refund that no other reader has, with the account of its payment, until the second moment; `sending` is committed
 * before any call. One that needs a person may still be asked for, by a gateway's hint; so may one that is done, since banks
 * send money back days later, and one that failed. Final is what staff have settled another way. Safety 4, 5.
 */
export async function claimRefund(
  db: TenantDb,
  reference: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ClaimedRefund | undefined> {
  const { rows } = await sql<ClaimedRefund>`
    with before as (
      select r.tenant_id, r.reference, r.state as was from refunds r
      where r.tenant_id = ${db.tenantId} and r.reference = ${reference}
        and (r.state <> 'done' or r.bounced_at is null)
        and (r.held_until is null or r.held_until <= ${now})
      for update
    )
    update refunds r set fence = r.fence + 1, ask_at = ${until}, held_until = ${until}, asked = r.asked + 1,
      state = case when r.state = 'wanted' then 'sending' else r.state end
    from before b, payment_attempts a, gateway_accounts g
    where r.tenant_id = b.tenant_id and r.reference = b.reference
      and a.tenant_id = r.tenant_id and a.reference = r.attempt_reference and g.tenant_id = a.tenant_id and g.id = a.account_id
    returning r.*, b.was, g.gateway, g.sealed_credentials, a.gateway_payment_id`.execute(db.q)
  return rows[0]
}

/** Writes what a claim learnt, which ends it; false when a newer claim has taken over (safety 4). */
export async function saveRefund(
  db: TenantDb,
  reference: string,
  fence: number,
  change: Updateable<Schema['refunds']>,
): Promise<boolean> {
  const result = await db.q
    .updateTable('refunds')
    .set({ ...change, held_until: null })
    .where('tenant_id', '=', db.tenantId)
    .where('reference', '=', reference)
    .where('fence', '=', fence)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
