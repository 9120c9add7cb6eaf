import { pageZone, type PageZone } from '#domain/page-zone.ts'
import type { PageAppName } from './page-app.ts'
import type { InlineHashes } from './inline-hashes.ts'

/** A zone's additions to the rules that all pages share; `gateway` stands for the tenant's gateway origins. */
interface ZoneRules {
  readonly frameAncestors: "'none'" | "'self'"
  /** Directives in which the chosen gateway is allowed. */
  readonly gateway: readonly ('form-action' | 'connect-src' | 'frame-src' | 'script-src')[]
}

/** What each zone may do beyond its own host. No zone loads a third party but the gateway on money pages (safety 25). */
const zoneRules: Readonly<Record<PageZone | 'staff', ZoneRules>> = {
  public: { frameAncestors: "'self'", gateway: [] },
  money: { frameAncestors: "'none'", gateway: ['form-action', 'connect-src', 'frame-src', 'script-src'] },
  person: { frameAncestors: "'none'", gateway: [] },
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
}: GuardedPage): string {
  const rules = zoneRules[app === 'storefront' ? pageZone(path) : 'staff']
  const secure = origin.startsWith('https:')
  const gateway = (directive: ZoneRules['gateway'][number]) =>
    rules.gateway.includes(directive) ? gatewayOrigins : []
  const directives: readonly (readonly [string, ...(readonly string[])])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes.scripts, ...gateway('script-src')],
    ['style-src', "'self'", ...hashes.styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    // older Safari does not count the socket as 'self'
    ['connect-src', "'self'", origin.replace(/^http/, 'ws'), ...gateway('connect-src')],
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
