import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { superuserConnection } from '#tools/chaos/product-connection.ts'
import type { BenchProduct } from './bench-product.ts'
import { figure, type ReportRow } from './report.ts'

/** What clients ask of the database for one order, with all that runs behind it. */
interface OrderCost {
  readonly statements: number
  readonly transactions: number
}

const settledMs = 3000

/**
 * Takes the product, what makes orders and how many that are; returns what one of them costs the database. The product is
 * started again with PostgreSQL's own counting of statements for it, and without it afterwards: it costs a little itself.
 */
async function costOfOrder(
  bench: BenchProduct,
  order: () => Promise<unknown>,
  orders: number,
): Promise<OrderCost> {
  const file = join(bench.dataDir, 'postgres', 'postgresql.conf')
  const usual = readFileSync(file, 'utf8')
  writeFileSync(file, `${usual}\nshared_preload_libraries = 'pg_stat_statements'\n`)
  await bench.restart()
  const client = new pg.Client(superuserConnection(bench.dataDir))
  await client.connect()
  try {
    await client.query('create extension pg_stat_statements')
    await order()
    await pause(settledMs)
    await client.query('select pg_stat_statements_reset()')
    const before = await countTransactions(client)
    await order()
    // what follows the last orders, and the counters that PostgreSQL writes once a second
    await pause(settledMs)
    const transactions = (await countTransactions(client)) - before
    return { statements: (await countStatements(client)) / orders, transactions: transactions / orders }
  } finally {
    await client.query('drop extension if exists pg_stat_statements')
    await client.end()
    writeFileSync(file, usual)
    await bench.restart()
  }
}

/** Takes the product and what makes so many orders in three calls, sixteen at once; returns the lines of what one costs the database. */
export async function costRows(
  bench: BenchProduct,
  load: (orders: number) => Promise<unknown>,
): Promise<ReportRow[]> {
  const orders = 200
  const { statements, transactions } = await costOfOrder(bench, () => load(orders), orders)
  const row = (what: string, count: number, most: number): ReportRow => ({
    what: `${what} an order in three calls, 16 at once`,
    ours: figure(count, ''),
    limit: '–',
    share: '–',
    bar: `at most ${most}`,
    met: count <= most,
  })
  return [row('statements of', statements, 18), row('transactions of', transactions, 7)]
}

async function countTransactions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = 'maidah'",
  )
  return rows[0]?.count ?? 0
}

/** Those of the product's own logins, as they sent them: not what functions and keys do within. */
async function countStatements(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select coalesce(sum(s.calls), 0)::int as count from pg_stat_statements s join pg_roles r on r.oid = s.userid
     where r.rolname <> 'postgres' and s.toplevel`,
  )
  return rows[0]?.count ?? 0
}
