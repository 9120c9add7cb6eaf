import type { IncomingMessage } from 'node:http'
import type { Pages } from './pages.ts'

/** Kept pages logged one by one per second; more of them are counted in one line. */
const linesPerSecond = 20

/** Takes the pages; returns what logs each kept page that was sent: one by one while few, summed up while many. */
export function countHits({
  log,
}: Pages): (tenantId: string, request: IncomingMessage, status: number, now: number) => void {
  let second = 0
  let lines = 0
  const more = new Map<string, { count: number }>()
  function tell(): void {
    for (const [tenant, { count }] of more) log.info({ tenant, count }, 'kept pages')
    more.clear()
  }
  return (tenant, request, status, now) => {
    const current = Math.floor(now / 1000)
    if (current !== second) {
      second = current
      lines = 0
      if (more.size > 0) tell()
    }
    if (lines < linesPerSecond) {
      lines += 1
      const path = request.url?.split('?', 1)[0]
      log.info({ method: request.method, path, status, tenant, kept: true }, 'request')
    } else {
      const counted = more.get(tenant)
      if (counted) counted.count += 1
      else more.set(tenant, { count: 1 })
    }
  }
}
