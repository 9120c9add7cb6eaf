import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** An answer of the product, its body read. */
export type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

/** A browser without a screen: it keeps its cookies and names its host, since Node does not find *.localhost. */
export type Visitor = {
  host: string
  origin: string
  /** Sends a request; returns whatever came. Throws only when nothing came. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** The same for a JSON call that must succeed; throws with the refusal. */
  call: <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<T>
}

/** Takes the product's port and a host name; returns a visitor of that host. */
export const makeVisitor = (port: number, hostname: string, language: 'ar' | 'en' = 'en'): Visitor => {
  const host = `${hostname}:${port}`
  const origin = `http://${host}`
  const cookies = new Map<string, string>()
  const keepCookies = (set: readonly string[] = []): void => {
    for (const line of set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) cookies.set(name, value ?? '')
    }
  }
  const headersOf = (more: Record<string, string>, sent: string | undefined): Record<string, string> => ({
    host,
    origin,
    accept: 'application/json',
    'x-source': 'web',
    'x-localization': language,
    ...(sent === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...more,
  })
  const send: Visitor['send'] = (method, path, body, more = {}) =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const asked = request(
        { host: '127.0.0.1', port, method, path, headers: headersOf(more, sent), timeout: 30_000 },
        (came) => {
          keepCookies(came.headers['set-cookie'])
          text(came).then(
            (read) => resolve({ status: came.statusCode ?? 0, headers: came.headers, body: read }),
            reject,
          )
        },
      )
      asked.on('error', reject).on('timeout', () => asked.destroy(new Error('no answer in 30 s')))
      asked.end(sent)
    })
  const call = async <T>(...asked: Parameters<Visitor['send']>): Promise<T> => {
    const { status, body } = await send(...asked)
    if (status >= 400) throw new Error(`${asked[0]} ${asked[1]}: ${status} ${body.slice(0, 500)}`)
    return JSON.parse(body) as T
  }
  return { host, origin, send, call }
}
