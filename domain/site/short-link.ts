import { redirectHost } from './link-redirect.ts'

/** A short link /r/{code} and where it leads. Spec 2, rule "Short links". */
export interface ShortLink {
  readonly code: string
  readonly target: string
}

export const shortLinkLimits = { code: 40, target: 500, rows: 500 } as const

const codePattern = /^[0-9A-Za-z_-]{1,40}$/
const safe = /^[0-9A-Za-z\-._~:/?#[\]@!$&()*+,;=%]*$/

/** Takes what was typed as a code; returns it, or undefined when no address can carry it. */
export function shortLinkCode(typed: string): string | undefined {
  const code = typed.trim()
  return codePattern.test(code) ? code : undefined
}

/**
 * Takes a target and the hosts that may be led to (the tenant's own and those that its owner has listed); returns it in
 * its kept form, or undefined: an own path that is no short link itself, or an https address at exactly such a host.
 * An own host becomes a path, so that the link follows the tenant to a new host. Never an open redirect. Rule "Short links".
 */
export function shortLinkTarget(
  typed: string,
  { own, listed }: { readonly own: readonly string[]; readonly listed: readonly string[] },
): string | undefined {
  const target = typed.trim()
  if (target.length > shortLinkLimits.target || !safe.test(target)) return undefined
  const outside = /^https:\/\/([0-9A-Za-z.-]+)([/?#].*)?$/.exec(target)
  if (!outside) return ownPath(target)
  const [, host = '', rest = '/'] = outside
  if (own.includes(host.toLowerCase())) return ownPath(rest.startsWith('/') ? rest : `/${rest}`)
  const name = redirectHost(host)
  return name !== undefined && listed.includes(name) ? target : undefined
}

function ownPath(path: string): string | undefined {
  // two slashes would be another host; a short link to a short link could go round for ever
  if (!path.startsWith('/') || path.startsWith('//')) return undefined
  return /^(\/en)?\/r(\/|$)/i.test(path) ? undefined : path
}

/**
 * Takes a tenant's short links, the hosts that it has listed and a code; returns where it leads now, or undefined. Judged
 * again: a host that has left the list since leads nowhere.
 */
export function findShortLink(
  links: readonly ShortLink[],
  listed: readonly string[],
  code: string,
): string | undefined {
  const link = links.find((one) => one.code === code)
  return link && shortLinkTarget(link.target, { own: [], listed })
}
