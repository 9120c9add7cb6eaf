import type { z } from '@hono/zod-openapi'
import { searchOf, type Caller } from './caller.ts'

/** What a route is to its caller; `typeof` one of the contract's routes. */
interface Route {
  readonly path: string
  readonly responses: object
}

type Schema = z.ZodType
interface Json<S> {
  content: { 'application/json': { schema: S } }
}

/** A value for each {hole} of the path. */
type Holes<Path extends string> = Path extends `${string}{${string}}${infer Rest}`
  ? [value: string, ...Holes<Rest>]
  : []

/** A part that nothing has to stand in may be left out. */
type Part<T> = Record<never, never> extends T ? [part?: T] : [part: T]

type Body<R> = R extends { request: { body: infer B } }
  ? B extends Json<infer S extends Schema>
    ? Part<z.input<S>>
    : [file: Blob]
  : []

/** As it is typed: what the schema makes of any text (`z.coerce`) is told by what it becomes. */
type Typed<In, Out> = {
  [K in keyof In]: K extends keyof Out ? (unknown extends In[K] ? Out[K] : In[K]) : In[K]
}

type Search<R> = R extends { request: { query: infer Q extends Schema } }
  ? Part<Typed<z.input<Q>, z.output<Q>>>
  : []

type Key<R> = R extends { request: { headers: Schema } } ? [idempotencyKey: string] : []

type Answer<R> = R extends { responses: { 200: Json<infer S extends Schema> } }
  ? z.output<S>
  : R extends { responses: { 201: Json<infer S extends Schema> } }
    ? z.output<S>
    : never

/** How a route is called: a value for each hole of its path, then its body, its idempotency key and its query, where it has them. */
type CallOf<R extends Route> = (
  ...parts: [...Holes<R['path']>, ...Body<R>, ...Key<R>, ...Search<R>]
) => Promise<Answer<R>>

type CallsOf<Routes> = { [K in keyof Routes]: Routes[K] extends Route ? CallOf<Routes[K]> : never }

/**
 * Takes the operations of a context (operations.ts of its folder, made by tools/make-client.ts): method, path and what
 * else each takes, in the order of its call, as in "PUT /api/v1/staff/coupons/{id} body". Returns how their calls are made.
 * Only names, methods and paths travel to the browser: the types are those of the routes' schemas.
 */
export function callsOf<Routes>(
  operations: Readonly<Record<keyof Routes & string, string>>,
): (caller: Caller) => CallsOf<Routes>
export function callsOf(operations: Readonly<Record<string, string>>): (caller: Caller) => unknown {
  return (caller) =>
    Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => [name, callOf(caller, operation)]),
    )
}

function callOf({ call }: Caller, operation: string): (...parts: unknown[]) => Promise<unknown> {
  const [method = '', path = '', ...takes] = operation.split(' ')
  return (...parts) => {
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(String(parts.shift())))
    const body = takes.includes('body') ? (parts.shift() ?? {}) : undefined
    const headers = takes.includes('key') ? { 'idempotency-key': String(parts.shift()) } : undefined
    const query = takes.includes('query') ? searchOf({ ...Object(parts.shift()) }) : ''
    return call(method, filled + query, body, headers)
  }
}
