import type { Database } from '../database/tenant-db.ts'
import { listTenantHosts, listTenantsOfHosts, type HostRow } from '../store/platform/hosts.ts'

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
  /** Whether there is such a tenant. */
  has(tenantId: string): boolean
  tenantIds(): Iterable<string>
  /** The host under which a tenant's pages live. */
  primaryHost(tenantId: string): string | undefined
  /** Reads all of them anew. */
  refresh(): Promise<void>
  /** Reads those of some tenants anew; a failure is reported. */
  changed(tenantIds: readonly string[]): void
  stop(): void
}

/** A slow safety net under the versions of hosts: all of them anew. */
const refreshMs = 600_000
/** So long a name that nobody has is not asked for again. */
const unknownMs = 5000
const mostUnknown = 10_000
/** What cannot be a host name is no question for the database. */
const possible = /^[a-z0-9._:[\]-]{1,253}$/

/** Takes the database; returns the registry, filled once. Throws only when the first fill fails. Safety 18. */
export async function startHosts(
  db: Database,
  report: (error: unknown) => void,
  clock: () => number = Date.now,
): Promise<Hosts> {
  const registry = makeRegistry()
  let unknown = new Set<string>()
  let unknownSince = 0
  async function refresh(): Promise<void> {
    registry.replace(undefined, await db.platform((platform) => listTenantHosts(platform)))
    unknown = new Set()
  }
  async function changed(tenantIds: readonly string[]): Promise<void> {
    const rows = await db.platform((platform) => listTenantHosts(platform, tenantIds))
    registry.replace(tenantIds, rows)
    unknown = new Set()
  }
  async function ask(hosts: ReadonlySet<string>): Promise<void> {
    const found = await db.platform((platform) => listTenantsOfHosts(platform, [...hosts]))
    for (const { host, tenant_id, primary_host } of found) registry.add(host, tenant_id, primary_host)
    for (const host of hosts) if (!registry.known(host) && unknown.size < mostUnknown) unknown.add(host)
  }
  function isUnknown(host: string): boolean {
    const now = clock()
    // a clock that was set back is no longer than usual behind
    if (Math.abs(now - unknownSince) >= unknownMs) {
      unknown = new Set()
      unknownSince = now
    }
    return unknown.has(host)
  }
  const askTogether = oneAtATime(ask)
  await refresh()
  const timer = setInterval(() => void refresh().catch(report), refreshMs)
  timer.unref()
  return {
    refresh,
    changed: (tenantIds) => void changed(tenantIds).catch(report),
    known: registry.known,
    find: async (host) =>
      registry.known(host) ??
      (isUnknown(host) || !possible.test(host)
        ? undefined
        : askTogether(host).then(() => registry.known(host))),
    primaryHost: registry.primaryHost,
    has: registry.has,
    tenantIds: registry.tenantIds,
    stop: () => clearInterval(timer),
  }
}

/** Hosts by their name and by their tenant. */
function makeRegistry() {
  const entries = new Map<string, HostEntry>()
  const tenants = new Map<string, Set<string>>()
  function set(host: string, entry: HostEntry): void {
    remove(host)
    entries.set(host, entry)
    const own = tenants.get(entry.tenantId) ?? new Set()
    tenants.set(entry.tenantId, own.add(host))
  }
  function remove(host: string): void {
    const former = entries.get(host)
    if (!former || !entries.delete(host)) return
    const own = tenants.get(former.tenantId)
    own?.delete(host)
    if (own?.size === 0) tenants.delete(former.tenantId)
  }
  return {
    known: (host: string) => entries.get(host),
    has: (tenantId: string) => tenants.has(tenantId),
    tenantIds: () => tenants.keys(),
    primaryHost(tenantId: string): string | undefined {
      const [host] = tenants.get(tenantId) ?? []
      return host === undefined ? undefined : entries.get(host)?.primaryHost
    },
    add: (host: string, tenantId: string, primaryHost: string) => set(host, { tenantId, primaryHost }),
    /** Puts these rows in the place of all that those tenants had; none = of all. What stands already stays the same object. */
    replace(tenantIds: readonly string[] | undefined, rows: readonly HostRow[]): void {
      const primary = new Map(rows.filter((row) => row.is_primary).map((row) => [row.tenant_id, row.host]))
      const there = new Set(rows.map(({ host }) => host))
      for (const tenantId of tenantIds ?? [...tenants.keys()])
        for (const host of tenants.get(tenantId) ?? []) if (!there.has(host)) remove(host)
      for (const { host, tenant_id: tenantId, bound_at } of rows) {
        const boundAt = bound_at?.getTime()
        const primaryHost = primary.get(tenantId) ?? host
        const known = entries.get(host)
        if (known?.tenantId === tenantId && known.primaryHost === primaryHost && known.boundAt === boundAt)
          continue
        set(host, { tenantId, primaryHost, ...(boundAt !== undefined && { boundAt }) })
      }
    },
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
