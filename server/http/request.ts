import type { Context } from 'hono'
import type { TypedResponse } from 'hono/types'
import { refusalMessage } from '#contract/core/refusal-message.ts'
import { refusalAnswers } from '#contract/core/refusals.ts'
import type { ErrorBody } from '#contract/core/wire.ts'
import type { ApiScope } from '#domain/integrations/api-scope.ts'
import type { StaffRole } from '#domain/backoffice/staff-role.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { BusyFacts } from '../database/database-busy.ts'
import { textResponse } from './json-response.ts'

/** Who calls in-process: the page renderer on behalf of a visitor. It travels as Hono's env, never as a header (safety 20). */
export interface InProcess {
  /** Without port. */
  readonly host: string
  readonly language: Language
  /** The visitor's own request headers that matter; empty while filling the page cache (safety 21). */
  readonly cookie: string
  readonly origin: string
  /** The page's: what its calls log is found by it. */
  readonly requestId?: string
  /** Takes an answer's body as an object, frozen; then the answer has none of its own. */
  readonly hand?: (body: object) => void
}

/** A signed-in staff member, as server/middleware/staff.ts found it. */
export interface StaffSession {
  readonly tenantId: string
  readonly staffId: string
  readonly role: StaffRole
  readonly branchIds: 'all' | readonly string[]
}

/** A signed-in operator of the platform, as server/middleware/operator.ts found it. */
export interface OperatorSession {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly tokenHash: string
}

/** A signed-in customer, as server/middleware/customer.ts found it. */
export interface CustomerSession {
  readonly tenantId: string
  readonly customerId: string
  readonly sessionId: string
  readonly tokenHash: string
  /** The browser that signed in; none for a caller without cookies. */
  readonly browser: string | undefined
  /** Its cart and orders have joined the account. */
  readonly joined: boolean
}

export interface AppEnv {
  Bindings: { inProcess?: InProcess; incoming?: { socket: { remoteAddress?: string; destroyed?: boolean } } }
  Variables: {
    requestId: string
    language: Language
    tenantId: string
    /** Whose cart and orders: the signed-in customer's, else this browser's. */
    shopper: string | undefined
    /** sha-256 of the browser's secret; undefined until the first cart or sign-in. */
    browser: string | undefined
    /** Why the answer is 503, for the log. */
    busy: BusyFacts
    /** What this browser was called while somebody was signed in here whose session has ended: nothing of it is shown any more. */
    formerBrowser: string | undefined
    /** Who counts for limits: `shopper`, if it is an account or a browser whose cookie the server issued. */
    visitor: string | undefined
    customer: CustomerSession | undefined
    /** A token came that is worth nothing here (any more). */
    staleToken: boolean
    staff: StaffSession
    operator: OperatorSession
    /** The key of a call to the outward API. */
    apiKey: { readonly id: string; readonly name: string; readonly scopes: readonly ApiScope[] }
    origin: string
  }
}

export type AppContext = Context<AppEnv>

/** Takes a refusal; returns the response with its status and the one error shape in the caller's language. */
export function refusalResponse(c: AppContext, refusal: Refusal): Response {
  const language = c.get('language') ?? 'ar'
  const { status } = refusalAnswers[refusal.code]
  if (refusal.why) c.set('busy', { why: refusal.why })
  const body: ErrorBody = {
    code: refusal.code,
    message: refusalMessage(refusal, language),
    request_id: c.get('requestId') ?? '',
    ...(refusal.fields && { errors: fieldWords(refusal.fields, language) }),
    ...(refusal.details && { details: { ...refusal.details } }),
  }
  return c.json(body, status, {
    'cache-control': 'no-store',
    ...(refusal.code === 'busy' && { 'retry-after': '2' }),
  })
}

function fieldWords(fields: NonNullable<Refusal['fields']>, language: Language): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, codes]) => [
      field,
      codes.map((code) => wordIn(refusalAnswers[code].words, language)),
    ]),
  )
}

/** Takes a use case's result; answers it as JSON with the status, or as the refusal that it is. */
export function answer<T extends object, S extends 200 | 201>(
  c: AppContext,
  result: T,
  status: S,
): TypedResponse<Exclude<T, Refusal>, S, 'json'> & Response {
  const response = isRefusal(result)
    ? refusalResponse(c, result)
    : textResponse(c, JSON.stringify(result), status)
  // the refusals of every route are in the contract once (wire.ts), so only the success is typed here
  return response as TypedResponse<Exclude<T, Refusal>, S, 'json'> & Response
}
