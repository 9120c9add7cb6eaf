import { livePath } from '#contract/live.ts'
import type { LiveEvents, LiveRequests, Subscribe } from '#contract/live.ts'
import type { io as connect, Socket } from 'socket.io-client'

/** What a room hears: that something changed, or that the line stands again and something may have been missed. */
export interface BranchEar {
  /** Of an order that the board shows comes its id; without one anything may have changed. */
  readonly changed: (orderId?: string) => void
  readonly reload: (spreadMs: number) => void
}

/** Takes a branch and what to do; listens to it over the live line, to its board unless something else is wished. Returns how to stop. Safety 29, 30. */
export function listenBranch(
  branchId: string,
  ear: BranchEar,
  wish: Subscribe = { boardBranchId: branchId },
): () => void {
  let socket: Socket<LiveEvents, LiveRequests> | undefined
  let stopped = false
  void open()
  return () => {
    stopped = true
    socket?.disconnect()
  }

  async function open(): Promise<void> {
    const library = await loadLibrary()
    if (stopped) return
    // without the network even the library cannot come: it is asked for again when the network is back
    if (!library) return window.addEventListener('online', () => void open(), { once: true })
    socket = library.io({
      path: livePath,
      transports: ['websocket'],
      reconnectionDelay: 1000,
      reconnectionDelayMax: 20_000,
      randomizationFactor: 0.5,
    })
    socket.on('connect', () => {
      socket?.emit('subscribe', wish, () => ear.changed())
    })
    // signed out elsewhere, or the network went: asking tells which
    socket.on('disconnect', () => !stopped && ear.changed())
    socket.on('board', (message) => message.branch_id === branchId && ear.changed(message.order_id))
    socket.on('tables', (message) => message.branch_id === branchId && ear.changed())
    socket.on('reservations', (message) => message.branch_id === branchId && ear.changed())
    socket.on('waiting', (message) => message.branch_id === branchId && ear.changed())
    socket.on('menu', () => ear.changed())
    socket.on('reload', ({ spreadMs }) => ear.reload(spreadMs))
  }
}

/** Undefined when the part cannot be loaded; a handler of failed parts may also swallow the failure. */
async function loadLibrary(): Promise<{ io: typeof connect } | undefined> {
  return import('socket.io-client').catch(() => undefined)
}
