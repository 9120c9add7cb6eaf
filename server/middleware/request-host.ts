import type { Settled } from '#server/deps.ts'
import type { AppContext } from '#server/request.ts'

/** Takes a request; returns its host, lower case and without port (domain "Hosts and callers"). */
export function requestHost(c: AppContext, settled: Settled): string {
  if (c.env?.inProcess) return c.env.inProcess.host
  const forwarded = settled.trustedProxies ? c.req.header('x-forwarded-host')?.split(',')[0] : undefined
  return bareHost(forwarded ?? c.req.header('host') ?? '')
}

/** Takes a Host header; returns it lower case, without port and trailing dot. */
export function bareHost(header: string): string {
  return header.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

/** Takes a request; returns the scheme and host that the visitor sees. */
export function requestOrigin(c: AppContext, settled: Settled): string {
  if (c.env?.inProcess) return c.env.inProcess.origin
  const forwarded = settled.trustedProxies
    ? c.req.header('x-forwarded-host')?.split(',')[0]?.trim()
    : undefined
  const scheme = settled.trustedProxies ? c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() : undefined
  return `${scheme === 'https' ? 'https' : settled.publicScheme}://${forwarded ?? c.req.header('host') ?? ''}`.toLowerCase()
}

/** Takes a request; returns the address it comes from, as a high ceiling for limits only. */
export function requestAddress(c: AppContext, settled: Settled): string {
  const forwarded = forwardedAddress(c.req.header('x-forwarded-for'), settled.trustedProxies)
  return forwarded ?? c.env?.incoming?.socket.remoteAddress ?? 'unknown'
}

/**
 * Takes X-Forwarded-For and how many proxies stand in front; returns the address that the outermost of them saw, or
 * undefined without a proxy. Each adds the one it sees at the end: what stands before is the caller's own word.
 */
export function forwardedAddress(header: string | undefined, proxies: number): string | undefined {
  if (proxies === 0 || !header) return undefined
  const seen = header.split(',')
  return seen[Math.max(seen.length - proxies, 0)]?.trim() || undefined
}
