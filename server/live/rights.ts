import { mayStaff, type StaffAct } from '#domain/staff-role.ts'
import { findOrder } from '#server/store/orders.ts'
import { findReservation } from '#server/store/reservations.ts'
import { findTableSession } from '#server/store/table-sessions.ts'
import type { Deps } from '#server/deps.ts'
import { findCustomerSession, readCustomerToken } from '#server/middleware/customer.ts'
import { bareHost } from '#server/middleware/request-host.ts'
import { findStaff, readTokenHash } from '#server/middleware/staff.ts'
import type { LiveRights } from './socket.ts'

type Headers = Record<string, string | string[] | undefined>

/** Takes the product's parts; returns who may see what over the socket (safety 30). */
export function liveRights(deps: Deps): LiveRights {
  const hostOf = (headers: Headers) => {
    const forwarded = deps.settled.trustProxy ? headers['x-forwarded-host'] : undefined
    const header = forwarded ?? headers['host']
    return bareHost((Array.isArray(header) ? header[0] : header)?.split(',')[0] ?? '')
  }
  const cookieOf = (headers: Headers) => String(headers['cookie'] ?? '')
  const staffOf = (headers: Headers) => {
    const onConsole = hostOf(headers) === `console.${deps.settled.platformHost}`
    return onConsole ? findStaff(deps, cookieOf(headers)) : Promise.resolve(undefined)
  }
  const maySee = async (headers: Headers, branchId: string, act: StaffAct) => {
    const staff = await staffOf(headers)
    return (
      staff !== undefined &&
      mayStaff(staff.role, act) &&
      (staff.branchIds === 'all' || staff.branchIds.includes(branchId))
    )
  }
  return {
    async tenantOf(headers) {
      if (!isOwnOrigin(headers, hostOf(headers))) return undefined
      const staff = await staffOf(headers)
      if (staff) return { tenantId: staff.tenantId, session: readTokenHash(cookieOf(headers)) }
      const entry = await deps.hosts.find(hostOf(headers))
      if (!entry) return undefined
      const token = readCustomerToken(cookieOf(headers))
      const customer = token && (await findCustomerSession(deps, entry.tenantId, token))
      return { tenantId: entry.tenantId, ...(customer && { session: customer.tokenHash }) }
    },
    contentVersion: (tenantId) => deps.versions.latest(tenantId),
    async mayWatchOrder(tenantId, orderId) {
      return (await deps.db.read(tenantId, (db) => findOrder(db, orderId))) !== undefined
    },
    mayWatchBoard: (headers, branchId) => maySee(headers, branchId, 'see_board'),
    mayWatchTables: (headers, branchId) => maySee(headers, branchId, 'tables'),
    mayWatchReservations: (headers, branchId) => maySee(headers, branchId, 'reservations'),
    async mayWatchReservation(tenantId, id) {
      return (await deps.db.read(tenantId, (db) => findReservation(db, id))) !== undefined
    },
    async mayWatchTable(tenantId, sessionId) {
      const session = await deps.db.read(tenantId, (db) => findTableSession(db, sessionId))
      return session !== undefined && session.state !== 'ended'
    },
  }
}

/** A browser names the page's origin: another site's page must not listen in with our cookies. */
function isOwnOrigin(headers: Headers, host: string): boolean {
  const origin = headers['origin']
  if (typeof origin !== 'string') return true
  return URL.canParse(origin) && bareHost(new URL(origin).host) === host
}
