import type { Database } from './database/tenant-db.ts'
import { findTenantOfHost, listBoundHosts, listTenantHosts } from './store/hosts.ts'

export interface HostEntry {
  readonly tenantId: string
  readonly primaryHost: string
  /** Since when it answers for this restaurant, UTC ms; none for the host that it began with. */
  readonly boundAt?: number
}

/** Which tenant a host belongs to. Keeps its last good copy; only a positive "not found" is undefined (safety 18). */
export interface Hosts {
  find(host: string): Promise<HostEntry | undefined>
  /** Without asking: undefined also when it is not known yet. */
  known(host: string): HostEntry | undefined
  tenantIds(): Iterable<string>
  /** The host under which a tenant's pages live. */
  primaryHost(tenantId: string): string | undefined
  refresh(): Promise<void>
  stop(): void
}

const refreshMs = 5000
const mostUnknown = 10_000
/** What cannot be a host name is no question for the database. */
const possible = /^[a-z0-9._:[\]-]{1,253}$/

/** Takes the database; returns the registry, filled once. Throws only when the first fill fails. Safety 18. */
export async function startHosts(db: Database, report: (error: unknown) => void): Promise<Hosts> {
  let entries = new Map<string, HostEntry>()
  let unknown = new Set<string>()
  async function refresh(): Promise<void> {
    const rows = await db.platform(listTenantHosts)
    const bound = await readBound(db)
    const primary = new Map(rows.filter((row) => row.is_primary).map((row) => [row.tenant_id, row.host]))
    entries = new Map(
      rows.map((row) => [
        row.host,
        {
          tenantId: row.tenant_id,
          primaryHost: primary.get(row.tenant_id) ?? row.host,
          ...bound.get(row.host),
        },
      ]),
    )
    unknown = new Set()
  }
  async function ask(host: string): Promise<HostEntry | undefined> {
    const row = await db.platform((platform) => findTenantOfHost(platform, host))
    if (row) entries.set(host, { tenantId: row.tenant_id, primaryHost: row.primary_host })
    else if (unknown.size < mostUnknown) unknown.add(host)
    return entries.get(host)
  }
  await refresh()
  const timer = setInterval(() => void refresh().catch(report), refreshMs)
  timer.unref()
  return {
    refresh,
    known: (host) => entries.get(host),
    find: async (host) =>
      entries.get(host) ?? (unknown.has(host) || !possible.test(host) ? undefined : ask(host)),
    primaryHost: (tenantId) =>
      [...entries.values()].find((entry) => entry.tenantId === tenantId)?.primaryHost,
    tenantIds: () => new Set([...entries.values()].map((entry) => entry.tenantId)),
    stop: () => clearInterval(timer),
  }
}

async function readBound(db: Database): Promise<ReadonlyMap<string, { readonly boundAt: number }>> {
  const rows = await db.platform(listBoundHosts)
  return new Map(rows.map(({ host, bound_at }) => [host, { boundAt: bound_at.getTime() }]))
}
