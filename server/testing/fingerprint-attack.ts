import pg from 'pg'
import type { TestApp } from './make-test-app.ts'

/** A look at all that is stored of a tenant, whatever the walls. */
export interface Fingerprints {
  /** One name for every table's rows: the same names, the same rows. */
  take(tenantId: string): Promise<Record<string, string>>
  close(): Promise<void>
}

/** Takes the app and tables to leave out; returns the look. */
async function openFingerprints(test: TestApp, except: readonly string[] = []): Promise<Fingerprints> {
  const client = new pg.Client(test.database.superuserUrl)
  await client.connect()
  const tables = await client.query<{ name: string }>(`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id' order by 1`)
  const looks = tables.rows
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) =>
        `select ${pg.escapeLiteral(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
     from ${pg.escapeIdentifier(name)} t where tenant_id = $1`,
    )
  const text = looks.join(' union all ')
  return {
    async take(tenantId) {
      // named, so that a statement over a hundred tables is planned once
      const look = { name: 'look', text, values: [tenantId] }
      const { rows } = await client.query<{ name: string; sum: string }>(look)
      return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
    },
    close: () => client.end(),
  }
}

/** Tables that members change by signing in alone. */
const signInTables: readonly string[] = ['staff', 'staff_sessions', 'staff_branches', 'audit_log', 'outbox']

/** Takes a tenant; returns what is stored of it but for sign-ins. */
export async function fingerprintTenant(test: TestApp, tenantId: string): Promise<Record<string, string>> {
  const look = await openFingerprints(test, signInTables)
  try {
    return await look.take(tenantId)
  } finally {
    await look.close()
  }
}
