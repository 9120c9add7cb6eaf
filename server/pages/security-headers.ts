import { pageZone, type PageZone } from '#domain/page-zone.ts'
import type { PageAppName } from './page-app.ts'
import type { InlineHashes } from './inline-hashes.ts'
import type { MapSources } from './map-sources.ts'

/** A zone's additions to the rules that all pages share; `gateway` stands for the tenant's gateway origins. */
interface ZoneRules {
  readonly frameAncestors: "'none'" | "'self'"
  /** Directives in which the chosen gateway is allowed. */
  readonly gateway: readonly ('form-action' | 'connect-src' | 'frame-src' | 'script-src')[]
}

/** What each zone may do beyond its own host: the gateway on money pages, the map on map pages (safety 25). */
const zoneRules: Readonly<Record<PageZone | 'staff', ZoneRules>> = {
  public: { frameAncestors: "'self'", gateway: [] },
  money: { frameAncestors: "'none'", gateway: ['form-action', 'connect-src', 'frame-src', 'script-src'] },
  person: { frameAncestors: "'none'", gateway: [] },
  map: { frameAncestors: "'none'", gateway: [] },
  staff: { frameAncestors: "'none'", gateway: [] },
}

const noHashes: InlineHashes = { scripts: [], styles: [] }

/** One page, as its rules need it. */
export interface GuardedPage {
  readonly app: PageAppName
  /** Without language prefix. */
  readonly path: string
  /** Scheme and host as the visitor sees them. */
  readonly origin: string
  readonly hashes?: InlineHashes
  /** Origins of the tenant's payment gateway; used on money pages alone. */
  readonly gatewayOrigins?: readonly string[]
  /** Where the tenant's map comes from; used on map pages alone. */
  readonly mapSources?: MapSources
}

/** Takes a page; returns its security headers: Content-Security-Policy by zone, and those that all pages share. */
export function securityHeaders(page: GuardedPage): Record<string, string> {
  const secure = page.origin.startsWith('https:')
  return {
    'content-security-policy': contentSecurityPolicy(page),
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), usb=(), geolocation=(self), payment=(self)',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Takes a page; returns its Content-Security-Policy. Inline scripts and styles run by their hashes, never a nonce. */
export function contentSecurityPolicy({
  app,
  path,
  origin,
  hashes = noHashes,
  gatewayOrigins = [],
  mapSources = {},
}: GuardedPage): string {
  const zone = app === 'storefront' ? pageZone(path) : 'staff'
  const rules = zoneRules[zone]
  const secure = origin.startsWith('https:')
  const gateway = (directive: ZoneRules['gateway'][number]) =>
    rules.gateway.includes(directive) ? gatewayOrigins : []
  const map = (directive: keyof MapSources) => (zone === 'map' ? (mapSources[directive] ?? []) : [])
  const mapStyles = map('style-src')
  const directives: readonly (readonly [string, ...(readonly string[])])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes.scripts, ...gateway('script-src'), ...map('script-src')],
    // hashes would switch off the word that Google's own styles need
    ['style-src', "'self'", ...(mapStyles.length > 0 ? mapStyles : hashes.styles)],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...map('img-src')],
    ['font-src', "'self'", ...map('font-src')],
    // older Safari does not count the socket as 'self'
    [
      'connect-src',
      "'self'",
      origin.replace(/^http/, 'ws'),
      ...gateway('connect-src'),
      ...map('connect-src'),
    ],
    ['frame-src', ...orNone(gateway('frame-src'))],
    ['form-action', "'self'", ...gateway('form-action')],
    ['frame-ancestors', rules.frameAncestors],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ]
  const text = directives.map((directive) => directive.join(' ')).join('; ')
  return secure ? `${text}; upgrade-insecure-requests` : text
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"]
}
