import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { channels, livePath, type LiveEvents, type LiveRequests, type Updates } from '#contract/core/live.ts'
import { rooms, roomsOfChannel } from './channels.ts'
import { countLines } from './count-lines.ts'
import type { Caller, LiveRights } from './rights.ts'
import type { SharedEvents } from './shared-events.ts'

/** The live server as the rest of the product uses it. */
export interface Live {
  /** To whoever is in one of the rooms, once. */
  emit<K extends keyof Updates>(to: string | string[], kind: K, message: Updates[K]): void
  /** To the sockets of this process alone. */
  emitHere<K extends keyof Updates>(to: string | string[], kind: K, message: Updates[K]): void
  /** Ends every connection of a room: sign-out, revocation (safety 30). */
  disconnect(room: string): void
  sockets(): number
  close(): Promise<void>
}

type Line = Socket<LiveRequests, LiveEvents>

/** A dining room, or the customers of a mobile network, share one: a high ceiling. */
const mostLinesOfNetwork = 5000
const mostChannelsPerPreference = 60
const mostRequestsWaiting = 5
/** All that one connection hears, its own room and its session's with it. */
const mostRoomsPerSocket = 100

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
  const lines = countLines(mostLinesOfNetwork)
  io.use((socket, next) => {
    const network = rights.networkOf(socket.handshake.headers, socket.handshake.address)
    if (!rights.mayTry(network) || !lines.open(network)) return next(new Error('too-many-requests'))
    socket.conn.once('close', () => lines.close(network))
    rights.callerOf(socket.handshake.headers).then((found) => {
      if (!found) return next(new Error('unknown-tenant'))
      socket.data = found
      return next()
    }, next)
  })
  io.on('connection', (socket) => {
    const { tenantId, session } = socket.data as Caller
    if (session) void socket.join(rooms.session(tenantId, session))
    // one wish at a time, few waiting: no client keeps the database busy for others
    let waiting = 0
    let line = Promise.resolve()
    socket.on('subscribe', (input, done) => {
      // whatever a client sends in its place: calling it would end the process
      const tell = typeof done === 'function' ? done : () => {}
      if (waiting >= mostRequestsWaiting) return tell({ ok: false })
      waiting += 1
      line = line
        .then(() => subscribe(socket, input, rights))
        .then(
          (ok) => tell({ ok }),
          () => tell({ ok: false }),
        )
        .finally(() => (waiting -= 1))
    })
  })
  return {
    emit: (to, kind, message) => void io.to(to).emit('update', update(to, kind, message)),
    emitHere: (to, kind, message) => void io.local.to(to).emit('update', update(to, kind, message)),
    disconnect: (room) => io.in(room).disconnectSockets(true),
    sockets: () => io.engine.clientsCount,
    async close() {
      await io.close()
      await shared?.close()
    },
  }
}

/** The message as it travels: the channel is what stands before a room's parts. */
function update<K extends keyof Updates>(to: string | string[], kind: K, message: Updates[K]) {
  const [room = ''] = [to].flat()
  return { channel: room.split(':')[0] ?? '', kind, ...message } as Parameters<LiveEvents['update']>[0]
}

/** Returns whether all that was wanted is heard from now on. */
async function subscribe(socket: Line, input: unknown, rights: LiveRights): Promise<boolean> {
  const caller = socket.data as Caller
  const wanted: unknown[] = Array.isArray(input) ? input.slice(0, mostChannelsPerPreference) : [input]
  let ok = !Array.isArray(input) || input.length <= mostChannelsPerPreference
  for (const channel of wanted) {
    const may = socket.rooms.size < mostRoomsPerSocket ? await roomsOfChannel(channel, caller, rights) : []
    if (may.length === 0) ok = false
    else await socket.join([...may])
    if (channel === channels.menus(caller.tenantId)) tellVersion(socket, caller, rights)
  }
  return ok
}

/** What changed before the channel was heard is seen by comparing versions (safety 29). */
function tellVersion(socket: Line, { tenantId }: Caller, rights: LiveRights): void {
  const version = rights.contentVersion(tenantId)
  if (version !== undefined) socket.emit('update', update(rooms.menus(tenantId), 'menu', { version }))
}
