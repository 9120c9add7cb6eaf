import type { Language, Words } from '#domain/core/words.ts'
import type { ErrorBody } from './wire.ts'

export type Query = Readonly<Record<string, string | number | undefined>>

/** How a call is made: method, path, then body (a Blob travels as its bytes, all else as JSON) and further headers. */
export interface Caller {
  get<T>(path: string, query?: Query): Promise<T>
  call<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T>
}

/** A refused or failed call: status and the one error shape. Nothing else is ever thrown by the client. */
export class CallError extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'CallError'
    this.status = status
    this.body = body
  }
}

export interface ClientOptions {
  /** The browser's fetch, or the server's own app in-process (safety 20). */
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Takes an answer; returns its body where the server handed it over as an object (contract/core/visit.ts). */
  bodyOf?: ((answer: Response) => unknown) | undefined
  language: Language
  /** Callers that are no browser on the tenant's host (spec 7): name, app token, country, time zone. */
  tenant?: { tenant: string; appToken: string; country: string; timeZone: string }
  /** A page of the tenant's host, whose token lives in a cookie. */
  page?: true
  /** The customer's token, for signed-in callers only (spec 6). */
  token?: string
}

const uploadType = { 'content-type': 'application/octet-stream' }

/** Takes the values of a query; returns it as the end of an address, without those that are undefined. */
export function searchOf(query: Query): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value))
  return params.size > 0 ? `?${params}` : ''
}

function headersOf({ language, tenant, page, token }: ClientOptions): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-source': 'web',
    'x-localization': language,
    ...(page && { 'x-requested-with': 'page' }),
    ...(token && { 'x-authorization-token': `Bearer ${token}` }),
    ...(tenant && {
      'x-tenant': tenant.tenant,
      'x-app-token': tenant.appToken,
      'x-country': tenant.country,
      'x-time-zone': tenant.timeZone,
    }),
  }
}

/** Takes how to fetch, the language and who calls; returns how to call, with every header of spec 7. A refusal is a CallError. */
export function makeCaller(options: ClientOptions): Caller {
  const headers = headersOf(options)
  async function call<T>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<T> {
    const init: RequestInit = { method, headers: { ...headers, ...more }, credentials: 'same-origin' }
    if (body instanceof Blob) Object.assign(init, { body, headers: { ...headers, ...uploadType } })
    else if (body !== undefined) init.body = JSON.stringify(body)
    const response = await options.fetch(path, init)
    const handed = options.bodyOf?.(response)
    if (handed !== undefined) return handed as T
    const text = await response.text()
    if (!response.ok) throw new CallError(response.status, readError(text, response, options.language))
    return JSON.parse(text) as T
  }
  const get = <T>(path: string, query: Query = {}) => call<T>('GET', path + searchOf(query))
  return { get, call }
}

/** Spec 8, as domain/platform/texts.ts has it, which is too large for a first view. */
const failed: Words = { ar: 'فشلت العملية', en: 'Failed' }
/** An overloaded or restarting server, or one before it that says so in its own page. */
const failedForNow: Words = {
  ar: 'فشلت العملية. يُرجى إعادة المحاولة بعد قليل.',
  en: 'Failed. Please try again in a moment.',
}

function readError(text: string, response: Response, language: Language): ErrorBody {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && 'code' in body && 'message' in body)
      return body as ErrorBody
  } catch {
    // not JSON: an error of something before the product, told by its status below
  }
  return {
    code: 'failed',
    message: (response.status >= 500 ? failedForNow : failed)[language],
    request_id: response.headers.get('x-request-id') ?? '',
  }
}
