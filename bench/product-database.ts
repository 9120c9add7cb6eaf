import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { superuserConnection } from '#tools/chaos/product-connection.ts'
import { processorSeconds } from './run-process.ts'

/** The menu page of the bars has this many items. */
const menuItems = 100

/** Takes the product's DATA_DIR; fills each restaurant's menu up to 100 items. Returns the tenants' ids by host. */
export async function fillMenus(dataDir: string): Promise<Map<string, string>> {
  const client = new pg.Client(superuserConnection(dataDir))
  await client.connect()
  try {
    const { rows } = await client.query<{ tenant_id: string; host: string }>(
      'select tenant_id, host from hosts where is_primary',
    )
    for (const { tenant_id } of rows) await fillMenu(client, tenant_id)
    return new Map(rows.map(({ host, tenant_id }) => [host, tenant_id]))
  } finally {
    await client.end()
  }
}

async function fillMenu(client: pg.Client, tenantId: string): Promise<void> {
  await client.query('begin')
  await client.query("select set_config('app.tenant_id', $1, true)", [tenantId])
  await client.query(
    `insert into items select (copied).* from (
       select jsonb_populate_record(i, jsonb_build_object('id', i.id || 'copy', 'position', i.position + 1000)) as copied
       from items i where i.tenant_id = $1 and not i.hidden order by i.position
       limit greatest(0, $2 - (select count(*) from items where tenant_id = $1 and not hidden))) made`,
    [tenantId, menuItems],
  )
  await client.query('commit')
}

/** Takes the product's DATA_DIR, a tenant and a number; its menu has so many items from now on, copies of those that it has. */
export async function growMenu(dataDir: string, tenantId: string, most: number): Promise<void> {
  await asTenant(dataDir, tenantId, (client) =>
    client.query(
      `insert into items select (copied).* from (
         select jsonb_populate_record(i, jsonb_build_object('id', i.id || 'benchbig' || n, 'position', i.position + 1000 * n)) as copied
         from items i cross join generate_series(2, 50) n where i.tenant_id = $1 and not i.hidden order by n, i.position
         limit greatest(0, $2 - (select count(*) from items where tenant_id = $1 and not hidden))) made`,
      [tenantId, most],
    ),
  )
}

/** Takes away what growMenu() added. */
export async function shrinkMenu(dataDir: string, tenantId: string): Promise<void> {
  await asTenant(dataDir, tenantId, (client) =>
    client.query("delete from items where tenant_id = $1 and id ~ 'benchbig[0-9]+$'", [tenantId]),
  )
}

async function asTenant(
  dataDir: string,
  tenantId: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(superuserConnection(dataDir))
  await client.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('app.tenant_id', $1, true)", [tenantId])
    await work(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Takes the product's DATA_DIR; returns how many restaurants have no stored document of the version of their content. */
export async function documentsMissing(dataDir: string): Promise<number> {
  return count(
    dataDir,
    `select count(*) as count from content_versions v
     where not exists (select from catalogue_documents d where d.tenant_id = v.tenant_id and d.version = v.version)`,
  )
}

/** Takes the product's DATA_DIR; returns how many transactions its database has had; the asking is one of them. */
export async function transactions(dataDir: string): Promise<number> {
  return count(
    dataDir,
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  )
}

async function count(dataDir: string, text: string): Promise<number> {
  const client = new pg.Client(superuserConnection(dataDir))
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>(text)
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}

/** Takes the product's DATA_DIR; returns the processor seconds of its PostgreSQL so far, of what has ended too. Linux alone. */
export function databaseSeconds(dataDir: string): number {
  if (process.platform !== 'linux') return Number.NaN
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const ticksPerSecond = 100
  const fields = statOf(postmaster) ?? []
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && statOf(pid)?.[1] === postmaster)
  return children.reduce((sum, pid) => sum + (statOf(pid) ? (processorSeconds(Number(pid)) ?? 0) : 0), own)
}

/** What the kernel says of a process after its name, or undefined when it has ended. */
function statOf(pid: string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')
  } catch {
    return undefined
  }
}
