import type { TypedResponse } from 'hono/types'
import { compressOnce, type Encoding } from '../http/encoding.ts'
import { encodingOf, isWorthCompressing, jsonResponse } from '../http/json-response.ts'
import type { AppContext } from '../http/request.ts'

/** A finished answer as text, in two parts around the moment at which it is given. */
interface CachedResponse {
  readonly head: string
  readonly tail: string
  readonly madeAt: number
  readonly changesAt: number | undefined
  /** The same as an object, once a page has asked for it. */
  body: object | undefined
  /** As it was last sent, by its encoding. */
  readonly sent: Map<Encoding, Sent>
}

interface Sent {
  readonly at: number
  readonly bytes: Buffer<ArrayBuffer>
  /** The same for who answers before Hono, once it was asked for. */
  shared: SharedAnswer | undefined
}

/** An answer that is given again before Hono: Node's flat header list, and the bytes. */
export interface SharedAnswer {
  readonly headers: readonly string[]
  readonly bytes: Buffer
}

/** The call that brings a menu. Who writes it in another way is answered too, by the long way. */
const menuCall =
  /^\/api\/v1\/menu(?:\?(?:type=[a-z]{1,10}(?:&branch_id=[\w-]{1,64})?|branch_id=[\w-]{1,64}))?$/

/** Takes a request's path with its query; returns whether its answer may be given again before Hono. */
export function isSharedCall(target: string): boolean {
  return menuCall.test(target)
}

/** An answer that depends on content, question and clock alone, and when the clock changes it. */
export interface MadeAnswer<T> {
  readonly body: T
  readonly changesAt: number | undefined
}

/** Content that says its version. */
interface Stamped {
  readonly version: number
}

const mostQuestions = 100
/** What was sent is sent again for so long: its `rendered_at`, by which callers know our clock, need not be nearer. */
const sameMomentMs = 100

/**
 * Keeps the JSON of answers that are the same for all: by content (the catalogue as an object: a newer version is
 * another one) and question, until the clock changes them. `rendered_at` in them is the moment of asking, at most a tenth of a second earlier.
 */
export class ResponseCache {
  readonly #kept = new WeakMap<object, Map<string, CachedResponse>>()
  /** The same answers by the call that they were last given to. */
  readonly #calls = new WeakMap<object, Map<string, CachedResponse>>()

  /** Takes content, a shared call's path with its query, the caller's language, now (UTC ms) and encoding; returns what the call was answered before, while that holds. */
  again(
    content: Stamped,
    {
      target,
      language,
      now,
      encoding,
    }: { target: string; language: string; now: number; encoding: Encoding },
  ): SharedAnswer | undefined {
    const cached = this.#calls.get(content)?.get(`${target} ${language}`)
    if (!cached || !holds(cached, now)) return undefined
    const long = isWorthCompressing(cached.head.length + cached.tail.length)
    const sent = sentAt(cached, now, long ? encoding : 'identity')
    return (sent.shared ??= {
      bytes: sent.bytes,
      headers: headersOf(cached, sent.bytes, long ? encoding : 'identity', content),
    })
  }

  /** Takes the content, the question's own words, now (UTC ms) and how to make the answer; answers it, kept or new. */
  answer<T extends object>(
    c: AppContext,
    asked: { content: object; question: string; now: number },
    make: () => MadeAnswer<T>,
  ): TypedResponse<T, 200, 'json'> & Response {
    const cached = this.#find(asked, make)
    this.#rememberCall(c, asked.content, cached)
    if (cached.changesAt !== undefined) c.header('x-changes-at', String(cached.changesAt))
    const hand = c.env?.inProcess?.hand
    if (hand) {
      hand(bodyAt(cached, asked.now))
      return c.body(null, 200) as unknown as TypedResponse<T, 200, 'json'> & Response
    }
    const encoding = encodingOf(c, cached.head.length + cached.tail.length)
    const { bytes } = sentAt(cached, asked.now, encoding)
    return jsonResponse(c, bytes, 200, encoding) as unknown as TypedResponse<T, 200, 'json'> & Response
  }

  #rememberCall(c: AppContext, content: object, cached: CachedResponse): void {
    if (c.env?.inProcess) return
    const { pathname, search } = new URL(c.req.url)
    const target = pathname + search
    if (!isSharedCall(target)) return
    const calls = this.#calls.get(content) ?? new Map<string, CachedResponse>()
    calls.set(`${target} ${c.get('language')}`, cached)
    this.#calls.set(content, calls)
  }

  #find<T extends object>(
    { content, question, now }: { content: object; question: string; now: number },
    make: () => MadeAnswer<T>,
  ): CachedResponse {
    const questions = this.#kept.get(content) ?? new Map<string, CachedResponse>()
    const known = questions.get(question)
    if (known && holds(known, now)) return known
    const { body, changesAt } = make()
    const [head = '', ...rest] = JSON.stringify(body).split(/(?<="rendered_at":")[^"]*(?=")/)
    const cached = { head, tail: rest.join(''), madeAt: now, changesAt, body: undefined, sent: new Map() }
    // whoever asks chooses some of the words (a host's port): they must not fill the memory
    if (questions.size >= mostQuestions) questions.clear()
    questions.set(question, cached)
    this.#kept.set(content, questions)
    return cached
  }
}

function textAt({ head, tail }: CachedResponse, now: number): string {
  return tail === '' ? head : `${head}${new Date(now).toISOString()}${tail}`
}

function sentAt(cached: CachedResponse, now: number, encoding: Encoding): Sent {
  const last = cached.sent.get(encoding)
  if (last && last.at <= now && now - last.at < sameMomentMs) return last
  const bytes = compressOnce(Buffer.from(textAt(cached, now)), encoding)
  const sent = { at: now, bytes, shared: undefined }
  cached.sent.set(encoding, sent)
  return sent
}

function headersOf(
  { changesAt }: CachedResponse,
  bytes: Buffer,
  encoding: Encoding,
  { version }: Stamped,
): string[] {
  const headers = [
    'content-type',
    'application/json',
    'cache-control',
    'no-store',
    'content-length',
    String(bytes.length),
  ]
  if (encoding !== 'identity') headers.push('content-encoding', encoding, 'vary', 'accept-encoding')
  if (changesAt !== undefined) headers.push('x-changes-at', String(changesAt))
  return [...headers, 'x-content-version', String(version)]
}

/** What a reader of the text would have, its parts the same objects each time: what is made of them can be kept too. */
function bodyAt(cached: CachedResponse, now: number): object {
  const body = (cached.body ??= freeze(JSON.parse(textAt(cached, now))) as object)
  return 'rendered_at' in body ? Object.freeze({ ...body, rendered_at: new Date(now).toISOString() }) : body
}

/** All pages share it: none may change it. */
function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

/** A clock that was set back may be before another change. */
function holds({ madeAt, changesAt = Infinity }: CachedResponse, now: number): boolean {
  return madeAt <= now && now < changesAt
}
