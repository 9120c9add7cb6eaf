import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { Hooks } from './hooks.ts'
import { Misbehaviour } from './misbehaviour.ts'

export type SimulatorApp = Hono<{ Bindings: HttpBindings }>

/** What every simulator of a gateway is made of. Test support: it knows nothing of the product. */
export interface Simulator {
  /** Where it listens, without a slash at the end; API, pages and scripts alike. */
  readonly url: string
  readonly faults: Misbehaviour
  readonly hooks: Hooks
  close(): Promise<void>
}

/** Takes what adds the gateway's routes; starts it on a free port of this machine. */
export async function startSimulator(
  addRoutes: (app: SimulatorApp, parts: { hooks: Hooks; url: () => string }) => void,
): Promise<Simulator> {
  const faults = new Misbehaviour()
  const hooks = new Hooks()
  const app: SimulatorApp = new Hono()
  app.use('*', (c, next) => faults.act(c, next))
  let url = ''
  addRoutes(app, { hooks, url: () => url })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    faults,
    hooks,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
