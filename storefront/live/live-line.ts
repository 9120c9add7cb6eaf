import type { io as connect, Socket } from 'socket.io-client'
import { channels, dispatch, livePath } from '#contract/core/live.ts'
import type { LiveHandlers, LiveEvents, LiveRequests } from '#contract/core/live.ts'
import { browserCaller } from '#web/browser-caller.ts'

type Line = Socket<LiveEvents, LiveRequests>
export type Listener = LiveHandlers & {
  /** The line stands again: what was said meanwhile is lost, so ask. */
  connect?: () => void
  disconnect?: () => void
}

const listeners = new Set<Listener>()
const orders = new Set<string>()
let more: readonly string[] = []
let opened: Promise<Line | undefined> | undefined
let line: Line | undefined

/** Takes what to do on which event; opens the page's one live line at the first need. Returns how to stop listening. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener)
  opened ??= open().catch(tryAgainOnline)
  if (line?.connected) listener.connect?.()
  return () => void listeners.delete(listener)
}

/** Takes an order's id; hears of that order from now on. Returns how to stop. */
export function watchOrder(id: string): () => void {
  orders.add(id)
  subscribe()
  return () => void orders.delete(id)
}

/** Takes how channels of the page's restaurant are named (contract/core/live.ts): what this page looks at besides orders, in the place of what was before. Returns how to stop. */
export function alsoWatch(wanted: (tenant: string) => readonly string[]): () => void {
  more = wanted(tenant())
  subscribe()
  return () => {
    more = []
  }
}

/** The socket library comes only when a page wants to hear something, after its first view. */
async function open(): Promise<Line | undefined> {
  const library: { io: typeof connect } | undefined = await import('socket.io-client')
  // a handler of failed parts may swallow the failure: then there is no library
  if (!library) return tryAgainOnline()
  const socket: Line = library.io({
    path: livePath,
    transports: ['websocket'],
    reconnectionDelay: 1000,
    reconnectionDelayMax: 20_000,
    randomizationFactor: 0.5,
  })
  line = socket
  socket.on('connect', () => {
    subscribe()
    tell((listener) => listener.connect?.())
  })
  socket.on('disconnect', () => tell((listener) => listener.disconnect?.()))
  socket.on('update', (update) => tell((listener) => dispatch(listener, update)))
  return socket
}

/** Without the network even the library cannot come: it is asked for again when the network is back. */
function tryAgainOnline(): undefined {
  opened = undefined
  window.addEventListener('online', () => void (opened ??= open().catch(tryAgainOnline)), { once: true })
  return undefined
}

function subscribe(): void {
  if (!line?.connected) return
  const own = tenant()
  const shown = [...orders].map((id) => channels.orders(own, id))
  line.emit('subscribe', [channels.everyPage, channels.menus(own), ...shown, ...more], () => {})
}

/** The restaurant of the page, as the document names it. */
const tenant = () => browserCaller('ar').tenant?.tenant ?? ''

function tell(say: (listener: Listener) => void): void {
  for (const listener of listeners) say(listener)
}
