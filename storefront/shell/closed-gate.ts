import { plainPath } from '#ui/local-path.ts'

/**
 * What was ordered and what was paid stays reachable while the website is closed (spec 2, domain "/closed"): also to the
 * driver who brings it, and to the company that is asked for it.
 */
const staysOpen = /^\/(o|order|check_payment|check-payment|cp|driver|company-order)(\/|$)/

/**
 * Takes whether the website is open and the path of a page or of its data; returns where its visitor goes instead:
 * to /closed while it is closed, home from /closed when it is open again, nowhere otherwise. Spec 2.
 */
export function wayAround(enabled: boolean, target: string): '/' | '/closed' | undefined {
  // moves inside the app ask for /closed.data, and would be led to /closed for ever
  const path = plainPath(target.replace(/(\/_)?\.data$/, ''))
  if (path === '/closed') return enabled ? '/' : undefined
  return enabled || staysOpen.test(path) ? undefined : '/closed'
}
