import { sql, type RawBuilder } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { RefundRow } from '../payments/refunds.ts'
import { stuckRefundStates } from '#domain/payments/refund-state.ts'
import { textsSql } from '../core/texts-sql.ts'

/** A refund of which only a person can see to it that its guest has the money, and the page on which that is done. */
export type WaitingRefund = Pick<RefundRow, 'reference' | 'amount' | 'currency' | 'state' | 'bounced_at'> & {
  /** Of its order; of what a table paid, a round of that table. */
  readonly page_id: string
  readonly number: number | null
  readonly branch_id: string
  readonly order_currency: string
  readonly since: Date
}

/**
 * Takes branches and how many; returns their refunds that wait for a person, the oldest first: those that no gateway knows
 * of, those whose money came back, and those that a gateway refused and nobody has sent again. Safety 5.
 */
export async function listWaitingRefunds(
  db: TenantDb,
  branchIds: readonly string[],
  most: number,
): Promise<WaitingRefund[]> {
  const { rows } = await sql<WaitingRefund>`
    select r.reference, r.amount, r.currency, r.state, r.bounced_at, o.number, o.branch_id, o.currency as order_currency,
      coalesce(r.bounced_at, r.ended_at, r.made_at) as since,
      coalesce((select t.id from orders t where o.kind = 'table_share' and t.tenant_id = o.tenant_id
        and t.table_session_id = o.table_session_id and t.kind = 'table_round' order by t.placed_at limit 1), o.id) as page_id
    ${waitingOf(db, branchIds)}
    order by r.made_at limit ${most}`.execute(db.q)
  return rows
}

/** How many refunds wait for a person, and how much of one currency. */
export interface WaitingSum {
  readonly currency: string
  readonly count: number
  readonly amount: number
}

/** Takes branches; returns what waits for a person in them by currency, the commonest first; none where nothing waits. Safety 5. */
export async function sumWaitingRefunds(db: TenantDb, branchIds: readonly string[]): Promise<WaitingSum[]> {
  const { rows } = await sql<WaitingSum>`
    select r.currency, count(*) as count, sum(r.amount)::bigint as amount
    ${waitingOf(db, branchIds)}
    group by r.currency order by count(*) desc, r.currency`.execute(db.q)
  return rows
}

/** Which refunds these are, and their orders. */
function waitingOf({ tenantId }: TenantDb, branchIds: readonly string[]): RawBuilder<unknown> {
  // one that was refused is sent again as a new one, of the same payment and for the same credit note
  return sql`
    from refunds r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
    where r.tenant_id = ${tenantId} and r.state in ${textsSql(stuckRefundStates)} and o.branch_id = any(${[...branchIds]}::text[])
      and (r.state = 'needs_person' or (r.currency <> o.currency or o.captured > o.refunding) and not exists (
        select from refunds later where later.tenant_id = r.tenant_id and later.order_id = r.order_id
          and later.attempt_reference = r.attempt_reference and later.credit_note_id is not distinct from r.credit_note_id
          and later.made_at > r.made_at))`
}
