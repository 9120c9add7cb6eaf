import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** The API as another process serves it. */
export interface OtherProcess {
  readonly app: { request(path: string, init: RequestInit): Promise<Response> }
  close(): Promise<void>
}

/** Takes a database's address; starts a second process on it. Node finds no *.localhost, so calls go by number. */
export async function openProcess(databaseUrl: string): Promise<OtherProcess> {
  const child = fork(fileURLToPath(new URL('app-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: [],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    app: { request: (url, init) => ask(port, new URL(url), init) },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

function ask(
  port: number,
  { pathname, search }: URL,
  { method = 'GET', headers, body }: RequestInit,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname + search, method }
    const sent = request({ ...options, headers: headers as Record<string, string> }, (came) => {
      const set = came.headers['set-cookie']?.map((line): [string, string] => ['set-cookie', line]) ?? []
      buffer(came).then(
        (bytes) =>
          resolve(new Response(new Uint8Array(bytes), { status: came.statusCode ?? 500, headers: set })),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(typeof body === 'string' ? body : undefined)
  })
}
