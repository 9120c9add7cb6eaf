import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/core/deps.ts'
import type { AppContext, AppEnv } from '#server/http/request.ts'
import { findUnsignedBrowser } from '#server/store/customers/unsigned-browsers.ts'
import { isIssuedSecret, isProvenSecret, proofOfSecret } from './browser-secret.ts'
import { cookiesOf, readCookie } from './cookies.ts'
import { requestAddress } from './request-host.ts'
import { keepForYear, readBrowserSecret } from './shopper.ts'

/** A minute and address: an upgrade's browsers are looked for once each, made-up cookies cost no more than this. */
const lookUpsPerMinute = 600

/**
 * Says who counts for limits. A cookie that nobody issued counts as none, or whoever makes one up for each call is never
 * at a limit. One from before cookies were signed counts if something of it is in the database, and is signed by a second
 * cookie from then on: its own value stays, since carts and orders hang on it. Decision 0204.
 */
export function visitor(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const secret = readBrowserSecret(cookiesOf(c, deps.settled))
    const signed = secret !== undefined && isSigned(c, deps, secret)
    const found = secret !== undefined && !signed && (await isKnown(c, deps))
    c.set('visitor', c.get('customer') || signed || found ? c.get('shopper') : undefined)
    await next()
    if (found) keepForYear(c, deps, 'shopper-proof', proofOfSecret(deps.seal, c.get('tenantId'), secret))
  })
}

function isSigned(c: AppContext, { seal, settled }: Deps, secret: string): boolean {
  const tenantId = c.get('tenantId')
  if (isIssuedSecret(seal, tenantId, secret)) return true
  const proof = readCookie(cookiesOf(c, settled), 'shopper-proof')
  return proof !== undefined && isProvenSecret(seal, tenantId, secret, proof)
}

/** Of the browser of an unsigned cookie: an account is signed in there, or carts, orders and the like hang on it. */
async function isKnown(c: AppContext, deps: Deps): Promise<boolean> {
  const browser = c.get('browser')
  if (c.env?.inProcess || !browser) return false
  const customer = c.get('customer')
  if (customer?.browser === browser) return true
  const key = `unsigned:${requestAddress(c, deps.settled)}`
  if (!deps.rateLimits.pass(key, lookUpsPerMinute, deps.clock())) return false
  return deps.db.read(c.get('tenantId'), (read) => findUnsignedBrowser(read, browser))
}
