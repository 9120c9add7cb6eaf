import { sql } from 'kysely'
import type { LedgerType } from '#domain/loyalty/ledger.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Ledger, NewEntry } from './ledgers.ts'
import {
  insertLots,
  listExpiredPoints,
  moveLots,
  readPointsLastDays,
  type MovedPoints,
} from './points-lots.ts'

const ledgers = ['wallet', 'points'] as const

/** Balances and what is short, of several people, under the locks of their accounts. */
export class LockedBalances {
  readonly #rows = new Map<string, { balance: number; short: number; shortBefore: number }>()

  set(ledger: Ledger, customerId: string, row: { balance?: number; short?: number }): void {
    const before = this.#of(ledger, customerId)
    const short = row.short ?? before.short
    this.#rows.set(`${ledger} ${customerId}`, {
      balance: row.balance ?? before.balance,
      short,
      shortBefore: row.short === undefined ? before.shortBefore : short,
    })
  }

  #of(ledger: Ledger, customerId: string) {
    return this.#rows.get(`${ledger} ${customerId}`) ?? { balance: 0, short: 0, shortBefore: 0 }
  }

  balance(ledger: Ledger, customerId: string): number {
    return this.#of(ledger, customerId).balance
  }

  short(ledger: Ledger, customerId: string): number {
    return this.#of(ledger, customerId).short
  }

  /** Takes what comes or goes; the balance is told by it before it is written. */
  move(ledger: Ledger, customerId: string, change: { amount?: number; short?: number }): void {
    const row = this.#of(ledger, customerId)
    this.#rows.set(`${ledger} ${customerId}`, {
      ...row,
      balance: row.balance + (change.amount ?? 0),
      short: row.short + (change.short ?? 0),
    })
  }

  /** What is short now where it is other than it was: customer id → amount. */
  changedShorts(ledger: Ledger): [string, number][] {
    return [...this.#rows].flatMap(([key, row]) =>
      key.startsWith(`${ledger} `) && row.short !== row.shortBefore
        ? [[key.slice(ledger.length + 1), row.short] as [string, number]]
        : [],
    )
  }
}

const shortColumn = { wallet: 'amount', points: 'points' } as const

/**
 * Takes customers; locks their accounts, all wallets before all points and each in the order of ids (safety 8), and
 * returns balances and shortfalls. Points that are over do not count. Seven
 * statements in one round trip, however many entries the ledgers have.
 */
export async function lockBalances(db: WriteDb, customerIds: readonly string[]): Promise<LockedBalances> {
  const people = [...new Set(customerIds)].toSorted()
  const balances = new LockedBalances()
  const locks = ledgers.map(async (ledger) => {
    const accounts = sql.table(`${ledger}_accounts`)
    const made =
      sql`insert into ${accounts} (tenant_id, customer_id) select ${db.tenantId}, unnest(${people}::text[])
      on conflict do nothing`.execute(db.q)
    const locked = sql<{ customer_id: string; balance: number }>`select customer_id, balance from ${accounts}
      where tenant_id = ${db.tenantId} and customer_id = any (${people}) order by customer_id for update`.execute(
      db.q,
    )
    await made
    for (const row of (await locked).rows) balances.set(ledger, row.customer_id, { balance: row.balance })
  })
  const shorts = ledgers.map(async (ledger) => {
    const { rows } = await sql<{ customer_id: string; short: number }>`
      select customer_id, ${sql.ref(shortColumn[ledger])} as short from ${sql.table(`${ledger}_shortfalls`)}
      where tenant_id = ${db.tenantId} and customer_id = any (${people}) order by customer_id for update`.execute(
      db.q,
    )
    for (const row of rows) balances.set(ledger, row.customer_id, { short: row.short })
  })
  // after the locks, by the database's clock (safety 8)
  const expired = listExpiredPoints(db, people)
  await Promise.all([...locks, ...shorts])
  for (const { customerId, points } of await expired) balances.move('points', customerId, { amount: -points })
  return balances
}

/**
 * Takes entries of people whose accounts are locked; changes their balances and adds the entries in one statement for
 * each ledger. An entry whose source had its effect already is left out (safety 8); a balance below zero is refused by the
 * database (23514).
 */
export async function addEntries(
  db: WriteDb,
  ledger: Ledger,
  entries: readonly (NewEntry & { readonly type: LedgerType })[],
): Promise<void> {
  if (entries.length === 0) return
  const accounts = sql.table(`${ledger}_accounts`)
  const table = sql.table(`${ledger}_entries`)
  const given = JSON.stringify(
    entries.map(({ customerId, type, amount, source, kind, orderId, note }, n) => {
      const what = { type, amount, source, kind, order_id: orderId ?? null, note: note ?? '' }
      return { n, customer_id: customerId, ...what }
    }),
  )
  const added = sql<Omit<MovedPoints, 'customerId'> & { customer_id: string }>`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb) as g(n int, customer_id text, type text, amount bigint,
        source text, kind text, order_id text, note text)
    ), fresh as (
      select g.*, row_number() over w as at_place, sum(g.amount) over w as so_far from given g
      where not exists (select from ${table} e where e.tenant_id = ${db.tenantId} and e.source = g.source and e.kind = g.kind)
      window w as (partition by g.customer_id order by g.n)
    ), sums as (
      select customer_id, sum(amount) as amount, count(*)::int as count from fresh group by customer_id
    ), moved as (
      update ${accounts} a set balance = a.balance + s.amount, seq = a.seq + s.count from sums s
      where a.tenant_id = ${db.tenantId} and a.customer_id = s.customer_id
      returning a.customer_id, a.balance - s.amount as balance, a.seq - s.count as seq
    )
    insert into ${table} (tenant_id, customer_id, seq, type, amount, balance, source, kind, order_id, note)
    select ${db.tenantId}, f.customer_id, m.seq + f.at_place, f.type, f.amount, m.balance + f.so_far, f.source, f.kind,
      f.order_id, f.note
    from fresh f join moved m on m.customer_id = f.customer_id
    returning customer_id, seq, amount, source, at`
  const [{ rows }, lastDays] = await Promise.all([
    added.execute(db.q),
    ledger === 'points' ? readPointsLastDays(db) : 0,
  ])
  const moved = rows.map(({ customer_id: customerId, ...row }) => ({ customerId, ...row }))
  if (ledger === 'points') await keepLots(db, moved, lastDays)
}

/** New points first, so that what is spent in the same step finds them. Decision 0049. */
async function keepLots(db: WriteDb, moved: readonly MovedPoints[], lastDays: number): Promise<void> {
  const brought = moved.filter(({ amount }) => amount > 0)
  await insertLots(db, brought, lastDays)
  for (const one of moved.filter(({ amount }) => amount < 0)) await moveLots(db, one, { lastDays })
}

/** Takes locked balances; writes what is short of them where it changed, one statement for each ledger. */
export async function saveShortfalls(db: WriteDb, balances: LockedBalances): Promise<void> {
  for (const ledger of ledgers) {
    const changed = balances.changedShorts(ledger)
    if (changed.length === 0) continue
    const column = sql.ref(shortColumn[ledger])
    await sql`insert into ${sql.table(`${ledger}_shortfalls`)} (tenant_id, customer_id, ${column})
      select ${db.tenantId}, unnest(${changed.map(([id]) => id)}::text[]), unnest(${changed.map(([, short]) => short)}::bigint[])
      on conflict (tenant_id, customer_id) do update set ${column} = excluded.${column}`.execute(db.q)
  }
}
