import { redirectHost } from '../site/link-redirect.ts'

/** Names before the platform's host that are the product's own (safety 19, decision 0057). */
const reserved = ['console', 'tags', 'www']

/**
 * Takes what was typed as a restaurant's host and the platform's host; returns its name in lower case, or undefined when
 * no restaurant can have it: an address of numbers, a port, the product's own names. Rule "Hosts of a restaurant".
 */
export function tenantHost(typed: string, platformHost: string): string | undefined {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/.]+$/, '')
  if (host === platformHost || reserved.some((name) => host === `${name}.${platformHost}`)) return undefined
  const label = host.endsWith(`.${platformHost}`) ? host.slice(0, -platformHost.length - 1) : undefined
  // one name before the platform's own host, which in a demo has no dot
  if (label !== undefined) return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? host : undefined
  return redirectHost(host)
}
