import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { livePath } from '#contract/core/live.ts'
import { liveRights } from '#server/live/rights.ts'
import { startLive, type Live } from '#server/live/socket.ts'
import { startTestWork } from './start-test-work.ts'
import { makeReceived, type Received } from './make-received.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

export type LiveEvent = readonly [event: string, message: Record<string, unknown>]

/** A client of the live server and all that it was told. */
export interface LiveClient {
  readonly socket: Socket
  readonly received: Received<LiveEvent>
  subscribe(...wanted: string[]): Promise<{ ok: boolean }>
}

export interface LiveLines {
  readonly live: Live
  /** Connects with these headers beside the host; throws what the server refuses with. */
  connect(host: string, headers?: Record<string, string>): Promise<LiveClient>
  /** Has the relay tell what happened. */
  wake(): void
  hangUp(): void
  close(): Promise<void>
}

/** Takes the product of a test; returns its live server, told by the relay as in life. */
export async function makeLiveLines(test: TestApp): Promise<LiveLines> {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const live = startLive(http, liveRights(test.deps))
  const work = await startTestWork(test, live)
  const { port } = http.address() as AddressInfo
  const sockets: Socket[] = []
  return {
    live,
    async connect(host, headers = {}) {
      const socket = io(`http://127.0.0.1:${port}`, {
        path: livePath,
        transports: ['websocket'],
        forceNew: true,
        reconnectionDelay: 1,
        extraHeaders: { host: `${host}:3000`, ...headers },
      })
      sockets.push(socket)
      const received = makeReceived<LiveEvent>()
      socket.onAny((event: string, message: Record<string, unknown>) => received.receive([event, message]))
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      return {
        socket,
        received,
        subscribe: (...wanted) =>
          socket.timeout(5000).emitWithAck('subscribe', wanted) as Promise<{ ok: boolean }>,
      }
    },
    wake: work.wake,
    hangUp() {
      for (const socket of sockets.splice(0)) socket.disconnect()
    },
    async close() {
      await work.stop()
      await live.close()
    },
  }
}

/** Takes a visitor; returns the Cookie header of its browser. */
export function cookieOf({ cookies }: Pick<Visitor, 'cookies'>): { cookie: string } {
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Returns whether something told is an update of that kind. */
export const isKind =
  (kind: string) =>
  ([event, message]: LiveEvent): boolean =>
    event === 'update' && message['kind'] === kind
