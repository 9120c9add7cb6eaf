import type { Database } from '../database/tenant-db.ts'
import { listBoundHosts, listTenantHosts, listTenantsOfHosts } from '../store/platform/hosts.ts'

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
  async function ask(hosts: ReadonlySet<string>): Promise<void> {
    const found = await db.platform((platform) => listTenantsOfHosts(platform, [...hosts]))
    for (const { host, tenant_id, primary_host } of found)
      entries.set(host, { tenantId: tenant_id, primaryHost: primary_host })
    for (const host of hosts) if (!entries.has(host) && unknown.size < mostUnknown) unknown.add(host)
  }
  const askTogether = oneAtATime(ask)
  await refresh()
  const timer = setInterval(() => void refresh().catch(report), refreshMs)
  timer.unref()
  return {
    refresh,
    known: (host) => entries.get(host),
    find: async (host) =>
      entries.get(host) ??
      (unknown.has(host) || !possible.test(host)
        ? undefined
        : askTogether(host).then(() => entries.get(host))),
    primaryHost: (tenantId) =>
      [...entries.values()].find((entry) => entry.tenantId === tenantId)?.primaryHost,
    tenantIds: () => new Set([...entries.values()].map((entry) => entry.tenantId)),
    stop: () => clearInterval(timer),
  }
}

/**
 * Takes what asks of several hosts; returns how to ask of one. What comes while a question is under way goes with the next:
 * made-up names without end are one question at a time, not as many as there are connections.
 */
function oneAtATime(ask: (hosts: ReadonlySet<string>) => Promise<void>): (host: string) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { readonly hosts: Set<string>; readonly answered: Promise<void> } | undefined
  return (host) => {
    if (!next) {
      const hosts = new Set<string>()
      const answered = last.then(() => {
        next = undefined
        return ask(hosts)
      })
      last = answered.catch(() => {})
      next = { hosts, answered }
    }
    next.hosts.add(host)
    return next.answered
  }
}

async function readBound(db: Database): Promise<ReadonlyMap<string, { readonly boundAt: number }>> {
  const rows = await db.platform(listBoundHosts)
  return new Map(rows.map(({ host, bound_at }) => [host, { boundAt: bound_at.getTime() }]))
}
