import { sql, type Selectable, type Updateable } from 'kysely'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import { liveAttemptStates } from '#domain/payments/attempt-state.ts'

export type AttemptRow = Selectable<Schema['payment_attempts']>
export type AccountRow = Selectable<Schema['gateway_accounts']>

/** Takes our reference; returns the attempt, or undefined. */
export async function findAttempt(db: TenantDb, reference: string): Promise<Guarded<AttemptRow> | undefined> {
  const [attempt] = await ask<AttemptRow>(db)`
    select * from payment_attempts where tenant_id = ${db.tenantId} and reference = ${reference}`
  return guard(attempt)
}

/** Takes an order; returns its one live attempt, if any. */
export async function findLiveAttempt(db: TenantDb, orderId: string): Promise<AttemptRow | undefined> {
  const [attempt] = await ask<AttemptRow>(db)`
    select * from payment_attempts
    where tenant_id = ${db.tenantId} and order_id = ${orderId} and state in ('opening', 'open', 'submitted')`
  return attempt
}

/** Takes a cart; returns the live attempt of the order that was made of it, if any. */
export function findAttemptOfCart(db: TenantDb, cartId: string): Promise<AttemptRow | undefined> {
  return db.q
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.id', '=', 'a.order_id'),
    )
    .selectAll('a')
    .where('a.tenant_id', '=', db.tenantId)
    .where('o.cart_id', '=', cartId)
    .where('a.state', 'in', liveAttemptStates)
    .executeTakeFirst()
}

/** Takes an order; returns its attempt that was captured in its currency, if any. */
export function findCapturedAttempt(db: TenantDb, orderId: string): Promise<AttemptRow | undefined> {
  return (
    db.q
      .selectFrom('payment_attempts')
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('order_id', '=', orderId)
      .where('state', '=', 'captured')
      .where('currency', '=', (eb) =>
        eb
          .selectFrom('orders as o')
          .select('o.currency')
          .where('o.tenant_id', '=', db.tenantId)
          .where('o.id', '=', orderId),
      )
      // the first money made the order; what came after it went back
      .orderBy('settled_at')
      .limit(1)
      .executeTakeFirst()
  )
}

/** Takes an order; returns its captured payments in its currency with what of each has not gone back, the newest first. */
export async function listCapturedLeft(
  db: TenantDb,
  orderId: string,
): Promise<{ reference: string; left: number }[]> {
  const { rows } = await sql<{ reference: string; left: string | number }>`
    select a.reference, a.amount - coalesce((
      select sum(r.amount) from refunds r where r.tenant_id = a.tenant_id and r.attempt_reference = a.reference and r.state <> 'failed'
    ), 0) as left
    from payment_attempts a join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id and o.currency = a.currency
    where a.tenant_id = ${db.tenantId} and a.order_id = ${orderId} and a.state = 'captured'
    order by a.settled_at desc, a.reference`.execute(db.q)
  return rows.map((row) => ({ reference: row.reference, left: Number(row.left) }))
}

/** The account that new payments use: the one that was put in use, never another that happens to be there. */
export async function findUsedAccount(db: TenantDb): Promise<AccountRow | undefined> {
  const [account] = await ask<AccountRow>(db)`
    select * from gateway_accounts where tenant_id = ${db.tenantId} and enabled and chosen`
  return account
}

export async function findAccount(db: TenantDb, id: string): Promise<AccountRow | undefined> {
  const [account] = await ask<AccountRow>(db)`
    select * from gateway_accounts where tenant_id = ${db.tenantId} and id = ${id}`
  return account
}

/** What an attempt is made with. */
export type NewAttempt = Pick<
  AttemptRow,
  | 'reference'
  | 'order_id'
  | 'account_id'
  | 'amount'
  | 'currency'
  | 'order_version'
  | 'session_ends_at'
  | 'ask_at'
  | 'method'
>

/** Takes a new attempt; writes it as one that is being opened by this reader, and returns it. */
export async function insertAttempt(db: TenantDb, made: NewAttempt): Promise<AttemptRow> {
  const [attempt] = await ask<AttemptRow>(db)`
    insert into payment_attempts (tenant_id, state, fence, reference, order_id, account_id, amount, currency, order_version,
      session_ends_at, ask_at, method)
    values (${db.tenantId}, 'opening', 1, ${made.reference}, ${made.order_id}, ${made.account_id}, ${made.amount},
      ${made.currency}, ${made.order_version}, ${made.session_ends_at}, ${made.ask_at}, ${made.method})
    returning *`
  if (!attempt) throw new Error('the attempt was not inserted')
  return attempt
}

/**
 * Takes an order's first attempt and the account as it was read last; writes it as insertAttempt() does, if that account is
 * still the one in use, with the same credentials. Returns whether it was written.
 */
export async function insertFirstAttempt(
  db: TenantDb,
  made: NewAttempt,
  account: AccountRow,
): Promise<boolean> {
  const rows = await ask<{ reference: string }>(db)`
    insert into payment_attempts (tenant_id, state, fence, reference, order_id, account_id, amount, currency, order_version,
      session_ends_at, ask_at, method)
    select g.tenant_id, 'opening', 1, ${made.reference}, ${made.order_id}, g.id, ${made.amount}, ${made.currency},
      ${made.order_version}::int, ${made.session_ends_at}::timestamptz, ${made.ask_at}::timestamptz, ${made.method}
    from gateway_accounts g
    where g.tenant_id = ${db.tenantId} and g.id = ${account.id} and g.enabled and g.chosen
      and g.sealed_credentials = ${account.sealed_credentials}
    returning reference`
  return rows.length > 0
}

/** An attempt that one reader has, with what the call to its gateway needs. */
export type ClaimedAttempt = AttemptRow & {
  gateway: string
  sealed_credentials: string
  order_status: OrderStatus
}

/**
 * Claims an attempt that is not final for one reader: its fence is raised, and nobody else asks before `until`.
 * Undefined when it is final, or when its next due time lies after `free`: another reader has it. One that lies further
 * ahead than any claim is nobody's: it waits, and may be asked for before its time where `hint` says so. Safety 3, 4.
 */
export async function claimAttempt(
  db: TenantDb,
  reference: string,
  when: { until: Date; free: Date; hint?: boolean },
): Promise<ClaimedAttempt | undefined> {
  const [claimed] = await ask<ClaimedAttempt>(db)`
    update payment_attempts a set fence = a.fence + 1, ask_at = ${when.until} from gateway_accounts g, orders o
    where a.tenant_id = ${db.tenantId} and a.reference = ${reference} and a.state in ('opening', 'open', 'submitted', 'late')
      and g.tenant_id = a.tenant_id and g.id = a.account_id and o.tenant_id = a.tenant_id and o.id = a.order_id
      and (a.ask_at is null or a.ask_at <= ${when.free} or (${when.hint ?? false}::boolean and a.ask_at > ${when.until}))
    returning a.*, g.gateway, g.sealed_credentials, o.status as order_status`
  return claimed
}

/** Takes a claimed attempt; locks it and tells whether its claim is still the newest (safety 4: fencing). */
export async function lockClaim(db: TenantDb, { reference, fence }: AttemptRow): Promise<boolean> {
  const [row] = await ask<Pick<AttemptRow, 'fence'>>(db)`
    select fence from payment_attempts where tenant_id = ${db.tenantId} and reference = ${reference} for update`
  return row?.fence === fence
}

export type AttemptChange = Updateable<Schema['payment_attempts']>

/** Writes what a claim learnt, with its line of the journal; false when a newer claim has taken over (safety 4). */
export async function saveAttempt(
  db: TenantDb,
  reference: string,
  fence: number,
  change: AttemptChange,
  line?: { step: string; raw: string },
): Promise<boolean> {
  const q = line
    ? db.q.with('noted', (noted) =>
        noted.insertInto('payment_journal').values(journalRow(db, reference, line)),
      )
    : db.q
  const result = await q
    .updateTable('payment_attempts')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('reference', '=', reference)
    .where('fence', '=', fence)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Has an attempt looked at soon: by a webhook's hint, or since its order has ended. */
export async function askSoon(db: TenantDb, orderId: string, at: Date): Promise<void> {
  await db.q
    .updateTable('payment_attempts')
    .set({ ask_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .where('state', 'in', liveAttemptStates)
    .execute()
}

/** One line of the journal that a person can read: raw answers, webhooks, decisions. */
export async function journalPayment(
  db: TenantDb,
  reference: string,
  step: string,
  raw: string,
): Promise<void> {
  const row = journalRow(db, reference, { step, raw })
  await ask(db)`
    insert into payment_journal (tenant_id, reference, step, raw) values (${db.tenantId}, ${reference}, ${step}, ${row.raw})`
}

function journalRow(db: TenantDb, reference: string, { step, raw }: { step: string; raw: string }) {
  return { tenant_id: db.tenantId, reference, step, raw: raw.slice(0, 20_000) }
}

/**
 * Takes what a gateway told and the account by which it was judged; writes its line if the account still is as it was read.
 * Returns the account of the attempt that the reference names, null without one; undefined when nothing was written,
 * since the account is another by now. One round trip.
 */
export async function journalHint(
  db: TenantDb,
  reference: string,
  line: { step: string; raw: string },
  account: AccountRow,
): Promise<{ readonly attemptAccount: string | null } | undefined> {
  const { step, raw } = journalRow(db, reference, line)
  const [hint] = await ask<{ attemptAccount: string | null }>(db)`
    with noted as (
      insert into payment_journal (tenant_id, reference, step, raw)
      select tenant_id, ${reference}, ${step}, ${raw} from gateway_accounts
      where tenant_id = ${db.tenantId} and id = ${account.id} and gateway = ${account.gateway}
        and sealed_credentials = ${account.sealed_credentials}
      returning id
    )
    select (select account_id from payment_attempts where tenant_id = ${db.tenantId} and reference = ${reference})
      as "attemptAccount" from noted`
  return hint
}
