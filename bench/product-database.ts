import pg from 'pg'
import { superuserConnection } from '#tools/chaos/product-connection.ts'

/** The menu page of the bars has this many items. */
export const menuItems = 100

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

/** Raises a tenant's content version as any change by staff does. */
export async function touchContent(dataDir: string, tenantId: string): Promise<void> {
  const client = new pg.Client(superuserConnection(dataDir))
  await client.connect()
  await client.query('begin')
  await client.query("select set_config('app.tenant_id', $1, true)", [tenantId])
  await client.query(
    'update items set position = position where tenant_id = $1 and id = (select min(id) from items where tenant_id = $1)',
    [tenantId],
  )
  await client.query('commit')
  await client.end()
}
