import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Shop } from './make-shop.ts'
import { Visitor } from './visitor.ts'

/** A server process of its own, reached over HTTP. */
export interface ServerProcess {
  readonly pid: number
  /** What answers its requests. */
  readonly app: ConstructorParameters<typeof Visitor>[0]
  /** Takes a browser of the test's own app; returns it as this process meets it. */
  visited(guest: Visitor, shop: Shop): Visitor
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('server-process.ts', import.meta.url))

/**
 * Takes a database's address and whether requests are counted; returns a server process over it that answers. Throws with
 * what it said when it ends before.
 */
export async function startServerProcess(
  appUrl: string,
  limits: 'limited' | 'unlimited' = 'limited',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program, appUrl, limits], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
    // what a long test finds is an error of the server: it is said where it is looked for
    process.stderr.write(text)
  })
  const ended = once(child, 'exit')
  const line = Promise.race([
    once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>,
    ended.then((): never => {
      throw new Error(`the server process ended:\n${said}`)
    }),
  ])
  const { port } = JSON.parse((await line)[0]) as { port: number }
  const app = { request: (url: string, init: RequestInit) => askOverHttp(port, url, init) }
  return {
    pid: child.pid ?? 0,
    app,
    visited(guest, shop) {
      const visitor = new Visitor(app, shop.host)
      for (const [name, value] of guest.cookies) visitor.cookies.set(name, value)
      return visitor
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** fetch would not find *.localhost: the address is the loopback, and the host is said. */
function askOverHttp(port: number, url: string, init: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(url)
  const headers = init.headers as Record<string, string>
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method: init.method ?? 'GET',
        path: pathname + search,
        headers,
        agent: false,
      },
      (came) => {
        const parts: Buffer[] = []
        came.on('data', (part: Buffer) => parts.push(part))
        came.on('error', reject)
        came.on('end', () => {
          const answer = new Headers()
          for (let i = 0; i < came.rawHeaders.length; i += 2)
            answer.append(came.rawHeaders[i] ?? '', came.rawHeaders[i + 1] ?? '')
          resolve(new Response(Buffer.concat(parts), { status: came.statusCode ?? 500, headers: answer }))
        })
      },
    )
    asked.on('error', reject)
    asked.end(init.body as string | Uint8Array | undefined)
  })
}
