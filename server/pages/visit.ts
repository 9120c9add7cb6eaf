import { readAgain } from '#contract/core/read-again.ts'
import type { Visit } from '#contract/core/visit.ts'
import type { Language } from '#domain/core/words.ts'
import type { InProcess } from '#server/http/request.ts'

/** Calls the server's own API; who calls travels beside the request, never as a header (safety 20). */
export type CallApi = (request: Request, inProcess: InProcess) => Response | Promise<Response>

/** Who visits what, as the address and the public cookies say. */
export interface Visitor {
  /** Without port. */
  readonly host: string
  readonly origin: string
  readonly language: Language
  readonly branchId: string | undefined
  /** The visitor's own cookies; empty while a page is made for all (safety 21). */
  readonly cookie: string
  readonly requestId: string
}

/** What the API's answers during one page said about the page. */
export interface Gathered {
  /** Content versions that the answers were made of; one of them when all is well (safety 29). */
  readonly versions: ReadonlySet<number>
  /** UTC ms at which the first of them changes by the clock; Infinity when none does. */
  readonly changesAt: number
  /** Cookies that the API set on this visitor's behalf. */
  readonly cookies: readonly string[]
  /** Whether an answer was an error that may be gone at the next try (5xx, 429). */
  readonly failed: boolean
}

const pageTries = { tries: 2 }

/** A visit for the app, and what it left behind. */
export interface OpenVisit {
  readonly visit: Visit
  /** What its calls have gathered so far. */
  readonly gathered: () => Gathered
  /** The page, when the app gave it beside its response. */
  readonly page: () => Buffer | undefined
}

/** Takes how to call the API and who visits; returns the visit. */
export function makeVisit(callApi: CallApi, visitor: Visitor): OpenVisit {
  const { host, origin, language, branchId, cookie, requestId } = visitor
  const versions = new Set<number>()
  const cookies: string[] = []
  let changesAt = Infinity
  let failed = false
  let page: Buffer | undefined
  const bodies = new WeakMap<Response, object>()
  // a page waits twice for its place at a database that is busy: its visitor could do no more than ask for all of it anew
  const ask = readAgain(async (path, init) => {
    let body: object | undefined
    const hand = (ready: object) => {
      body = ready
    }
    const answer = await callApi(new Request(origin + path, init), {
      host,
      language,
      cookie,
      origin,
      requestId,
      hand,
    })
    if (body && answer.ok) bodies.set(answer, body)
    return answer
  }, pageTries)
  async function fetch(path: string, init: RequestInit): Promise<Response> {
    if (!path.startsWith('/')) throw new Error('A page calls the API of its own host alone.')
    const answer = await ask(path, init)
    const version = answer.headers.get('x-content-version')
    if (version !== null) versions.add(Number(version))
    const changes = Number(answer.headers.get('x-changes-at') ?? Infinity)
    if (changes < changesAt) changesAt = changes
    cookies.push(...answer.headers.getSetCookie())
    if (answer.status >= 500 || answer.status === 429) failed = true
    return answer
  }
  return {
    visit: {
      fetch,
      bodyOf: (answer) => bodies.get(answer),
      takePage: (html) => {
        page = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
      },
      language,
      origin,
      branchId,
      requestId,
    },
    gathered: () => ({ versions, changesAt, cookies, failed }),
    page: () => page,
  }
}
