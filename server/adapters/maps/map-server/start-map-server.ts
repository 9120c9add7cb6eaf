import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { mapApp, type MapFaults } from './map-app.ts'

export interface MapServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/** Takes what is wrong with it and a port (0: a free one); starts the local map service on this machine alone. */
export async function startMapServer(faults?: MapFaults, port = 0): Promise<MapServer> {
  const server = createAdaptorServer({ fetch: mapApp(faults).fetch }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
