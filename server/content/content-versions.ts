import type { VersionsSeen } from './catalogues.ts'
import type { Database } from '../database/tenant-db.ts'
import { listContentVersions } from '../store/core/content-versions.ts'

export type ContentListener = (tenantId: string, version: number, site: boolean) => void

/** Watches tenants' content versions, so that a change by staff is seen by every process within half a second (safety 29). */
export interface ContentVersions extends VersionsSeen {
  /** Whether the last good check is less than a second old; without one caches are bypassed. */
  healthy(): boolean
  /** Looks now: what was committed before the call is known when it ends. A look that fails is reported, never thrown. */
  look(): Promise<void>
  /** `site`: its looks, words or pages changed, so that pages reload fully; else items or branches did. */
  onChange(listener: ContentListener): void
  stop(): void
}

const checkEveryMs = 250
const trustMs = 1000
/** A transaction may commit long after its clock_timestamp(): look back further than any may last, before the last good look. */
const overlapSeconds = 60

/** Takes the jobs' database; returns the watch, after its first good check. */
export async function watchContentVersions(
  db: Database,
  clock: () => number,
  report: (error: unknown) => void,
): Promise<ContentVersions> {
  const versions = new Map<string, number>()
  const sites = new Map<string, number>()
  const listeners: ContentListener[] = []
  let checkedAt = 0
  let first = true
  async function check(): Promise<void> {
    const started = clock()
    const seconds = first ? undefined : overlapSeconds + (started - checkedAt) / 1000
    const rows = await db.platform((platform) => listContentVersions(platform, seconds))
    for (const { tenant_id, version, site_version } of rows) {
      const known = versions.get(tenant_id)
      if (known !== undefined && known >= version) continue
      const site = known !== undefined && site_version > (sites.get(tenant_id) ?? 0)
      versions.set(tenant_id, version)
      sites.set(tenant_id, site_version)
      if (!first) for (const listener of listeners) listener(tenant_id, version, site)
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
    latest: (tenantId) => (healthy() ? (versions.get(tenantId) ?? 0) : undefined),
    onChange: (listener) => void listeners.push(listener),
    stop: () => clearInterval(timer),
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
