import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as it came. */
export interface CallReceived {
  readonly method: string
  readonly path: string
  readonly body: string
}

/** What is answered: a status with an object as JSON, or with bytes as they stand; or nothing, the connection torn. */
export type Answered =
  | { readonly status: number; readonly body: object | string; readonly type?: string }
  | 'torn'

/** Takes what answers each call; starts an HTTP server on a free port that says exactly that, and keeps what it was asked. */
export async function startAnswers(answer: (call: CallReceived) => Answered) {
  const calls: CallReceived[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        body: Buffer.concat(parts).toString('utf8'),
      }
      calls.push(call)
      const said = answer(call)
      if (said === 'torn') return void response.destroy()
      const text = typeof said.body === 'string' ? said.body : JSON.stringify(said.body)
      response.writeHead(said.status, { 'content-type': said.type ?? 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
