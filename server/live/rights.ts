import { mayStaff, type StaffAct } from '#domain/backoffice/staff-role.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { findReservation } from '#server/store/reservations/reservations.ts'
import { findTableSession } from '#server/store/dine-in/table-sessions.ts'
import { shopperOf } from '#server/store/customers/customers.ts'
import type { Deps } from '#server/core/deps.ts'
import { findCustomerSession, readBearer, readCustomerToken } from '#server/middleware/customer.ts'
import type { Cookies } from '#server/middleware/cookies.ts'
import { bareHost, callerNetwork, whatVisitorSees } from '#server/middleware/request-host.ts'
import { readBrowser } from '#server/middleware/shopper.ts'
import { findStaff, readTokenHash } from '#server/middleware/staff.ts'
import { findCallTenant } from '#server/middleware/tenant.ts'

type Headers = Record<string, string | string[] | undefined>

/** Who listens. */
export interface Caller {
  readonly tenantId: string
  /** The hash of the session of staff or customer that opened the line. */
  readonly session?: string | undefined
  /** Whose orders and reservations are this caller's own: the signed-in customer, else the browser. */
  readonly shopper?: string | undefined
  /** The headers of a member's own line, on the console's host. */
  readonly staff?: Headers | undefined
}

/** What a connection may see, judged by the server alone. */
export interface LiveRights {
  /**
   * The tenant of the host, or of x-tenant and x-app-token as in every call (spec 7), with the customer's session when one
   * is signed in there, or with the staff's on the console's host; undefined refuses the connection.
   */
  callerOf(headers: Headers): Promise<Caller | undefined>
  /** Takes a connection's headers and its socket's address; returns the network that it comes from. */
  networkOf(headers: Headers, socketAddress: string): string
  /** Whether a network may try one more connection: each asks the database who it is. */
  mayTry(network: string): boolean
  /** Whether that order exists in the tenant: its unguessable id is the right to watch it. */
  mayWatchOrder(tenantId: string, orderId: string): Promise<boolean>
  mayWatchTable(tenantId: string, sessionId: string): Promise<boolean>
  mayWatchReservation(tenantId: string, id: string): Promise<boolean>
  /** The branches in which a member may do the act, as of now; undefined for whoever is no staff. */
  branchesOf(caller: Caller, act: StaffAct): Promise<readonly string[] | undefined>
  /** The tenant's content version as this process knows it. */
  contentVersion(tenantId: string): number | undefined
}

/** A dining room shares one network, so this is a high ceiling. */
const triesPerMinute = 6000

/** Takes the product's parts; returns who may see what over the socket (safety 30). */
export function liveRights(deps: Deps): LiveRights {
  const hostOf = (headers: Headers) => bareHost(seenBy(deps, headers).host)
  const staffOf = (headers: Headers) => {
    const onConsole = hostOf(headers) === `console.${deps.settled.platformHost}`
    return onConsole ? findStaff(deps, cookiesIn(deps, headers)) : Promise.resolve(undefined)
  }
  return {
    async callerOf(headers) {
      const host = hostOf(headers)
      if (!isOwnOrigin(headers, host)) return undefined
      const staff = await staffOf(headers)
      if (staff)
        return { tenantId: staff.tenantId, session: readTokenHash(cookiesIn(deps, headers)), staff: headers }
      const named = { host, tenant: oneOf(headers, 'x-tenant'), appToken: oneOf(headers, 'x-app-token') }
      const tenantId = await findCallTenant(deps, named)
      return isRefusal(tenantId) ? undefined : guestOf(deps, tenantId, headers)
    },
    networkOf: (headers, socketAddress) =>
      callerNetwork(oneOf(headers, 'x-forwarded-for'), socketAddress, deps.settled),
    mayTry: (network) => deps.rateLimits.pass(`live:${network}`, triesPerMinute, deps.clock()),
    contentVersion: (tenantId) => deps.versions.latest(tenantId),
    async mayWatchOrder(tenantId, orderId) {
      const link = linkHolder('order-unavailable')
      return !isRefusal(await deps.db.read(tenantId, (db) => authorize(link, findOrder(db, orderId))))
    },
    async branchesOf({ tenantId, staff: headers }, act) {
      if (!headers) return undefined
      const staff = await staffOf(headers)
      if (!staff || staff.tenantId !== tenantId || !mayStaff(staff.role, act)) return []
      if (staff.branchIds !== 'all') return staff.branchIds
      return (await deps.catalogues.current(tenantId)).branches.map((branch) => branch.id)
    },
    async mayWatchReservation(tenantId, id) {
      const link = linkHolder('reservation-unavailable')
      return !isRefusal(await deps.db.read(tenantId, (db) => authorize(link, findReservation(db, id))))
    },
    async mayWatchTable(tenantId, sessionId) {
      const link = linkHolder('table-session-over')
      const session = await deps.db.read(tenantId, (db) => authorize(link, findTableSession(db, sessionId)))
      return !isRefusal(session) && session.state !== 'ended'
    },
  }
}

/** A guest or a signed-in customer, by cookie or by the token that apps send. */
async function guestOf(deps: Deps, tenantId: string, headers: Headers): Promise<Caller> {
  const cookies = cookiesIn(deps, headers)
  const bearer = oneOf(headers, 'x-authorization-token')
  const token = bearer === undefined ? readCustomerToken(cookies) : readBearer(bearer)
  const customer = token && (await findCustomerSession(deps, tenantId, token))
  if (customer) return { tenantId, session: customer.tokenHash, shopper: shopperOf(customer.customerId) }
  return { tenantId, shopper: readBrowser(cookies, tenantId) }
}

const seenBy = ({ settled }: Deps, headers: Headers) =>
  whatVisitorSees((name) => oneOf(headers, name), settled)

const cookiesIn = (deps: Deps, headers: Headers): Cookies => ({
  header: String(headers['cookie'] ?? ''),
  https: seenBy(deps, headers).scheme === 'https',
})

function oneOf(headers: Headers, name: string): string | undefined {
  const said = headers[name]
  return Array.isArray(said) ? said[0] : said
}

/** A browser names the page's origin: another site's page must not listen in with our cookies. */
function isOwnOrigin(headers: Headers, host: string): boolean {
  const origin = headers['origin']
  if (typeof origin !== 'string') return true
  return URL.canParse(origin) && bareHost(new URL(origin).host) === host
}
