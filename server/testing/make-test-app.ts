import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '#server/http/app.ts'
import { makeCatalogues } from '#server/content/catalogues.ts'
import { ResponseCache } from '#server/content/response-cache.ts'
import { openDatabase } from '#server/database/open-databases.ts'
import type { Deps } from '#server/core/deps.ts'
import { campaignSweeps } from '#server/features/loyalty/campaigns/send-due-campaign.ts'
import { integrationSweeps } from '#server/features/integrations/sweeps.ts'
import { customerSweeps } from '#server/features/customers/sweeps.ts'
import { eInvoicingSweeps } from '#server/features/einvoicing/sweeps.ts'
import { ledgerSweeps } from '#server/features/loyalty/ledgers/sweeps.ts'
import { menuSweeps } from '#server/features/menu/desk/sweeps.ts'
import { moveOrder } from '#server/features/ordering/order/move-order.ts'
import { tableSweeps } from '#server/features/dine-in/sweeps.ts'
import { orderingSweeps } from '#server/features/ordering/sweeps.ts'
import { paymentSweeps, refundSweeps } from '#server/features/payments/sweeps.ts'
import { reservationSweeps } from '#server/features/reservations/sweeps.ts'
import { ratingSweeps } from '#server/features/ratings/sweeps.ts'
import { domainSweeps } from '#server/features/platform/domains/sweeps.ts'
import { waitingSweeps } from '#server/features/waitlist/sweeps.ts'
import { makeGateways } from '#server/start/gateways.ts'
import { makeHeavyWork } from '#server/heavy-work/heavy-work.ts'
import { startHosts } from '#server/http/hosts.ts'
import { runOnce } from '#server/jobs/sweeper.ts'
import { makeRateLimits, type RateLimits } from '#server/core/rate-limits.ts'
import type { PaymentGateway } from '#server/adapters/payment/port.ts'
import { openExternalServices } from '#server/demo/external-services.ts'
import { makeMaps } from '#server/adapters/maps/maps.ts'
import { mapApp, makeMapFaults, type MapFaults } from '#server/adapters/maps/map-server/map-app.ts'
import { nominatim } from '#server/adapters/maps/nominatim.ts'
import type { EInvoicing } from '#server/adapters/einvoicing/port.ts'
import type { DnsResolver } from '#server/adapters/names/port.ts'
import type { PushSender } from '#server/adapters/push/port.ts'
import { diskFiles } from '#server/adapters/pictures/disk-files.ts'
import { keepPictures } from '#server/adapters/pictures/keep-pictures.ts'
import { makeSandboxBench, type SandboxBench } from '#server/adapters/payment/make-sandbox-bench.ts'
import { makeSeal, type Seal } from '#server/secrets/seal.ts'
import { makeSenders, type Senders } from '#server/start/senders.ts'
import { usageSweeps } from '#server/usage/sweeps.ts'
import { lendTestDatabase, patience, type TestDatabase } from './database.ts'
import { testSecret } from './test-secret.ts'
import { payables } from '#server/start/payables.ts'

/** The whole server without its listener, on a PostgreSQL of its own and a real sandbox gateway. */
export interface TestApp {
  readonly deps: Deps
  readonly app: ReturnType<typeof createApp>
  readonly database: TestDatabase
  readonly bench: SandboxBench
  readonly seal: Seal
  /** What is wrong with the map service, and what it was asked. */
  readonly mapFaults: MapFaults
  /** Files of its own; removed when it closes. */
  readonly folder: string
  /** Where its pictures are. */
  readonly picturesFolder: string
  /** Moves the clock of the server's own decisions. */
  pass(ms: number): void
  /** Sets the clock right again. */
  resetClock(): void
  /** Runs every sweep that is due now, once. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Takes what a test replaces; returns the app. */
export async function makeTestApp(
  over: {
    gateway?: (real: PaymentGateway) => PaymentGateway
    gateways?: readonly PaymentGateway[]
    rateLimits?: RateLimits
    senders?: Senders
    push?: PushSender
    names?: DnsResolver
    /** Another tax authority than the one in the process. */
    eInvoicing?: EInvoicing
    /** Another process of the same product: the same database and gateway, all else its own. */
    beside?: Pick<TestApp, 'database' | 'bench'>
  } = {},
): Promise<TestApp> {
  const database = over.beside ? sameDatabase(over.beside.database) : await lendTestDatabase()
  const bench = over.beside?.bench ?? (await makeSandboxBench())
  const folder = await mkdtemp(join(tmpdir(), 'maidah-app-'))
  const picturesFolder = join(folder, 'pictures')
  await mkdir(picturesFolder)
  const log = pino({ level: 'silent' })
  const seal = makeSeal(testSecret)
  const versions = {
    latest: () => undefined,
    healthy: () => false,
    look: async () => {},
    onChange: () => {},
    stop: () => {},
  }
  const hosts = await startHosts(database.db, () => {})
  let ahead = 0
  const clock = () => Date.now() + ahead
  const mapFaults = makeMapFaults()
  const heavy = makeHeavyWork((error) => log.error({ err: error }))
  const deps: Deps = {
    settled: {
      mode: 'demo',
      platformHost: 'localhost',
      trustedProxies: 0,
      publicScheme: 'http',
      publicPort: 3000,
    },
    db: database.db,
    clock,
    isLeaving: () => false,
    log,
    hosts,
    versions,
    pictures: keepPictures(diskFiles(picturesFolder)),
    heavy,
    maps: makeTestMaps(mapFaults, clock),
    ...openExternalServices('demo', clock),
    ...(over.push && { push: over.push }),
    ...(over.names && { names: over.names }),
    ...(over.eInvoicing && { eInvoicing: over.eInvoicing }),
    catalogues: makeCatalogues(database.db, versions),
    menus: new ResponseCache(),
    rateLimits: over.rateLimits ?? makeRateLimits(),
    wakeRelay: () => {},
    seal,
    senders: over.senders ?? makeSenders({ mode: 'demo' }),
    payables,
    gateways: makeGateways(
      [over.gateway?.(bench.gateway) ?? bench.gateway, ...(over.gateways ?? [])],
      seal,
      () => new URL(bench.inbox.url).origin,
    ),
  }
  const sweeps = [
    ...paymentSweeps(deps),
    ...orderingSweeps(deps),
    ...tableSweeps(deps),
    ...reservationSweeps(deps),
    ...refundSweeps(deps),
    ...ledgerSweeps(deps),
    ...customerSweeps(deps),
    ...ratingSweeps(deps),
    ...campaignSweeps(deps),
    ...menuSweeps(deps),
    ...waitingSweeps(deps),
    ...domainSweeps(deps),
    ...integrationSweeps(deps, moveOrder),
    ...usageSweeps(deps),
    ...eInvoicingSweeps(deps),
  ]
  return {
    deps,
    database,
    bench,
    seal,
    mapFaults,
    folder,
    picturesFolder,
    app: createApp(deps),
    pass(ms) {
      ahead += ms
    },
    resetClock() {
      ahead = 0
    },
    async sweep() {
      for (const sweep of sweeps) await runOnce(database.db, sweep, deps)
    },
    async close() {
      hosts.stop()
      await heavy.close()
      if (!over.beside) await bench.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Connections of its own; the database stays when they close. */
function sameDatabase(database: TestDatabase): TestDatabase {
  const db = openDatabase(database.appUrl, { patience })
  return { ...database, db, close: () => db.close() }
}

/** The local map service without its listener; Google's calls reach it too. */
function makeTestMaps(faults: MapFaults, clock: () => number) {
  const service = mapApp(faults)
  const fetch = (url: string, init: RequestInit) => service.request(url, init)
  return makeMaps({
    tiles: { url: 'http://maps.test/tiles/{z}/{x}/{y}.svg?lang={lang}', attribution: 'Test map' },
    geocoder: nominatim('http://maps.test/nominatim', fetch),
    fetch,
    clock,
    googleHosts: { places: 'http://maps.test/google', geocoding: 'http://maps.test/google' },
  })
}
