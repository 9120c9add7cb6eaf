import { createHash } from 'node:crypto'
import { deleteCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { dayMs, hourMs } from '#domain/core/durations.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { AppContext, AppEnv, CustomerSession } from '#server/http/request.ts'
import { findSession, touchSession } from '#server/store/customers/customer-sessions.ts'
import { shopperOf } from '#server/store/customers/customers.ts'
import { cookieName, cookiesOf, readCookie, type Cookies } from './cookies.ts'

/** How long a sign-in lasts. */
export const customerSessionMs = 90 * dayMs

const touchMs = hourMs

/** Lets the browser's cart and orders join the account, when a sign-in was cut off before it (decision 0018). */
export type Join = (session: CustomerSession, language: Language) => Promise<unknown>

/**
 * Finds the signed-in customer by the bearer token, which always counts, or by the cookie. From here on the customer's
 * cart and orders are the account's, on whatever device; a token that is over, or another tenant's, makes a guest.
 * Rule "Customer token".
 */
export function customer(deps: Deps, join: Join) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = tokenOf(c, deps)
    const found = token && (await findCustomerSession(deps, c.get('tenantId'), token))
    c.set('customer', found || undefined)
    c.set('staleToken', Boolean(token) && !found)
    if (token && !found && c.req.header('x-authorization-token') === undefined) leaveFormer(c)
    if (found) {
      if (!found.joined) await join(found, c.get('language'))
      c.set('shopper', shopperOf(found.customerId))
    }
    await next()
  })
}

/** A session that has ended in this browser, by its time or from another device: what was made in it is not shown to who sits here now. */
function leaveFormer(c: AppContext): void {
  c.set('formerBrowser', c.get('browser'))
  c.set('browser', undefined)
  c.set('shopper', undefined)
}

/** Takes a token of a tenant; returns its session while it lasts. Another tenant's token is none. */
export async function findCustomerSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  token: string,
): Promise<CustomerSession | undefined> {
  const now = new Date(clock())
  const tokenHash = customerTokenHash(tenantId, token)
  const row = await db.read(tenantId, (read) => findSession(read, tokenHash, now))
  if (!row) return undefined
  if (now.getTime() - row.seen_at.getTime() > touchMs)
    await db.single(tenantId, (write) => touchSession(write, tokenHash, now))
  return {
    tenantId,
    customerId: row.customer_id,
    sessionId: row.id,
    tokenHash,
    browser: row.browser ?? undefined,
    joined: row.joined_at !== null,
  }
}

/** Takes a request; returns who is signed in, or the refusal that tells a guest from a token that is over. */
export function requireCustomer(c: AppContext): CustomerSession | Refusal {
  return c.get('customer') ?? refuse(c.get('staleToken') ? 'session-expired' : 'sign-in-required')
}

/** Takes a token; returns what is stored of it. */
export function customerTokenHash(tenantId: string, token: string): string {
  return createHash('sha256').update(`customer:${tenantId}:${token}`).digest('base64url')
}

const shape = /^[\w-]{40,64}$/

/** Takes cookies; returns the customer's token in them. */
export function readCustomerToken(cookies: Cookies): string | undefined {
  const token = readCookie(cookies, 'customer')
  return token && shape.test(token) ? token : undefined
}

/** Takes an x-authorization-token header; returns the customer's token in it. */
export function readBearer(header: string): string | undefined {
  return /^Bearer\s+(\S{1,200})$/i.exec(header)?.[1]
}

function tokenOf(c: AppContext, deps: Deps): string | undefined {
  const header = c.req.header('x-authorization-token')
  if (header !== undefined) return readBearer(header)
  return readCustomerToken(cookiesOf(c, deps.settled))
}

/**
 * Whether the caller named itself by an app token instead of being a page of the tenant's host. Pages name themselves too
 * (spec 7): they are known by where the browser says that the call comes from, which no script can change, and in older
 * browsers by what they say themselves.
 */
export function isApp(c: AppContext): boolean {
  if (c.req.header('x-app-token') === undefined) return false
  return c.req.header('sec-fetch-site') !== 'same-origin' && c.req.header('x-requested-with') !== 'page'
}

/** Host-only and unreadable by scripts (rule "Customer token"). */
export function keepCustomerToken(c: AppContext, deps: Deps, token: string): void {
  const name = cookieName('customer', cookiesOf(c, deps.settled).https)
  setCookie(c, name, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: customerSessionMs / 1000,
    secure: name.startsWith('__Host-'),
  })
}

export function dropCustomerToken(c: AppContext, deps: Deps): void {
  const name = cookieName('customer', cookiesOf(c, deps.settled).https)
  deleteCookie(c, name, { path: '/', secure: name.startsWith('__Host-') })
}
