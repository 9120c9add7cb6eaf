import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { fillDemo } from '#db/demo/seed.ts'
import { closeServer } from './close-server.ts'
import { makeCatalogueDocuments } from '../content/catalogue-documents.ts'
import { makeCatalogues } from '../content/catalogues.ts'
import { ResponseCache } from '../content/response-cache.ts'
import { watchContentVersions, type Changes, type ContentVersions } from '../content/content-versions.ts'
import { lockDataDir } from '../database/data-dir-lock.ts'
import { startJobQueue } from '../database/job-queue.ts'
import { startDatabase, type RunningDatabase } from '../database/start-database.ts'
import { tellWrites } from '../database/tell-writes.ts'
import type { Database } from '../database/tenant-db.ts'
import { keepDemoOperator } from '../demo/demo-operator.ts'
import { originOf, type Deps, type Settled } from '../core/deps.ts'
import type { Env } from './env.ts'
import { makeGateways, type Gateways } from './gateways.ts'
import { makeHeavyWork } from '../heavy-work/heavy-work.ts'
import { startHosts } from '../http/hosts.ts'
import { openSharedEvents } from '../live/shared-events.ts'
import { startLive, type Live } from '../live/socket.ts'
import { liveRights } from '../live/rights.ts'
import { openLog } from '../logs/log.ts'
import { makeListener } from '../http/make-listener.ts'
import { openMaps } from './open-maps.ts'
import { openExternalServices } from '../demo/external-services.ts'
import { makeRateLimits } from '../core/rate-limits.ts'
import type { GatewayAccount, PaymentGateway } from '../adapters/payment/port.ts'
import { createHyperPayGateway } from '../adapters/payment/hyperpay/hyperpay.ts'
import { createMoyasarGateway } from '../adapters/payment/moyasar/moyasar.ts'
import { createMyFatoorahGateway } from '../adapters/payment/myfatoorah/myfatoorah.ts'
import { createStripeGateway } from '../adapters/payment/stripe/stripe.ts'
import { createSandboxGateway } from '../adapters/payment/sandbox.ts'
import { accountCredentials } from '../adapters/payment/sandbox-gateway/account-credentials.ts'
import { keepPictures } from '../adapters/pictures/keep-pictures.ts'
import { openPictureFiles } from '../adapters/pictures/open-files.ts'
import type { PictureStore } from '../adapters/pictures/port.ts'
import { openPageApps } from '../pages/page-apps.ts'
import { projectRoot } from '../core/project-root.ts'
import { readBuildName } from '../core/build-name.ts'
import { keyName } from '../secrets/key-name.ts'
import { makeSeal, type Seal } from '../secrets/seal.ts'
import { makeSenders } from './senders.ts'
import { keepSecretKey } from '../secrets/secret-key.ts'
import { sandboxKey, startSandboxProcess } from '../demo/sandbox-process.ts'
import { jobWork, startWork, type Work } from './start-work.ts'
import { payables } from './payables.ts'

/** The running product. */
export interface Running {
  /** Of the main site, as its visitors reach it. */
  readonly url: string
  /** Ends requests under way, then work, then the database. */
  stop(): Promise<void>
}

/**
 * So long a connection that nobody uses stays open: longer than proxies keep one to us (most a minute, Caddy two, Google's
 * balancer ten). Ended by us first, what a proxy sends at that moment would be lost, and a guest who orders would see 502.
 */
const idleMs = 620_000

/** The only file that starts something: env → deps → app → listen → close. Takes the settings; returns the running product. */
export async function start(env: Env): Promise<Running> {
  const log = openLog(env.logLevel, env.traces !== undefined)
  const endTracing = await openTracing(env, log)
  const settled = settle(env)
  const report = (error: unknown) => log.error({ err: error }, 'after the answer')
  const openingGround = openGround(env, report)
  // beside it, since what it waits for are other processes; its refusal is told first
  const openingApps = openPageApps(projectRoot, env.dev, settled)
  openingApps.catch(() => {})
  const { seal, pictures, sandbox, database } = await openingGround
  if (env.mode === 'demo') await keepDemoOperator(database.web)
  const versions = await watchContentVersions(database.jobs, Date.now, report)
  const documents = await openDocuments(env, database.jobs, versions, report)
  const hosts = await startHosts(database.web, report)
  const maps = await openMaps(env)
  const work = { wake: () => {}, stir: () => {} }
  const web = tellWrites(database.web, () => work.stir())
  const life = { leaving: false }
  const deps: Deps = {
    settled,
    db: web,
    clock: Date.now,
    isLeaving: () => life.leaving,
    log,
    hosts,
    pictures,
    heavy: makeHeavyWork(report),
    maps: maps.door,
    ...externalServices(env),
    versions,
    catalogues: makeCatalogues(web, versions, { documents }),
    menus: new ResponseCache(),
    payables,
    gateways: openGateways(env, seal, sandbox.adapters),
    seal,
    senders: makeSenders({ mode: env.mode, apiUrl: env.messagesApiUrl }),
    rateLimits: makeRateLimits(),
    wakeRelay: () => work.wake(),
  }
  const listener = makeListener(deps, await openingApps, env)
  // most requests have no body: none of them needs a stream of its own to be read to its end
  const http = createServer({ optimizeEmptyRequests: true, keepAliveTimeout: idleMs }, listener.handle)
  const live = startLive(http, liveRights(deps), await shareEvents(env, database, report))
  const running = await startBehind(deps, { database, live, versions, work, report })
  http.listen(env.port, env.host)
  await once(http, 'listening')
  documents.fill().catch(report)
  return {
    url: originOf(settled, env.platformHost),
    async stop() {
      life.leaving = true
      if (env.drainMs > 0) await setTimeout(env.drainMs)
      await closeServer(http, live.close, log)
      await running.stop()
      for (const watch of [versions, hosts]) watch.stop()
      await Promise.all([listener.close(), deps.heavy.close(), documents.stop()])
      for (const part of [database, sandbox, maps]) await part.stop()
      await endTracing()
    },
  }
}

interface Behind {
  readonly database: RunningDatabase
  readonly live: Live
  readonly versions: Changes
  /** Whom the web's requests tell of what they wrote. */
  readonly work: Pick<Work, 'wake' | 'stir'>
  readonly report: (error: unknown) => void
}

/** Starts the job queue and what runs beside requests, on connections of their own. */
async function startBehind(
  deps: Deps,
  { database, live, versions, work, report }: Behind,
): Promise<Pick<Work, 'stop'>> {
  const announcing = { ...deps, db: tellWrites(database.jobs, () => work.stir()) }
  const jobs = await startJobQueue(database.appUrl, jobWork(announcing), report)
  const running = startWork({ ...deps, db: database.jobs }, live, versions, jobs)
  Object.assign(work, { wake: running.wake, stir: running.stir })
  return {
    async stop() {
      await running.stop()
      await jobs.stop()
    },
  }
}

interface Ground {
  readonly seal: Seal
  readonly pictures: PictureStore
  readonly sandbox: Sandbox
  readonly database: RunningDatabase
}

/** What everything else stands on. The sandbox and the database start side by side: each is a process of its own. */
async function openGround(env: Env, report: (error: unknown) => void): Promise<Ground> {
  // First of all: what follows lives in DATA_DIR, and a second product there is told so (safety 34).
  const unlock = env.databaseUrl ? undefined : await lockDataDir(env.dataDir)
  const secretKey = keepSecretKey(env)
  const seal = makeSeal(secretKey)
  const files = openPictureFiles(env)
  await files.check()
  const pictures = keepPictures(files)
  const opening = openSandbox(env, secretKey)
  const fill = async (db: Database) => {
    const { accountOf } = await opening
    await fillDemo(db, { pictures, seal, accountOf, platformHost: env.platformHost })
  }
  const starting = startDatabase(env, { report, unlock, keyName: keyName(secretKey), fillDemo: fill })
  const [sandbox, database] = await Promise.allSettled([opening, starting])
  if (sandbox.status === 'fulfilled' && database.status === 'fulfilled')
    return { seal, pictures, sandbox: sandbox.value, database: database.value }
  for (const part of [database, sandbox]) if (part.status === 'fulfilled') await part.value.stop()
  throw database.status === 'rejected' ? database.reason : sandbox.status === 'rejected' && sandbox.reason
}

function settle(env: Env): Settled {
  const { mode, platformHost, domainTarget, trustedProxies, publicScheme, publicPort } = env
  const traced = env.traces !== undefined
  return { mode, platformHost, domainTarget, trustedProxies, publicScheme, publicPort, traced }
}

/** What keeps traces is loaded only where they are wanted. */
async function openTracing({ traces }: Env, log: Logger): Promise<() => Promise<void>> {
  if (!traces) return async () => {}
  const { startTelemetry } = await import('../adapters/telemetry/start-telemetry.ts')
  return startTelemetry({ ...traces, warn: (message) => log.warn({ why: message }, 'traces') })
}

interface Sandbox {
  readonly adapters: readonly PaymentGateway[]
  accountOf(tenantId: string): GatewayAccount
  stop(): Promise<void>
}

/** The sandbox gateway is constructed only in a demo (safety 33). */
async function openSandbox(env: Env, secretKey: string): Promise<Sandbox> {
  if (env.mode === 'live')
    return {
      adapters: [],
      accountOf: () => {
        throw new Error('no sandbox in a live start')
      },
      stop: async () => {},
    }
  const key = sandboxKey(secretKey)
  const own = env.sandboxGatewayUrl ? undefined : await startSandboxProcess(env.dataDir, key)
  const apiUrl = own?.url ?? env.sandboxGatewayUrl ?? ''
  return {
    adapters: [withUrl(createSandboxGateway(), apiUrl)],
    accountOf: (tenantId) => ({
      provider: 'sandbox',
      accountId: tenantId,
      apiUrl,
      live: false,
      ...accountCredentials(key, tenantId),
    }),
    stop: async () => own?.stop(),
  }
}

/** The sandbox may have another port than when the demo's accounts were made. */
function withUrl(gateway: PaymentGateway, apiUrl: string): PaymentGateway {
  const here = (account: GatewayAccount): GatewayAccount => ({ ...account, apiUrl })
  return {
    ...gateway,
    pageSources: (account) => gateway.pageSources(here(account)),
    checkAccount: (account, ...rest) => gateway.checkAccount(here(account), ...rest),
    openSession: (account, ...rest) => gateway.openSession(here(account), ...rest),
    askSession: (account, ...rest) => gateway.askSession(here(account), ...rest),
    closeSession: (account, ...rest) => gateway.closeSession(here(account), ...rest),
    refund: (account, ...rest) => gateway.refund(here(account), ...rest),
    askRefund: (account, ...rest) => gateway.askRefund(here(account), ...rest),
  }
}

/** The sandbox cannot resolve demo hosts, so its webhooks come to the loopback address; real gateways use the tenant's site. */
function openGateways(env: Env, seal: Seal, adapters: readonly PaymentGateway[]): Gateways {
  return makeGateways([...realGateways(), ...adapters], seal, (origin) =>
    env.mode === 'demo' ? `http://127.0.0.1:${env.port}` : origin,
  )
}

/** The built-in PostgreSQL serves one process (its folder is locked); any other may serve several. */
function shareEvents(env: Env, database: RunningDatabase, report: (error: unknown) => void) {
  const databaseUrl = env.databaseUrl ? database.appUrl : undefined
  return openSharedEvents({ redisUrl: env.redisUrl, databaseUrl }, report)
}

/** The gateways that restaurants have accounts at (domain/payments/gateway-kinds.ts). */
function realGateways(): PaymentGateway[] {
  return [createMoyasarGateway(), createMyFatoorahGateway(), createHyperPayGateway(), createStripeGateway()]
}

/** Takes the settings, the database and the versions; returns the stored contents, which follow each change. */
async function openDocuments(
  { dev }: Env,
  db: Parameters<typeof makeCatalogueDocuments>[0],
  versions: ContentVersions,
  report: (error: unknown) => void,
) {
  const build = dev ? undefined : await readBuildName(projectRoot)
  const documents = makeCatalogueDocuments(db, build, report)
  versions.onChange(documents.changed)
  return documents
}

function externalServices({ mode, platformHost, webhookPorts: ports, eInvoicingPlace }: Env) {
  return openExternalServices(mode, Date.now, { subject: `https://${platformHost}`, ports, eInvoicingPlace })
}
