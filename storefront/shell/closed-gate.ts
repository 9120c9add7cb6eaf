/** What was ordered and what was paid stays reachable while the website is closed (spec 2, domain "/closed"). */
const staysOpen = /^\/(o|order|check_payment|check-payment|cp)(\/|$)/

/**
 * Takes whether the website is open and an own path without language prefix; returns where its visitor goes instead:
 * to /closed while it is closed, home from /closed when it is open again, nowhere otherwise. Spec 2.
 */
export function wayAround(enabled: boolean, path: string): '/' | '/closed' | undefined {
  if (path === '/closed') return enabled ? '/' : undefined
  return enabled || staysOpen.test(path) ? undefined : '/closed'
}
