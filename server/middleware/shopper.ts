import { createHash, randomBytes } from 'node:crypto'
import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/deps.ts'
import type { AppContext, AppEnv } from '#server/request.ts'
import { cookieName, cookiesOf, readCookie, type Cookies } from './cookies.ts'

const yearSeconds = 365 * 24 * 3600
const shape = /^[\w-]{32,64}$/

/** Recognises this browser by its secret cookie; only a hash of it is kept (domain "Hosts and callers"). */
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
  const secret = readCookie(cookies, 'shopper')
  return secret && shape.test(secret) ? hashOf(secret, tenantId) : undefined
}

/** Takes a request; returns who shops: the signed-in customer, else this browser. */
export function ensureShopper(c: AppContext, deps: Deps): string {
  return c.get('shopper') ?? ensureBrowser(c, deps)
}

/** Takes a request; returns the browser, making and setting its secret at the first need. */
export function ensureBrowser(c: AppContext, deps: Deps): string {
  const known = c.get('browser')
  if (known) return known
  const secret = randomBytes(32).toString('base64url')
  const name = cookieName('shopper', cookiesOf(c, deps.settled).https)
  setCookie(c, name, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: yearSeconds,
    secure: name.startsWith('__Host-'),
  })
  const hash = hashOf(secret, c.get('tenantId'))
  c.set('browser', hash)
  if (!c.get('customer')) c.set('shopper', hash)
  return hash
}

function hashOf(secret: string, tenantId: string): string {
  return createHash('sha256').update(`${tenantId}:${secret}`).digest('base64url')
}
