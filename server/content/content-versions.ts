import type { VersionsSeen } from './catalogues.ts'
import type { Database } from '../database/tenant-db.ts'
import { listChanges, type Change } from '../store/core/changes.ts'

export type ContentListener = (tenantId: string, version: number, site: boolean) => void

/** Watches tenants' content versions, so that a change by staff is seen by every process within about a second (safety 29). */
export interface ContentVersions extends VersionsSeen {
  /** Whether the last good check is less than three seconds old; without one caches are bypassed. */
  healthy(): boolean
  /** Looks now: what was committed before the call is known when it ends. A look that fails is reported, never thrown. */
  look(): Promise<void>
  /** `site`: its looks, words or pages changed, so that pages reload fully; else items or branches did. */
  onChange(listener: ContentListener): void
  stop(): void
}

/** The same look tells of all else that a process has to hear of (decision 0229). */
export interface Changes extends ContentVersions {
  /** Tenants whose hosts changed. */
  onHosts(listener: (tenantIds: readonly string[]) => void): void
  /** Outbox rows are due that nobody acts on. */
  onOutbox(listener: () => void): void
  /** Jobs of a queue are due. */
  onJobs(queues: readonly string[], listener: (queue: string) => void): void
}

const checkEveryMs = 1000
const trustMs = 3000
/** A transaction may commit long after its clock_timestamp(): look back further than any may last, before the last good look. */
const overlapSeconds = 60

/** Takes the jobs' database; returns the watch, after its first good check. */
export async function watchContentVersions(
  db: Database,
  clock: () => number,
  report: (error: unknown) => void,
): Promise<Changes> {
  const content = makeContentWatch()
  const hosts = makeHostWatch()
  const outbox: (() => void)[] = []
  const jobs = new Map<string, (queue: string) => void>()
  let checkedAt = 0
  let first = true
  async function check(): Promise<void> {
    const started = clock()
    const seconds = first ? undefined : overlapSeconds + Math.max(0, started - checkedAt) / 1000
    const queues = [...jobs.keys()]
    const changes = await db.platform((platform) => listChanges(platform, { seconds, queues }))
    content.take(changes, first)
    hosts.take(changes, first)
    for (const change of changes) {
      if (change.kind === 'outbox') for (const listener of outbox) listener()
      if (change.kind === 'jobs') jobs.get(change.queue)?.(change.queue)
    }
    first = false
    checkedAt = started
  }
  await check()
  const { look, isLooking } = takeLooksInTurn(() => check().catch(report))
  const timer = setInterval(() => {
    if (!isLooking()) void look()
  }, checkEveryMs)
  timer.unref()
  const healthy = () => clock() - checkedAt < trustMs
  return {
    healthy,
    look,
    latest: (tenantId) => (healthy() ? content.version(tenantId) : undefined),
    onChange: content.listen,
    onHosts: hosts.listen,
    onOutbox: (listener) => void outbox.push(listener),
    onJobs: (queues, listener) => queues.forEach((queue) => jobs.set(queue, listener)),
    stop: () => clearInterval(timer),
  }
}

/** Content versions as they are known: the same change is told once, however often a look finds it. */
function makeContentWatch() {
  const versions = new Map<string, number>()
  const sites = new Map<string, number>()
  const listeners: ContentListener[] = []
  return {
    version: (tenantId: string) => versions.get(tenantId) ?? 0,
    listen: (listener: ContentListener) => void listeners.push(listener),
    take(changes: readonly Change[], first: boolean): void {
      for (const change of changes) {
        if (change.kind !== 'content') continue
        const { tenant_id, version, site_version } = change
        const known = versions.get(tenant_id)
        if (known !== undefined && known >= version) continue
        const site = known !== undefined && site_version > (sites.get(tenant_id) ?? 0)
        versions.set(tenant_id, version)
        sites.set(tenant_id, site_version)
        if (!first) for (const listener of listeners) listener(tenant_id, version, site)
      }
    },
  }
}

function makeHostWatch() {
  const versions = new Map<string, number>()
  const listeners: ((tenantIds: readonly string[]) => void)[] = []
  return {
    listen: (listener: (tenantIds: readonly string[]) => void) => void listeners.push(listener),
    take(changes: readonly Change[], first: boolean): void {
      const changed = changes.flatMap((change) => {
        if (change.kind !== 'hosts' || (versions.get(change.tenant_id) ?? 0) >= change.version) return []
        versions.set(change.tenant_id, change.version)
        return [change.tenant_id]
      })
      if (!first && changed.length > 0) for (const listener of listeners) listener(changed)
    },
  }
}

/** One look at a time; whoever asks gets one that begins after the asking, shared by all who asked until then. */
function takeLooksInTurn(takeLook: () => Promise<void>) {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  function look(): Promise<void> {
    // one that is under way may have read before the commit that the caller means
    next ??= Promise.resolve(running).then(() => {
      next = undefined
      running = takeLook().finally(() => {
        running = undefined
      })
      return running
    })
    return next
  }
  return { look, isLooking: () => running !== undefined || next !== undefined }
}
