import type { Language } from '#domain/core/words.ts'
import { request, type IncomingMessage, type RequestOptions } from 'node:http'
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
  /** Its cookies, to go on in a browser with a screen. */
  cookies: () => { name: string; value: string }[]
}

const ask = (options: RequestOptions, sent: string | undefined): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', timeout: 30_000, ...options }, (came) => {
      text(came).then(
        (body) => resolve({ status: came.statusCode ?? 0, headers: came.headers, body }),
        reject,
      )
    })
    asked.on('error', reject).on('timeout', () => asked.destroy(new Error('no answer in 30 s')))
    asked.end(sent)
  })

class Cookies {
  readonly #kept = new Map<string, string>()

  keep(set: readonly string[] = []): void {
    for (const line of set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) this.#kept.set(name, value ?? '')
    }
  }

  list(): { name: string; value: string }[] {
    return [...this.#kept].map(([name, value]) => ({ name, value }))
  }

  header(): Record<string, string> {
    const pairs = this.list().map(({ name, value }) => `${name}=${value}`)
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {}
  }
}

/** Takes the product's port and a host name; returns a visitor of that host. */
export const makeVisitor = (port: number, hostname: string, language: Language = 'en'): Visitor => {
  const host = `${hostname}:${port}`
  const origin = `http://${host}`
  const cookies = new Cookies()
  const own = { host, origin, accept: 'application/json', 'x-source': 'web', 'x-localization': language }
  const send: Visitor['send'] = async (method, path, body, more) => {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const type = sent === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await ask(
      { port, method, path, headers: { ...own, ...type, ...cookies.header(), ...more } },
      sent,
    )
    cookies.keep(answer.headers['set-cookie'])
    return answer
  }
  const call = async <T>(...asked: Parameters<Visitor['send']>): Promise<T> => {
    const { status, body } = await send(...asked)
    if (status >= 400) throw new Error(`${asked[0]} ${asked[1]}: ${status} ${body.slice(0, 500)}`)
    return JSON.parse(body) as T
  }
  return { host, origin, send, call, cookies: () => cookies.list() }
}
