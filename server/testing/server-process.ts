import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from '#server/http/app.ts'
import { makeCatalogues } from '#server/content/catalogues.ts'
import { ResponseCache } from '#server/content/response-cache.ts'
import { watchContentVersions } from '#server/content/content-versions.ts'
import { startJobQueue } from '#server/database/job-queue.ts'
import { tellWrites } from '#server/database/tell-writes.ts'
import { openDatabases } from '#server/database/open-databases.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeGateways } from '#server/start/gateways.ts'
import { makeHeavyWork } from '#server/heavy-work/heavy-work.ts'
import { startHosts } from '#server/http/hosts.ts'
import { liveRights } from '#server/live/rights.ts'
import { openSharedEvents } from '#server/live/shared-events.ts'
import { startLive } from '#server/live/socket.ts'
import { makeRateLimits } from '#server/core/rate-limits.ts'
import { openMaps } from '#server/start/open-maps.ts'
import { openExternalServices } from '#server/demo/external-services.ts'
import { createSandboxGateway } from '#server/adapters/payment/sandbox.ts'
import { diskFiles } from '#server/adapters/pictures/disk-files.ts'
import { keepPictures } from '#server/adapters/pictures/keep-pictures.ts'
import { makeSeal } from '#server/secrets/seal.ts'
import { makeSenders } from '#server/start/senders.ts'
import { messageWork, startWork } from '#server/start/start-work.ts'
import { testSecret } from './test-secret.ts'
import { payables } from '#server/start/payables.ts'

/**
 * One of several server processes over one database: everything that `server/start/main.ts` starts besides pages, with
 * relay, sweepers and jobs of its own. Its arguments are the database's address and, for a crowd behind one address,
 * `unlimited`; it prints its port and ends on SIGTERM.
 */
const [appUrl = '', limited] = process.argv.slice(2)
const log = pino({ level: 'warn' }, process.stderr)
const report = (error: unknown) => log.error({ err: error }, 'after the answer')
const databases = openDatabases(appUrl, { report })
const versions = await watchContentVersions(databases.jobs, Date.now, report)
const hosts = await startHosts(databases.web, report)
const maps = await openMaps({
  mode: 'live',
  map: {
    tilesUrl: undefined,
    attribution: '',
    geocoder: 'nominatim',
    geocoderUrl: undefined,
    nationalKey: undefined,
  },
})
const work = { wake: () => {}, stir: () => {} }
const web = tellWrites(databases.web, () => work.stir())
const http = createServer()
http.listen(0, '127.0.0.1')
await once(http, 'listening')
const { port } = http.address() as AddressInfo
const seal = makeSeal(testSecret)
const deps: Deps = {
  ...openExternalServices('demo', Date.now),
  settled: {
    mode: 'demo',
    platformHost: 'localhost',
    trustedProxies: 0,
    publicScheme: 'http',
    publicPort: 3000,
  },
  db: web,
  clock: Date.now,
  isLeaving: () => false,
  log,
  hosts,
  versions,
  pictures: keepPictures(diskFiles(join(tmpdir(), `rival-pictures-${process.pid}`))),
  heavy: makeHeavyWork(report),
  maps: maps.door,
  catalogues: makeCatalogues(databases.web, versions),
  menus: new ResponseCache(),
  payables,
  gateways: makeGateways([createSandboxGateway()], seal, () => `http://127.0.0.1:${port}`),
  seal,
  senders: makeSenders({ mode: 'demo' }),
  rateLimits: limited === 'unlimited' ? { pass: () => true } : makeRateLimits(),
  wakeRelay: () => work.wake(),
}
http.on('request', getRequestListener(createApp(deps).fetch))
const live = startLive(
  http,
  liveRights(deps),
  await openSharedEvents({ redisUrl: undefined, databaseUrl: appUrl }, report),
)
const behind = { ...deps, db: databases.jobs }
const jobs = await startJobQueue(appUrl, { message: messageWork(behind) }, report)
const running = startWork(behind, live, versions, jobs)
Object.assign(work, { wake: running.wake, stir: running.stir })
process.stdout.write(`${JSON.stringify({ port })}\n`)

await once(process, 'SIGTERM')
await live.close()
http.close()
http.closeAllConnections()
await running.stop()
await jobs.stop()
versions.stop()
hosts.stop()
await maps.stop()
await databases.close()
process.exit(0)
