import pg from 'pg'
import type { TestApp } from './make-test-app.ts'

/** A row of a table, by column. */
export type RowOf = readonly [table: string, row: Readonly<Record<string, unknown>>]

/** Takes a tenant and rows; writes them, whatever they hang on. */
export async function putRows(test: TestApp, tenantId: string, rows: readonly RowOf[]): Promise<void> {
  const client = new pg.Client(test.database.superuserUrl)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [table, row] of rows) {
      const columns = ['tenant_id', ...Object.keys(row)].map((name) => pg.escapeIdentifier(name)).join(', ')
      const name = pg.escapeIdentifier(table)
      await client.query(
        `insert into ${name} (${columns}) select ${columns} from jsonb_populate_record(null::${name}, $1)`,
        [JSON.stringify({ tenant_id: tenantId, ...row })],
      )
    }
  } finally {
    await client.end()
  }
}
