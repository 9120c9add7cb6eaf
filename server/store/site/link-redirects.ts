import type { LinkRedirect, LinkRedirects, RedirectKind } from '#domain/site/link-redirect.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** The tenant's redirect table and the hosts that its owner has listed. */
export async function loadRedirects(db: TenantDb): Promise<LinkRedirects> {
  const rows = await db.q
    .selectFrom('link_redirects')
    .select(['kind', 'code', 'target'])
    .where('tenant_id', '=', db.tenantId)
    .orderBy('kind', 'desc')
    .orderBy('code')
    .execute()
  const hosts = await db.q
    .selectFrom('link_hosts')
    .select('host')
    .where('tenant_id', '=', db.tenantId)
    .orderBy('host')
    .execute()
  return { rows, hosts: hosts.map(({ host }) => host) }
}

/** Takes a row; it leads there from now on. */
export async function saveRedirect(db: TenantDb, row: LinkRedirect): Promise<void> {
  await db.q
    .insertInto('link_redirects')
    .values({ tenant_id: db.tenantId, ...row })
    .onConflict((on) => on.columns(['tenant_id', 'kind', 'code']).doUpdateSet({ target: row.target }))
    .execute()
}

/** Takes a kind and a code; the link has its built-in behaviour again. */
export async function deleteRedirect(db: TenantDb, kind: RedirectKind, code: string): Promise<void> {
  await db.q
    .deleteFrom('link_redirects')
    .where('tenant_id', '=', db.tenantId)
    .where('kind', '=', kind)
    .where('code', '=', code)
    .execute()
}

/** Takes all hosts that may be led to. */
export async function saveHosts(db: TenantDb, hosts: readonly string[]): Promise<void> {
  await db.q.deleteFrom('link_hosts').where('tenant_id', '=', db.tenantId).execute()
  if (hosts.length === 0) return
  await db.q
    .insertInto('link_hosts')
    .values(hosts.map((host) => ({ tenant_id: db.tenantId, host })))
    .execute()
}
