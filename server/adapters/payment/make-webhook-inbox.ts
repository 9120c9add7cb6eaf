import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  readonly headers: Headers
  readonly body: string
  readonly type: string
  readonly reference: string
}

/** A shop's end for tests: an HTTP server that keeps every webhook it is sent. */
export class WebhookInbox {
  readonly received: ReceivedWebhook[] = []
  readonly #waiters = new Set<() => void>()
  readonly #server = createServer((request, response) => {
    // a browser that comes back
    if (request.method === 'GET') return void response.end('<!doctype html><title>shop</title>')
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      this.#keep(new Headers(request.headers as Record<string, string>), body)
      response.writeHead(this.#status).end()
    })
    return undefined
  })
  #status = 200

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** On a name that only browsers resolve by themselves: a gateway must reach it all the same. */
  get url(): string {
    return `http://saffron.localhost:${this.port}/hook`
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  /** Resolves with all that came as soon as they are what is waited for. */
  until(enough: (all: readonly ReceivedWebhook[]) => boolean): Promise<readonly ReceivedWebhook[]> {
    return new Promise((resolve) => {
      const look = () => {
        if (!enough(this.received)) return
        this.#waiters.delete(look)
        resolve([...this.received])
      }
      this.#waiters.add(look)
      look()
    })
  }

  /** What is answered from now on; 200 at first. */
  answerWith(status: number): void {
    this.#status = status
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }

  #keep(headers: Headers, body: string): void {
    const { type, reference } = JSON.parse(body) as { type: string; reference: string }
    this.received.push({ headers, body, type, reference })
    for (const look of this.#waiters) look()
  }
}

/** Builds a listening inbox. */
export async function makeWebhookInbox(): Promise<WebhookInbox> {
  const inbox = new WebhookInbox()
  await inbox.listen()
  return inbox
}
