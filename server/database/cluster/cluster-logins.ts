import pg from 'pg'
import type { ClusterSecrets } from './cluster-secrets.ts'

const database = 'maidah'

/** In a new built-in cluster: the owner (migrations), the app (all else, owns nothing; safety 14) and the database. */
export async function makeLogins(superuserUrl: string, secrets: ClusterSecrets): Promise<void> {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ roles: string[]; made: boolean }>(
      `select array(select rolname::text from pg_roles where rolname in ('owner', 'app')) roles,
              exists(select from pg_database where datname = $1) made`,
      [database],
    )
    const { roles = [], made = false } = rows[0] ?? {}
    for (const role of ['owner', 'app'] as const) {
      if (roles.includes(role)) continue
      const password = pg.escapeLiteral(secrets[role])
      await client.query(
        `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`,
      )
    }
    if (!made) await client.query(`create database ${database} owner owner`)
  } finally {
    await client.end()
  }
}
