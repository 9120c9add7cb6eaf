import { sql } from 'kysely'
import type { Database } from './database/tenant-db.ts'

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
    const { rows } = await db.platform(({ q }) =>
      sql<{
        tenant_id: string
        host: string
        is_primary: boolean
      }>`select * from list_tenant_hosts()`.execute(q),
    )
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
    const { rows } = await db.platform(({ q }) =>
      sql<{ tenant_id: string; primary_host: string }>`select * from find_tenant_by_host(${host})`.execute(q),
    )
    const row = rows[0]
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
  const { rows } = await db.platform(({ q }) =>
    sql<{ host: string; bound_at: Date }>`select * from list_bound_hosts()`.execute(q),
  )
  return new Map(rows.map(({ host, bound_at }) => [host, { boundAt: bound_at.getTime() }]))
}
