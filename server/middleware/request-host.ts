import type { Settled } from '#server/core/deps.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { AppContext } from '#server/http/request.ts'

/**
 * Takes how a header is read; returns scheme and host, with its port, that the visitor sees: what the proxies in front say,
 * where there are any. Of several values the one counts that our own outermost proxy added, as of X-Forwarded-For; what
 * stands before it is the caller's own word.
 */
export function whatVisitorSees(
  header: (name: string) => string | undefined,
  { trustedProxies, publicScheme }: Settled,
): { readonly scheme: 'http' | 'https'; readonly host: string } {
  // without a proxy they are not looked up: a kept page asks for nothing that it does not need
  const said = (name: string) => (trustedProxies ? forwardedValue(header(name), trustedProxies) : undefined)
  return {
    scheme: said('x-forwarded-proto') === 'https' ? 'https' : publicScheme,
    host: (said('x-forwarded-host') ?? header('host') ?? '').toLowerCase(),
  }
}

/** Takes a request; returns its host, lower case and without port (rule "Hosts of a restaurant"). */
export function requestHost(c: AppContext, settled: Settled): string {
  if (c.env?.inProcess) return c.env.inProcess.host
  return bareHost(whatVisitorSees((name) => c.req.header(name), settled).host)
}

/** Takes a Host header; returns it lower case, without port and trailing dot. */
export function bareHost(header: string): string {
  return header.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

/** Takes a request; returns the scheme and host that the visitor sees. */
export function requestOrigin(c: AppContext, settled: Settled): string {
  if (c.env?.inProcess) return c.env.inProcess.origin
  const { scheme, host } = whatVisitorSees((name) => c.req.header(name), settled)
  return `${scheme}://${host}`
}

/** Takes a request; returns the network it comes from, as a high ceiling for limits only. */
export function requestAddress(c: AppContext, settled: Settled): string {
  return callerNetwork(c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress, settled)
}

/** Takes X-Forwarded-For and the socket's address; returns the network of who calls. */
export function callerNetwork(
  forwarded: string | undefined,
  socketAddress: string | undefined,
  { trustedProxies }: Settled,
): string {
  return networkOf(forwardedValue(forwarded, trustedProxies) ?? socketAddress ?? 'unknown')
}

/**
 * Takes an X-Forwarded header and how many proxies stand in front; returns what the outermost of them saw, or undefined
 * without a proxy. Each adds its own at the end, or sets one value: what stands before is the caller's own word.
 */
export function forwardedValue(header: string | undefined, proxies: number): string | undefined {
  if (proxies === 0 || !header) return undefined
  const seen = header.split(',')
  return seen[Math.max(seen.length - proxies, 0)]?.trim() || undefined
}
