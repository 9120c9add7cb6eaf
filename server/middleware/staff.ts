import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { refuse } from '#domain/core/refusal.ts'
import { operations } from '#server/authorization/operations.ts'
import type { Deps } from '#server/core/deps.ts'
import { refusalResponse, type AppContext, type AppEnv, type StaffSession } from '#server/http/request.ts'
import { findStaffMember, findStaffOfSession, listStaffBranches } from '#server/store/backoffice/staff.ts'
import { cookieName, cookiesOf, readCookie, type Cookies } from './cookies.ts'
import { requestHost, requestOrigin } from './request-host.ts'

/** Staff calls live on the console's own host, so that a tenant's tags can never act as staff (safety 19). */
export function staff(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (requestHost(c, deps.settled) !== `console.${deps.settled.platformHost}`)
      return refusalResponse(c, refuse('not-found'))
    if (!isReading(c) && !comesFromConsole(c, deps)) return refusalResponse(c, refuse('wrong-origin'))
    const session = await findStaff(deps, cookiesOf(c, deps.settled))
    if (!session && !isOpen(c)) return refusalResponse(c, refuse('sign-in-required'))
    if (session) {
      c.set('staff', session)
      c.set('tenantId', session.tenantId)
    }
    return next()
  })
}

/** Takes cookies; returns the signed-in member, or undefined. */
export async function findStaff(deps: Pick<Deps, 'db'>, cookies: Cookies): Promise<StaffSession | undefined> {
  const tokenHash = readTokenHash(cookies)
  const found = tokenHash && (await findStaffOfSession(deps.db, tokenHash))
  if (!found) return undefined
  return deps.db.read(found.tenant_id, async (db) => {
    const member = await findStaffMember(db, found.staff_id)
    if (!member) return undefined
    const branchIds = member.all_branches ? ('all' as const) : await listStaffBranches(db, member.id)
    return { tenantId: found.tenant_id, staffId: member.id, role: member.role, branchIds }
  })
}

/** Takes a session's token; returns what is stored of it. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(`staff:${token}`).digest('base64url')
}

/** Takes a request; returns the name of the staff cookie there: host-bound on https (safety 17). */
export function staffCookieName(c: AppContext, deps: Deps): string {
  return cookieName('staff', cookiesOf(c, deps.settled).https)
}

/** Takes cookies; returns the hash of the session token in them, or undefined. */
export function readTokenHash(cookies: Cookies): string | undefined {
  const token = readCookie(cookies, 'staff')
  return token && /^[\w-]{40,64}$/.test(token) ? tokenHashOf(token) : undefined
}

/** Calls of those who are not signed in yet: by password, by passkey, by the link of an invitation. */
const open: ReadonlySet<string> = new Set(
  [...operations].flatMap(([name, access]) =>
    typeof access === 'object' && access.staff === 'visitor' ? [name] : [],
  ),
)

const isOpen = (c: AppContext) => open.has(`${c.req.method} ${c.req.path}`)

const isReading = (c: AppContext) => c.req.method === 'GET' || c.req.method === 'HEAD'

/** Also without a cookie: nobody else's page may sign a browser in. */
function comesFromConsole(c: AppContext, deps: Deps): boolean {
  return Boolean(c.env?.inProcess) || c.req.header('origin')?.toLowerCase() === requestOrigin(c, deps.settled)
}
