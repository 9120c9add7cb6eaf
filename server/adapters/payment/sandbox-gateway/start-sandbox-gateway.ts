import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { accountCredentials } from './account-credentials.ts'
import type { AccountCredentials } from './account-credentials.ts'
import type { BookLine } from './book-line.ts'
import type { Desk } from './desk.ts'
import { FaultBoard } from './faults.ts'
import type { FaultsInput } from './faults.ts'
import { gatewayApp } from './gateway-app.ts'
import { openBooks } from './open-books.ts'
import type { OpenBooks } from './open-books.ts'
import { awaitBank } from './pay-session.ts'
import { awaitRefund } from './refund-payment.ts'
import { makeInstance, noteRunning, refuseSecondGateway } from './running-gateway.ts'
import { Timers } from './timers.ts'
import { usualWebhookSettings, WebhookSender } from './webhook-sender.ts'
import type { WebhookSettings } from './webhook-sender.ts'

export interface SandboxGatewayOptions {
  /** The folder of its books; made when missing. */
  readonly books: string
  /** The operator's key: guards /operator, and every account's credentials are made from it. */
  readonly key: string
  /** 0, the default, takes a free one. */
  readonly port?: number
  readonly host?: string
  /** Where browsers reach it; default: where it listens. */
  readonly publicUrl?: string
  /** Whether answers wait for the disk (default), or for the operating system only. */
  readonly fsync?: boolean
  readonly now?: () => number
  readonly faults?: FaultsInput
  readonly webhooks?: Partial<WebhookSettings>
}

export interface SandboxGateway {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  credentials(accountId: string): AccountCredentials
  close(): Promise<void>
}

/**
 * Starts the sandbox gateway: an HTTP server with its books on disk that knows nothing of the product. Throws
 * one clear sentence when its books are damaged or served already, or the port is taken.
 */
export async function startSandboxGateway(options: SandboxGatewayOptions): Promise<SandboxGateway> {
  await refuseSecondGateway(options.books)
  const now = options.now ?? Date.now
  const faults = new FaultBoard(options.faults)
  const open = await openBooks(options.books, options.fsync ?? true)
  const sender = new WebhookSender(options.key, open, faults, now, {
    ...usualWebhookSettings,
    ...options.webhooks,
  })
  const timers = new Timers(now)
  const desk = makeDesk(open, faults, sender, timers, now)
  const instance = makeInstance()
  let url = ''
  const app = await gatewayApp({
    desk,
    key: options.key,
    instance,
    publicUrl: () => options.publicUrl ?? url,
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  url = await listen(server, options.port ?? 0, options.host ?? '127.0.0.1').catch(async (error: unknown) => {
    await open.close()
    throw error
  })
  const forget = await noteRunning(options.books, { url, instance })
  resume(desk, sender)
  return {
    url,
    credentials: (accountId) => accountCredentials(options.key, accountId),
    async close() {
      sender.stop()
      timers.stop()
      await stop(server)
      await open.close()
      await forget()
    },
  }
}

function makeDesk(
  open: OpenBooks,
  faults: FaultBoard,
  sender: WebhookSender,
  timers: Timers,
  now: () => number,
): Desk {
  return {
    books: open.books,
    faults,
    now,
    record(line: BookLine) {
      const seq = open.write(line)
      const webhook = 'webhook' in line && line.webhook
      // a disk that fails is told to those who wait for their answer
      if (webhook)
        open.durable(seq).then(
          () => sender.send(webhook),
          () => undefined,
        )
    },
    durable: open.durable,
    at: (time, act) => timers.at(time, act),
  }
}

/** Takes up what the last process left: webhooks not taken, banks and refunds that will still answer. */
function resume(desk: Desk, sender: WebhookSender): void {
  for (const id of desk.books.owed.keys()) sender.send(id)
  for (const session of desk.books.sessions.values()) awaitBank(desk, session)
  for (const refund of desk.books.refunds.values()) awaitRefund(desk, refund)
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`The sandbox gateway's port ${port} on ${host} is in use.`) : error)
    })
    server.listen(port, host, () => {
      const bound = server.address()
      const shown = host.includes(':') ? `[${host}]` : host
      resolve(`http://${shown}:${typeof bound === 'object' && bound ? bound.port : port}`)
    })
  })
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
