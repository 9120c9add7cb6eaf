import { guard, type Guarded } from '#server/authorization/guarded.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { LockedOrder } from '../ordering/orders.ts'
import type { AttemptRow, ClaimedAttempt } from './payments.ts'

/** An attempt with its order as both stood at one moment, unlocked. */
export interface SeenAttempt {
  /** With what the call to its gateway needs. */
  readonly attempt: ClaimedAttempt
  readonly order: LockedOrder
  /** Whether this reader has it now, under a fence of its own. */
  readonly claimed: boolean
}

/** How an attempt is claimed: until when nobody else asks, and up to which due time it is free. UTC. */
export interface ClaimTerms {
  readonly until: Date
  readonly free: Date
  /** One that lies further ahead than any claim waits, and may be asked for before its time. */
  readonly hint: boolean
  /** Only one that nobody asked for within so many milliseconds before `now`, and that was opened. */
  readonly unasked?: { readonly now: Date; readonly withinMs: number } | undefined
}

type SeenRow = Omit<AttemptRow, 'currency'> &
  LockedOrder & { attempt_currency: string; claimed: boolean; gateway: string; sealed_credentials: string }

/**
 * Takes our reference and the terms of a claim; claims the attempt for one reader (its fence is raised) unless it is final,
 * another has it or the terms keep from it, and returns it in each case with its order, its branch's clock and its account: one statement for what a
 * reader needs before its gateway is asked. When it was last asked for is what askedLast() computes. Safety 3, 4.
 */
export async function claimToSettle(
  db: TenantDb,
  reference: string,
  { until, free, hint, unasked }: ClaimTerms,
): Promise<Guarded<SeenAttempt> | undefined> {
  const [row] = await ask<SeenRow>(db)`
    with claimed as (
      update payment_attempts a set fence = a.fence + 1, ask_at = ${until}
      where a.tenant_id = ${db.tenantId} and a.reference = ${reference} and a.state in ('opening', 'open', 'submitted', 'late')
        and (a.ask_at is null or a.ask_at <= ${free} or (${hint}::boolean and a.ask_at > ${until}))
        and (${unasked === undefined}::boolean or (a.ask_at is not null and a.state <> 'opening'
          and (${unasked?.now ?? until}::timestamptz - least(a.ask_at - interval '15 s', a.session_ends_at + (a.ask_at - a.session_ends_at) * 10 / 11))
            not between interval '0' and ${`${(unasked?.withinMs ?? 0) - 0.001} ms`}::interval))
      returning a.*
    ), seen as (
      select *, true as claimed from claimed
      union all
      select *, false from payment_attempts
      where tenant_id = ${db.tenantId} and reference = ${reference} and not exists (select from claimed)
    )
    select o.*, b.time_zone, b.accept_within_minutes, g.gateway, g.sealed_credentials, a.reference, a.order_id, a.account_id,
      a.amount, a.currency as attempt_currency, a.order_version, a.state, a.last_answer, a.pay_url, a.gateway_payment_id,
      a.session_ends_at, a.ask_at, a.fence, a.made_at, a.settled_at, a.session_id, a.form, a.method, a.next_url, a.claimed
    from seen a
    join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
    join branches b on b.tenant_id = o.tenant_id and b.id = o.branch_id
    join gateway_accounts g on g.tenant_id = a.tenant_id and g.id = a.account_id`
  if (!row) return undefined
  const attempt = { ...row, currency: row.attempt_currency, order_status: row.status }
  return guard({ attempt, order: row, claimed: row.claimed })
}
