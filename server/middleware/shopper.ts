import { createHash } from 'node:crypto'
import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { daySeconds } from '#domain/core/durations.ts'
import type { Deps } from '#server/core/deps.ts'
import type { AppContext, AppEnv } from '#server/http/request.ts'
import { carryBrowser } from '#server/store/customers/sign-in-codes.ts'
import { makeBrowserSecret } from './browser-secret.ts'
import { cookieName, cookiesOf, readCookie, type Cookies } from './cookies.ts'
import { dropCustomerToken } from './customer.ts'

const yearSeconds = 365 * daySeconds
const shape = /^[\w-]{32,64}$/

/** Recognises this browser by its secret cookie; only a hash of it is kept (rule "Guests without an account"). */
export function shopper(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const known = readBrowser(cookiesOf(c, deps.settled), c.get('tenantId'))
    c.set('browser', known)
    c.set('shopper', known)
    await next()
  })
}

/** Takes cookies and the tenant; returns the browser that its secret names, as `shopper` finds it. */
export function readBrowser(cookies: Cookies, tenantId: string): string | undefined {
  const secret = readBrowserSecret(cookies)
  return secret && hashOf(secret, tenantId)
}

/** Takes cookies; returns the browser's secret as it came, whoever made it. */
export function readBrowserSecret(cookies: Cookies): string | undefined {
  const secret = readCookie(cookies, 'shopper')
  return secret && shape.test(secret) ? secret : undefined
}

/** Takes a request and, where a repeat of it must be the same browser, what that names again; returns who shops: the signed-in customer, else this browser. */
export function ensureShopper(c: AppContext, deps: Deps, repeatable?: string): string {
  return c.get('shopper') ?? ensureBrowser(c, deps, repeatable)
}

/** Takes a request, and what a repeat of it names again; returns the browser, making and setting its secret at the first need. */
export function ensureBrowser(c: AppContext, deps: Deps, repeatable?: string): string {
  const known = c.get('browser')
  if (known) return known
  // with the token of an ended session it would not be known by the next call either
  if (c.get('formerBrowser')) dropCustomerToken(c, deps)
  const secret = makeBrowserSecret(deps.seal, c.get('tenantId'), repeatable)
  keepForYear(c, deps, 'shopper', secret)
  const hash = hashOf(secret, c.get('tenantId'))
  c.set('browser', hash)
  if (!c.get('customer')) c.set('shopper', hash)
  return hash
}

/**
 * Takes a request whose session ends here; the browser has a new identity from now on: what was made in it while somebody
 * was signed in is that one's, and nothing to who sits here next. For codes the new one is as known as the former.
 */
export async function renewBrowser(c: AppContext, deps: Deps): Promise<string | undefined> {
  const former = c.get('browser') ?? c.get('formerBrowser')
  if (!former) return undefined
  for (const name of ['customer', 'browser', 'shopper', 'formerBrowser'] as const) c.set(name, undefined)
  const browser = ensureBrowser(c, deps)
  await deps.db.single(c.get('tenantId'), (db) => carryBrowser(db, former, browser))
  return browser
}

/** Sets a cookie of the browser: host-only, unreadable by scripts. */
export function keepForYear(
  c: AppContext,
  deps: Deps,
  cookie: 'shopper' | 'shopper-proof',
  value: string,
): void {
  const name = cookieName(cookie, cookiesOf(c, deps.settled).https)
  setCookie(c, name, value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: yearSeconds,
    secure: name.startsWith('__Host-'),
  })
}

function hashOf(secret: string, tenantId: string): string {
  return createHash('sha256').update(`${tenantId}:${secret}`).digest('base64url')
}
