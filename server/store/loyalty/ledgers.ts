import { sql, type Selectable } from 'kysely'
import type { LedgerType } from '#domain/loyalty/ledger.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { moveLots, readExpiredPoints, readPointsLastDays } from './points-lots.ts'
import type { Schema } from '../schema.generated.ts'

/** The two ledgers: money in minor units, and points. */
export type Ledger = 'wallet' | 'points'
export type EntryRow = Selectable<Schema['wallet_entries']>

/** An entry to add. */
export interface NewEntry {
  readonly customerId: string
  readonly type: LedgerType
  /** With its sign: what is spent is below zero. */
  readonly amount: number
  /** What it comes of, and which of its effects it is: together they come once (safety 8). */
  readonly source: string
  readonly kind: string
  readonly orderId?: string
  readonly note?: string
  readonly at?: Date
  /** Points: of the lots whose time is over, not of those that can be spent. */
  readonly overdue?: true
}

/** Takes a customer; returns what there is to spend, 0 while there is no entry. Points that are over do not count. */
export async function readBalance(db: TenantDb, ledger: Ledger, customerId: string): Promise<number> {
  const expired = ledger === 'points' ? readExpiredPoints(db, customerId) : 0
  const row = await db.q
    .selectFrom(`${ledger}_accounts`)
    .select('balance')
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return (row?.balance ?? 0) - (await expired)
}

/** The same under the account's lock: nobody else spends of it until the transaction ends (safety 8). */
export async function lockBalance(db: WriteDb, ledger: Ledger, customerId: string): Promise<number> {
  const row = await lockAccount(db, ledger, customerId)
  // after the lock, by the database's clock (safety 8)
  return (row?.balance ?? 0) - (ledger === 'points' ? await readExpiredPoints(db, customerId) : 0)
}

/** Takes a customer; locks the account and returns it with the number of its newest entry, or undefined while there is none. */
export function lockAccount(
  db: WriteDb,
  ledger: Ledger,
  customerId: string,
): Promise<{ balance: number; seq: number } | undefined> {
  return db.q
    .selectFrom(`${ledger}_accounts`)
    .select(['balance', 'seq'])
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes a customer and a page from 1; returns its entries, newest first, and how many there are. */
export async function listEntries(
  db: TenantDb,
  ledger: Ledger,
  { customerId, page, perPage }: { customerId: string; page: number; perPage: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const [rows, account] = await Promise.all([
    db.q
      .selectFrom(`${ledger}_entries`)
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('customer_id', '=', customerId)
      .orderBy('seq', 'desc')
      .offset((page - 1) * perPage)
      .limit(perPage)
      .execute(),
    db.q
      .selectFrom(`${ledger}_accounts`)
      .select('seq')
      .where('tenant_id', '=', db.tenantId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst(),
  ])
  return { rows: rows as EntryRow[], total: account?.seq ?? 0 }
}

/**
 * Takes a transaction and an entry; changes the balance and adds the entry in it. Returns false when this source had
 * its effect already. A balance below zero is refused by the database (23514). Safety 8.
 */
export async function addEntry(db: WriteDb, ledger: Ledger, entry: NewEntry): Promise<boolean> {
  const { customerId } = entry
  const accounts = sql.table(`${ledger}_accounts`)
  const entries = sql.table(`${ledger}_entries`)
  const opened = sql`insert into ${accounts} (tenant_id, customer_id) values (${db.tenantId}, ${customerId}) on conflict do nothing`
  // the lock comes before the look, so that a rival with the same source waits and then sees it
  const locked = sql`select 1 from ${accounts} where tenant_id = ${db.tenantId} and customer_id = ${customerId} for update`
  const moved = sql<{ seq: number; at: Date }>`
    with fresh as (
      select 1 where not exists (select from ${entries} where tenant_id = ${db.tenantId} and source = ${entry.source} and kind = ${entry.kind})
    ), moved as (
      update ${accounts} a set balance = a.balance + ${entry.amount}, seq = a.seq + 1 from fresh
      where a.tenant_id = ${db.tenantId} and a.customer_id = ${customerId} returning a.balance, a.seq
    )
    insert into ${entries} (tenant_id, customer_id, seq, type, amount, balance, source, kind, order_id, note, at)
    select ${db.tenantId}, ${customerId}, seq, ${entry.type}, ${entry.amount}, balance, ${entry.source}, ${entry.kind},
      ${entry.orderId ?? null}, ${entry.note ?? ''}, ${entry.at ?? sql`clock_timestamp()`}
    from moved returning seq, at`
  const [, , { rows }, lastDays] = await Promise.all([
    opened.execute(db.q),
    locked.execute(db.q),
    moved.execute(db.q),
    ledger === 'points' && entry.amount > 0 ? readPointsLastDays(db) : 0,
  ])
  const [added] = rows
  if (!added) return false
  if (ledger === 'points') await moveLots(db, { ...entry, ...added }, { lastDays, expired: entry.overdue })
  return true
}
