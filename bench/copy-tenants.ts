import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { accountCredentials } from '#server/adapters/payment/sandbox-gateway/account-credentials.ts'
import { sandboxKey } from '#server/demo/sandbox-process.ts'
import { makeSeal } from '#server/secrets/seal.ts'
import { superuserConnection } from '#tools/chaos/product-connection.ts'
import { contentTables } from '#tools/tenants/tenant-tables.ts'

const atOnce = 50

/**
 * Takes the product's DATA_DIR, the host of the restaurant that is copied and how many copies; each copy has its rows under
 * another tenant (ids stay: every key begins with the tenant), a host of its own and an account at the sandbox gateway.
 * Returns the hosts.
 */
export async function copyTenants(dataDir: string, like: string, count: number): Promise<string[]> {
  const client = new pg.Client(superuserConnection(dataDir))
  await client.connect()
  try {
    const columns = await readColumns(client)
    const from = await client.query<{ id: string }>('select tenant_id as id from hosts where host = $1', [
      like,
    ])
    const sealed = sealer(dataDir)
    const hosts: string[] = []
    for (let at = 0; at < count; at += atOnce) {
      const copies = Array.from({ length: Math.min(atOnce, count - at) }, (_, i) => {
        const id = randomBytes(15).toString('hex')
        return { id, host: `t${at + i}.localhost`, sealed: sealed(id) }
      })
      await copyOnce(client, columns, from.rows[0]?.id ?? '', copies)
      hosts.push(...copies.map(({ host }) => host))
    }
    await client.query('analyze')
    return hosts
  } finally {
    await client.end()
  }
}

interface Copy {
  readonly id: string
  readonly host: string
  readonly sealed: string
}

/** What differs in a copy: the tenant's own token and name, its account's name and credentials, its version. */
const changed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tenants: { app_token: `n.id || 'tok'`, name_en: `x.name_en || ' ' || n.host` },
  gateway_accounts: { id: `'g' || n.id`, sealed_credentials: 'n.sealed' },
  content_versions: { version: `nextval('content_version_seq')`, changed_at: 'clock_timestamp()' },
}

async function copyOnce(
  client: pg.Client,
  columns: ReadonlyMap<string, readonly string[]>,
  from: string,
  copies: readonly Copy[],
): Promise<void> {
  const values = (['id', 'host', 'sealed'] as const).map((part) => copies.map((copy) => copy[part]))
  const made = 'unnest($1::text[], $2::text[], $3::text[]) n(id, host, sealed)'
  await client.query(`begin; set local session_replication_role = 'replica'`)
  for (const table of ['tenants', ...contentTables, 'content_versions', 'gateway_accounts']) {
    const own = columns.get(table) ?? []
    const picked = own.map((name) =>
      name === 'tenant_id' ? 'n.id' : (changed[table]?.[name] ?? `x.${pg.escapeIdentifier(name)}`),
    )
    await client.query(
      `insert into ${table} (${own.map((name) => pg.escapeIdentifier(name)).join(', ')}) overriding system value
       select ${picked.join(', ')} from ${table} x cross join ${made} where x.tenant_id = $4`,
      [...values, from],
    )
  }
  await client.query(
    `insert into hosts (host, tenant_id, is_primary) select n.host, n.id, $4::boolean from ${made}`,
    [...values, true],
  )
  await client.query('commit')
}

async function readColumns(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; names: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as names
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  )
  return new Map(rows.map(({ table, names }) => [table, names]))
}

/** Takes the product's DATA_DIR; returns a tenant's credentials at its sandbox gateway, as the product keeps them. */
function sealer(dataDir: string): (tenantId: string) => string {
  const secret = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim()
  const port = readFileSync(join(dataDir, 'sandbox-gateway-port'), 'utf8').trim()
  const [seal, key] = [makeSeal(secret), sandboxKey(secret)]
  return (accountId) =>
    seal.close(
      JSON.stringify({
        provider: 'sandbox',
        accountId,
        apiUrl: `http://127.0.0.1:${port}`,
        live: false,
        ...accountCredentials(key, accountId),
      }),
    )
}
