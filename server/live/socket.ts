import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { livePath, type LiveEvents, type LiveRequests, type Subscribe } from '#contract/live.ts'
import type { SharedEvents } from './shared-events.ts'

/** Rooms: everyone on a tenant's pages, one order, the board of a branch, all that one session of staff or of a customer has open. */
export const rooms = {
  tenant: (tenantId: string) => `client_frontend:${tenantId}`,
  order: (tenantId: string, orderId: string) => `orders_${tenantId}:${orderId}`,
  board: (tenantId: string, branchId: string) => `branch_${tenantId}:${branchId}`,
  table: (tenantId: string, sessionId: string) => `table_${tenantId}:${sessionId}`,
  tables: (tenantId: string, branchId: string) => `tables_${tenantId}:${branchId}`,
  reservation: (tenantId: string, id: string) => `reservation_${tenantId}:${id}`,
  reservationSlots: (tenantId: string, branchId: string) => `reservation_${tenantId}:slots:${branchId}`,
  reservations: (tenantId: string, branchId: string) => `reservation_${tenantId}:desk:${branchId}`,
  waiting: (tenantId: string, branchId: string) => `waitinglist_${tenantId}:${branchId}`,
  session: (tenantId: string, session: string) => `session_${tenantId}:${session}`,
}

/** What a connection may see, judged by the server alone. */
export interface LiveRights {
  /**
   * The tenant of the host, with the hash of the customer's session when one is signed in there, or of the staff session
   * on the console's host with its hash; undefined refuses the connection.
   */
  tenantOf(
    headers: Record<string, string | string[] | undefined>,
  ): Promise<{ tenantId: string; session?: string | undefined } | undefined>
  /** Whether that order exists in the tenant: its unguessable id is the right to watch it. */
  mayWatchOrder(tenantId: string, orderId: string): Promise<boolean>
  mayWatchBoard(headers: Record<string, string | string[] | undefined>, branchId: string): Promise<boolean>
  mayWatchTables(headers: Record<string, string | string[] | undefined>, branchId: string): Promise<boolean>
  mayWatchTable(tenantId: string, sessionId: string): Promise<boolean>
  mayWatchReservation(tenantId: string, id: string): Promise<boolean>
  mayWatchReservations(
    headers: Record<string, string | string[] | undefined>,
    branchId: string,
  ): Promise<boolean>
  /** The tenant's content version as this process knows it. */
  contentVersion(tenantId: string): number | undefined
}

/** The live server as the rest of the product uses it. */
export interface Live {
  emit<K extends keyof LiveEvents>(room: string, event: K, ...args: Parameters<LiveEvents[K]>): void
  /** To the sockets of this process alone. */
  emitHere<K extends keyof LiveEvents>(room: string, event: K, ...args: Parameters<LiveEvents[K]>): void
  /** Ends every connection of a room: sign-out, revocation (safety 30). */
  disconnect(room: string): void
  sockets(): number
  close(): Promise<void>
}

const mostOrdersPerWish = 20
const mostBranchesPerWish = 50
const mostWishesWaiting = 5
/** Orders, board, tenant and session together. */
const mostRoomsPerSocket = 100
const clean = /^[0-9A-Za-z]{1,40}$/

/**
 * Takes the HTTP server, the rights and, when several processes may run, how they share events.
 * Websocket only, so that no sticky sessions are needed. Spec 7 (realtime socket).
 */
export function startLive(http: HttpServer, rights: LiveRights, shared?: SharedEvents): Live {
  const io = new Server<LiveRequests, LiveEvents>(http, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 10_000,
    perMessageDeflate: false,
  })
  if (shared) io.adapter(shared.adapter)
  io.use((socket, next) => {
    rights.tenantOf(socket.handshake.headers).then((found) => {
      if (!found) return next(new Error('unknown-tenant'))
      socket.data = found
      return next()
    }, next)
  })
  io.on('connection', (socket) => {
    const { tenantId, session } = socket.data as { tenantId: string; session?: string }
    void socket.join(rooms.tenant(tenantId))
    // what changed before this line stood is seen by comparing versions (safety 29)
    const version = rights.contentVersion(tenantId)
    if (version !== undefined) socket.emit('menu', { version })
    if (session) void socket.join(rooms.session(tenantId, session))
    // one wish at a time, few waiting: no client keeps the database busy for others
    let waiting = 0
    let line = Promise.resolve()
    socket.on('subscribe', (wish, done) => {
      // whatever a client sends in its place: calling it would end the process
      const tell = typeof done === 'function' ? done : () => {}
      if (waiting >= mostWishesWaiting) return tell({ ok: false })
      waiting += 1
      line = line
        .then(() => subscribe(socket, wish, rights))
        .then(
          (ok) => tell({ ok }),
          () => tell({ ok: false }),
        )
        .finally(() => (waiting -= 1))
    })
  })
  return {
    emit: (room, event, ...args) => void io.to(room).emit(event, ...args),
    emitHere: (room, event, ...args) => void io.local.to(room).emit(event, ...args),
    disconnect: (room) => io.in(room).disconnectSockets(true),
    sockets: () => io.engine.clientsCount,
    async close() {
      await io.close()
      await shared?.close()
    },
  }
}

async function subscribe(
  socket: Socket<LiveRequests, LiveEvents>,
  wish: Subscribe,
  rights: LiveRights,
): Promise<boolean> {
  const { tenantId } = socket.data as { tenantId: string }
  const orderIds = Array.isArray(wish?.orderIds) ? wish.orderIds.slice(0, mostOrdersPerWish) : []
  let ok = true
  for (const id of orderIds) {
    const fits = typeof id === 'string' && clean.test(id) && socket.rooms.size < mostRoomsPerSocket
    const may = fits && (await rights.mayWatchOrder(tenantId, id))
    if (may) await socket.join(rooms.order(tenantId, id))
    else ok = false
  }
  if (!(await subscribeTables(socket, tenantId, wish, rights))) ok = false
  if (!(await subscribeReservations(socket, tenantId, wish, rights))) ok = false
  if (!(await subscribeQueues(socket, tenantId, wish))) ok = false
  const branchId = wish?.boardBranchId
  if (branchId === undefined) return ok
  if (typeof branchId !== 'string' || !clean.test(branchId)) return false
  if (!(await rights.mayWatchBoard(socket.handshake.headers, branchId))) return false
  await socket.join(rooms.board(tenantId, branchId))
  return ok
}

async function subscribeTables(
  socket: Socket<LiveRequests, LiveEvents>,
  tenantId: string,
  wish: Subscribe,
  rights: LiveRights,
): Promise<boolean> {
  const { tableSessionId: session, tablesBranchId: branch } = wish ?? {}
  for (const id of [session, branch])
    if (
      id !== undefined &&
      (typeof id !== 'string' || !clean.test(id) || socket.rooms.size >= mostRoomsPerSocket)
    )
      return false
  if (session !== undefined) {
    if (!(await rights.mayWatchTable(tenantId, session))) return false
    await socket.join(rooms.table(tenantId, session))
  }
  if (branch === undefined) return true
  if (!(await rights.mayWatchTables(socket.handshake.headers, branch))) return false
  await socket.join(rooms.tables(tenantId, branch))
  return true
}

async function subscribeReservations(
  socket: Socket<LiveRequests, LiveEvents>,
  tenantId: string,
  wish: Subscribe,
  rights: LiveRights,
): Promise<boolean> {
  const { reservationId: one, reservationSlotsBranchId: slots, reservationsBranchId: desk } = wish ?? {}
  for (const id of [one, slots, desk])
    if (
      id !== undefined &&
      (typeof id !== 'string' || !clean.test(id) || socket.rooms.size >= mostRoomsPerSocket)
    )
      return false
  if (one !== undefined) {
    if (!(await rights.mayWatchReservation(tenantId, one))) return false
    await socket.join(rooms.reservation(tenantId, one))
  }
  // which times are free is public
  if (slots !== undefined) await socket.join(rooms.reservationSlots(tenantId, slots))
  if (desk === undefined) return true
  if (!(await rights.mayWatchReservations(socket.handshake.headers, desk))) return false
  await socket.join(rooms.reservations(tenantId, desk))
  return true
}

/** What is told of a queue names nobody, so any page of the tenant may hear it. */
async function subscribeQueues(
  socket: Socket<LiveRequests, LiveEvents>,
  tenantId: string,
  wish: Subscribe,
): Promise<boolean> {
  const ids = Array.isArray(wish?.waitingBranchIds) ? wish.waitingBranchIds.slice(0, mostBranchesPerWish) : []
  let ok = true
  for (const id of ids) {
    const fits = typeof id === 'string' && clean.test(id) && socket.rooms.size < mostRoomsPerSocket
    if (fits) await socket.join(rooms.waiting(tenantId, id))
    else ok = false
  }
  return ok
}
