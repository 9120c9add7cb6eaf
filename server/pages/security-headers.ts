import { pageZone, type PageZone } from '#domain/delivery/page-zone.ts'
import type { PageAppName } from './page-app.ts'
import type { InlineHashes } from './inline-hashes.ts'
import type { GatewayDirective, GatewaySources } from '#server/adapters/payment/gateway-sources.ts'
import type { MapSources } from './map-sources.ts'

const noHashes: InlineHashes = { scripts: [], styles: [] }

/** One page, as its rules need it. */
export interface GuardedPage {
  readonly app: PageAppName
  /** Without language prefix. */
  readonly path: string
  /** Scheme and host as the visitor sees them. */
  readonly origin: string
  readonly hashes?: InlineHashes
  /** What the tenant's payment gateway needs; used on money pages alone. */
  readonly gatewaySources?: GatewaySources
  /** Where the tenant's map comes from; used on map pages alone. */
  readonly mapSources?: MapSources
  /** Frames of others that this page may show besides its gateway's. */
  readonly frameSources?: readonly string[]
  /** Who else than its own host may show this page in a frame: the console, which previews dishes. */
  readonly framedBy?: string
}

/** Takes a page; returns its security headers: Content-Security-Policy by zone, and those that all pages share. */
export function securityHeaders(page: GuardedPage): Record<string, string> {
  const secure = page.origin.startsWith('https:')
  return {
    'content-security-policy': contentSecurityPolicy(page),
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=(), microphone=(), usb=(), geolocation=(self), payment=(${payers(page)})`,
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Apple Pay may be begun by the page itself and, on money pages, in the frames of its gateway. */
function payers({ app, path, gatewaySources = {} }: GuardedPage): string {
  const frames = zoneOf(app, path) === 'money' ? (gatewaySources['frame-src'] ?? []) : []
  // this header knows whole origins alone
  const origins = frames.filter((source) => /^https?:\/\/[^*]+$/.test(source))
  return ['self', ...origins.map((source) => `"${source}"`)].join(' ')
}

function zoneOf(app: PageAppName, path: string): PageZone | 'staff' {
  return app === 'storefront' ? pageZone(path) : 'staff'
}

const withMap: readonly string[] = ['map', 'captcha', 'staff']

/** Takes a page; returns its Content-Security-Policy. Inline scripts and styles run by their hashes, never a nonce. */
export function contentSecurityPolicy({
  app,
  path,
  origin,
  hashes = noHashes,
  gatewaySources = {},
  mapSources = {},
  frameSources = [],
  framedBy,
}: GuardedPage): string {
  const zone = zoneOf(app, path)
  const secure = origin.startsWith('https:')
  // who else a zone may meet: the gateway on money pages, the map on map pages (safety 25)
  const others = (directive: GatewayDirective & keyof MapSources) => [
    ...gateway(directive),
    ...(withMap.includes(zone) ? (mapSources[directive] ?? []) : []),
  ]
  const gateway = (directive: GatewayDirective) => (zone === 'money' ? (gatewaySources[directive] ?? []) : [])
  const styles = others('style-src')
  // hashes would switch off the word that styles of some scripts need
  const ownStyles = styles.includes("'unsafe-inline'") ? [] : hashes.styles
  const directives: readonly (readonly [string, ...(readonly string[])])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes.scripts, ...others('script-src')],
    ['style-src', "'self'", ...ownStyles, ...styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...others('img-src')],
    ['font-src', "'self'", ...others('font-src')],
    // older Safari does not count the socket as 'self'
    ['connect-src', "'self'", origin.replace(/^http/, 'ws'), ...others('connect-src')],
    ['frame-src', ...orNone([...gateway('frame-src'), ...frameSources])],
    ['form-action', "'self'", ...gateway('form-action')],
    ['frame-ancestors', ...(zone === 'public' ? ["'self'", ...(framedBy ? [framedBy] : [])] : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ]
  const text = directives.map((directive) => directive.join(' ')).join('; ')
  return secure ? `${text}; upgrade-insecure-requests` : text
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"]
}
