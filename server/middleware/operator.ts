import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { refuse } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { refusalResponse, type AppContext, type AppEnv, type OperatorSession } from '#server/http/request.ts'
import { findOperatorOfSession } from '#server/store/platform/operators.ts'
import { cookieName, cookiesOf, readCookie, type Cookies } from './cookies.ts'
import { requestHost, requestOrigin } from './request-host.ts'

const signInPath = '/api/v1/platform/operator/session'

/**
 * Operators act on the platform's own host alone, with a cookie of their own: no member of staff is one by the
 * console's, and theirs opens nothing of a restaurant (safety 19, rule "Operators").
 */
export function operator(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (requestHost(c, deps.settled) !== deps.settled.platformHost)
      return refusalResponse(c, refuse('not-found'))
    const reading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const own =
      Boolean(c.env?.inProcess) || c.req.header('origin')?.toLowerCase() === requestOrigin(c, deps.settled)
    if (!reading && !own) return refusalResponse(c, refuse('wrong-origin'))
    const session = await findOperator(deps, cookiesOf(c, deps.settled))
    const signsIn = c.req.method === 'POST' && c.req.path === signInPath
    if (!session && !signsIn) return refusalResponse(c, refuse('sign-in-required'))
    if (session) c.set('operator', session)
    return next()
  })
}

async function findOperator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cookies: Cookies,
): Promise<OperatorSession | undefined> {
  const tokenHash = readOperatorTokenHash(cookies)
  if (!tokenHash) return undefined
  const row = await db.platform((platform) => findOperatorOfSession(platform, tokenHash, new Date(clock())))
  return row && { id: row.id, name: row.name, email: row.email, language: row.language, tokenHash }
}

/** Takes a session's token; returns what is stored of it. */
export function operatorTokenHash(token: string): string {
  return createHash('sha256').update(`operator:${token}`).digest('base64url')
}

/** Takes a request; returns the name of the operator's cookie there: host-bound on https (safety 17). */
export function operatorCookieName(c: AppContext, deps: Deps): string {
  return cookieName('operator', cookiesOf(c, deps.settled).https)
}

function readOperatorTokenHash(cookies: Cookies): string | undefined {
  const token = readCookie(cookies, 'operator')
  return token && /^[\w-]{40,64}$/.test(token) ? operatorTokenHash(token) : undefined
}
