import { channels, dispatch, livePath } from '#contract/core/live.ts'
import type { LiveHandlers, LiveEvents, LiveRequests } from '#contract/core/live.ts'
import type { io as connect, Socket } from 'socket.io-client'

/** What a room hears: that something changed, or that the line stands again and something may have been missed. */
export interface BranchHandlers {
  /** Of an order that the board shows comes its id; without one anything may have changed. */
  readonly changed: (orderId?: string) => void
  readonly reload: (spreadMs: number) => void
}

/** Of which restaurant's branch to hear: its board, unless other channels are named (contract/core/live.ts). */
export interface BranchInput {
  readonly tenantId: string
  readonly branchId: string
  readonly wanted?: readonly string[]
}

/** Takes a branch and what to do; listens to it over the live line. Returns how to stop. Safety 29, 30. */
export function listenBranch(
  { tenantId, branchId, wanted }: BranchInput,
  listener: BranchHandlers,
): () => void {
  const news = [channels.everyPage, channels.menus(tenantId)]
  const received = [...news, ...(wanted ?? [channels.branch(tenantId, branchId)])]
  const here = (message: { branch_id: string }) => message.branch_id === branchId && listener.changed()
  const handlers: LiveHandlers = {
    board: (message) => message.branch_id === branchId && listener.changed(message.order_id),
    tables: here,
    reservations: here,
    waiting: here,
    menu: () => listener.changed(),
    reload: ({ spreadMs }) => listener.reload(spreadMs),
  }
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
      socket?.emit('subscribe', received, () => listener.changed())
    })
    // signed out elsewhere, other rights, or the network went: asking tells which
    socket.on('disconnect', (reason) => {
      if (stopped) return
      listener.changed()
      // the library dials again by itself after anything but the server's own word; one who is signed out is refused
      if (reason === 'io server disconnect') socket?.connect()
    })
    socket.on('update', (message) => dispatch(handlers, message))
  }
}

/** Undefined when the part cannot be loaded; a handler of failed parts may also swallow the failure. */
async function loadLibrary(): Promise<{ io: typeof connect } | undefined> {
  return import('socket.io-client').catch(() => undefined)
}
