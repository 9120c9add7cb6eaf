import { plainPath } from '#domain/core/local-path.ts'

/**
 * What was ordered and what was paid stays reachable while the website is closed (spec 2, rule "Closed website"): also to the
 * driver who brings it, to the company that is asked for it, to those at a table, who pay what they have eaten, and to
 * those who have a reservation, a place in a queue, a share of a group order or a wallet.
 */
const staysOpen = new RegExp(
  `^/(${[
    '(o|order|check_payment|check-payment|cp|driver|company-order)(/|$)',
    'menu/[^/]+/session/[^/]+/bill/?$',
    'reservations/(?!branch/)[^/]+/?$',
    'waiting-list/((?!branch/)[^/]+|branch/[^/]+/(?!door|screen)[^/]+)/?$',
    'group/[^/]+/?$',
    'account/wallet/?$',
  ].join('|')})`,
)

const atTable = /^\/menu\/[^/]+\/session\/[^/]+\/?$/

/**
 * Takes whether the website is open and the path of a page or of its data; returns where its visitor goes instead:
 * to /closed while it is closed, from a table's menu to its bill, home from /closed when it is open again, nowhere otherwise. Spec 2.
 */
export function wayAround(enabled: boolean, target: string): string | undefined {
  // moves inside the app ask for /closed.data, and would be led to /closed for ever
  const path = plainPath(target.replace(/(\/_)?\.data$/, ''))
  if (path === '/closed') return enabled ? '/' : undefined
  if (enabled || staysOpen.test(path)) return undefined
  return atTable.test(path) ? `${path.replace(/\/$/, '')}/bill` : '/closed'
}
