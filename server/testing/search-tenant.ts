import pg from 'pg'
import type { TestApp } from './make-test-app.ts'

/** Takes a tenant and words; returns the tables of which a row of it holds one, whatever the walls. */
export async function tablesWith(
  test: TestApp,
  tenantId: string,
  words: readonly string[],
): Promise<string[]> {
  const client = new pg.Client(test.database.superuserUrl)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id' order by 1`)
    const found: string[] = []
    for (const { name } of tables) {
      const { rowCount } = await client.query(
        `select 1 from ${pg.escapeIdentifier(name)} t where tenant_id = $1
         and exists (select 1 from unnest($2::text[]) word where strpos(t::text, word) > 0) limit 1`,
        [tenantId, words],
      )
      if (rowCount) found.push(name)
    }
    return found
  } finally {
    await client.end()
  }
}

/** Returns the tables that hold rows of tenants, with their columns. */
export async function columnsOfTenants(test: TestApp): Promise<Readonly<Record<string, readonly string[]>>> {
  const client = new pg.Client(test.database.superuserUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; columns: string[] }>(`
      select c.relname as name, array_agg(a.attname::text) as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      group by c.relname having bool_or(a.attname = 'tenant_id')`)
    return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
  } finally {
    await client.end()
  }
}
