import pg from 'pg'
import type { TestApp } from './make-test-app.ts'

/** Tables that calls of members and of attackers' own work change: sign-ins and the journal of forged webhooks. */
const moving = new Set(['staff', 'staff_sessions', 'staff_branches', 'audit_log', 'outbox'])

/** Takes a tenant; returns one name for all that is stored of it, whatever the walls: the same name, the same rows. */
export async function fingerprintTenant(test: TestApp, tenantId: string): Promise<string> {
  const client = new pg.Client(test.database.superuserUrl)
  await client.connect()
  try {
    const tables = await client.query<{
      name: string
    }>(`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id' order by 1`)
    const parts: string[] = []
    for (const { name } of tables.rows.filter((table) => !moving.has(table.name))) {
      const { rows } = await client.query<{ sum: string | null }>(
        `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${pg.escapeIdentifier(name)} t where tenant_id = $1`,
        [tenantId],
      )
      parts.push(`${name}:${rows[0]?.sum ?? ''}`)
    }
    return parts.join('\n')
  } finally {
    await client.end()
  }
}
