/** Printed links that a tenant may lead elsewhere. Spec 2, rule "Printed links". */
export type RedirectKind = 'table' | 'emenu'

/** One row of a tenant's redirect table: where the printed /table/{code} or /emenu/{code} leads. */
export interface LinkRedirect {
  readonly kind: RedirectKind
  readonly code: string
  readonly target: string
}

/** A tenant's redirect table, and the hosts outside that it may lead to. */
export interface LinkRedirects {
  readonly rows: readonly LinkRedirect[]
  readonly hosts: readonly string[]
}

/** What a target is judged by: the tenant's own branches and the hosts that its owner has listed. */
export interface RedirectBounds {
  readonly branchIds: readonly string[]
  readonly hosts: readonly string[]
}

export const redirectLimits = { code: 64, target: 500, host: 253, rows: 2000, hosts: 20 } as const

const codePattern = /^[0-9A-Za-z_-]{1,64}$/
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
const ownPattern = /^\/menu\/e\/(?:branch|branches)\/([0-9A-Za-z]{1,40})$/
/** A host alone between the scheme and the path: no port, no user, no backslash that a browser reads as a slash. */
const outsidePattern = /^https:\/\/([0-9A-Za-z.-]+)(?:[/?#][0-9A-Za-z\-._~:/?#[\]@!$&'()*+,;=%]*)?$/

/** Takes what was typed as a code; returns it, or undefined when no printed link can carry it. */
export function redirectCode(typed: string): string | undefined {
  const code = typed.trim()
  return codePattern.test(code) ? code : undefined
}

/**
 * Takes what was typed as a host, in capitals or as the start of an address; returns its name, or undefined when it is
 * none: no port, no address of numbers, no name without a dot.
 */
export function redirectHost(typed: string): string | undefined {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '')
  return host.length <= redirectLimits.host && hostPattern.test(host) ? host : undefined
}

/**
 * Takes a target and its bounds; returns it when it may be led to, else undefined: an electronic menu of one of the
 * tenant's branches, or an https address at exactly a listed host. Never an open redirect. Spec 2, rule "Printed links".
 */
export function redirectTarget(typed: string, { branchIds, hosts }: RedirectBounds): string | undefined {
  const target = typed.trim()
  if (target.length > redirectLimits.target) return undefined
  const branch = ownPattern.exec(target)?.[1]
  if (branch !== undefined) return branchIds.includes(branch) ? target : undefined
  const host = outsidePattern.exec(target)?.[1]?.toLowerCase()
  return host !== undefined && hostPattern.test(host) && hosts.includes(host) ? target : undefined
}

/**
 * Takes a tenant's table, its branches, a kind and a code; returns where the link leads, or undefined when the built-in
 * behaviour answers. The code as it is printed counts first, then one that differs in capitals alone. The target is
 * judged again: a host or branch that has left since leads nowhere. Spec 2.
 */
export function findRedirect(
  { rows, hosts }: LinkRedirects,
  branchIds: readonly string[],
  kind: RedirectKind,
  code: string,
): string | undefined {
  const own = rows.filter((one) => one.kind === kind)
  const row =
    own.find((one) => one.code === code) ?? own.find((one) => one.code.toLowerCase() === code.toLowerCase())
  return row && redirectTarget(row.target, { branchIds, hosts })
}
