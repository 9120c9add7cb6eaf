import type { Settled } from '#server/core/deps.ts'
import type { AppContext } from '#server/http/request.ts'
import { requestOrigin } from './request-host.ts'

/** The cookies that say who somebody is. */
export type OwnCookie = 'shopper' | 'shopper-proof' | 'customer' | 'staff' | 'operator' | 'device'

/** What a browser sent along, and whether it sees the page on https. */
export interface Cookies {
  readonly header: string
  readonly https: boolean
}

/** Takes a request; returns the visitor's cookies. A page's own calls carry them beside the request (safety 20). */
export function cookiesOf(c: AppContext, settled: Settled): Cookies {
  return {
    header: c.env?.inProcess?.cookie ?? c.req.header('cookie') ?? '',
    https: requestOrigin(c, settled).startsWith('https:'),
  }
}

/** Takes a cookie and whether the visitor is on https; returns its name there: bound to its host on https (safety 17). */
export function cookieName(cookie: OwnCookie, https: boolean): string {
  return https ? `__Host-${cookie}` : cookie
}

/**
 * Takes cookies and which one; returns its value. On https a plain name is none of ours: any host under the same parent,
 * another restaurant's tags among them, could have set it, and its visitor would act in somebody else's account.
 */
export function readCookie({ header, https }: Cookies, cookie: OwnCookie): string | undefined {
  const begin = `${cookieName(cookie, https)}=`
  const pair = header.split(';').find((one) => one.trimStart().startsWith(begin))
  return pair?.trim().slice(begin.length)
}
