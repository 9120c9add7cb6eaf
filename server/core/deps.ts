import type { Logger } from 'pino'
import type { Catalogues } from '../content/catalogues.ts'
import type { ResponseCache } from '../content/response-cache.ts'
import type { ContentVersions } from '../content/content-versions.ts'
import type { Database } from '../database/tenant-db.ts'
import type { HeavyWork } from '../heavy-work/heavy-work.ts'
import type { Hosts } from '../http/hosts.ts'
import type { Gateways } from '../start/gateways.ts'
import type { ExternalServices } from '../demo/external-services.ts'
import type { Maps } from '../adapters/maps/maps.ts'
import type { PictureStore } from '../adapters/pictures/port.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Payables } from '../ports/payable.ts'
import type { Seal } from '../secrets/seal.ts'
import type { Senders } from '../start/senders.ts'

/** The settings of the start that features look at; read once by env.ts. */
export interface Settled {
  readonly mode: 'demo' | 'live'
  readonly platformHost: string
  /** The host to which restaurants' own domains have to lead; the platform's own when left out. */
  readonly domainTarget?: string
  /** How many proxies stand in front, whose X-Forwarded-* count; 0: nobody's. */
  readonly trustedProxies: number
  /** Scheme and port of links that the product writes, e.g. { scheme: 'http', port: 3000 }. */
  readonly publicScheme: 'http' | 'https'
  readonly publicPort: number | undefined
  /** Requests are spans of a trace; not when left out. */
  readonly traced?: boolean
}

/** All that the app is made of. main.ts builds the real ones, tests their own. */
export interface Deps extends ExternalServices {
  readonly settled: Settled
  readonly db: Database
  /** UTC milliseconds. */
  readonly clock: () => number
  /** This process was told to stop: balancers are to look elsewhere. */
  readonly isLeaving: () => boolean
  readonly log: Logger
  readonly hosts: Hosts
  readonly versions: ContentVersions
  readonly catalogues: Catalogues
  /** Answers of the call that brings a menu. */
  readonly menus: ResponseCache
  readonly gateways: Gateways
  /** What every kind of row hands in for its payments. */
  readonly payables: Payables
  readonly senders: Senders
  /** Closes what only the server may read again. */
  readonly seal: Seal
  readonly pictures: PictureStore
  readonly heavy: HeavyWork
  readonly maps: Maps
  readonly rateLimits: RateLimits
  /** One coalesced wake-up of the outbox relay after a commit (safety 27). */
  readonly wakeRelay: () => void
}

/** Takes a host name without port; returns the origin under which people reach it. */
export function originOf(settled: Settled, host: string): string {
  const usual = settled.publicScheme === 'https' ? 443 : 80
  const port =
    settled.publicPort === undefined || settled.publicPort === usual ? '' : `:${settled.publicPort}`
  return `${settled.publicScheme}://${host}${port}`
}
