import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came to the provider. */
export interface Received {
  readonly path: string
  readonly headers: Headers
  readonly body: string
}

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers?: Record<string, string>
  /** Of a mail server: at which command it says so; after the whole mail otherwise. */
  readonly at?: 'MAIL' | 'RCPT' | 'DATA'
}

/** How a provider fails: never answers, breaks off in the middle, or says something else than it should. */
export type Mischief = 'silent' | 'cut' | Reply

/** A provider's server on this machine, for tests: it answers as its documentation says, or fails as told. */
export interface ProviderDesk {
  readonly url: string
  readonly received: readonly Received[]
  misbehave(how: Mischief | undefined): void
  /** Breaks off what is still waiting for an answer. */
  hangUp(): void
  /** Asks for the next request that arrives; returns once it is there. */
  arrival(): Promise<Received>
  close(): Promise<void>
}

/** Takes how the provider answers; returns it, listening. */
export async function makeProviderDesk(answer: (request: Received) => Reply): Promise<ProviderDesk> {
  const received: Received[] = []
  const waiting: ((request: Received) => void)[] = []
  let mischief: Mischief | undefined
  const server = createServer(async (request, response) => {
    const came = await readRequest(request)
    received.push(came)
    for (const resolve of waiting.splice(0)) resolve(came)
    if (mischief === 'silent') return
    if (mischief === 'cut')
      return void response.writeHead(200, { 'content-length': '99' }).write('{"', () => response.destroy())
    reply(response, mischief ?? answer(came))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    misbehave(how) {
      mischief = how
    },
    arrival: () => new Promise((resolve) => waiting.push(resolve)),
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ) as [string, string][],
  )
  return { path: request.url ?? '', headers, body: Buffer.concat(chunks).toString('utf8') }
}

function reply(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
