import { subscribe } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import pg from 'pg'
import type { KeptQuery } from '#server/database/kept-query.ts'
import { killPoints, type KillPoint } from './kill-points.ts'

// Loaded into the server by `node --import` for one run: it kills its process at the point that KILL_AT names, from
// the moment on at which the file KILL_WHEN exists. The product's own code knows nothing of it.

const isArmed = (): boolean => existsSync(process.env['KILL_WHEN'] ?? '')

const die = (point: KillPoint): never => {
  process.stderr.write(`killed at ${point.name}\n`)
  process.kill(process.pid, 'SIGKILL')
  throw new Error('unreachable: SIGKILL')
}

const textOf = (query: unknown, values: unknown): string => {
  if (typeof query === 'string') return `${query} ${JSON.stringify(values ?? [])}`
  const { text, values: own } = query as { text: string; values?: unknown[] }
  return `${text} ${JSON.stringify(own ?? values ?? [])}`
}

const transactions = new WeakMap<object, string[]>()

/** Takes a connection and what it sends; returns what its transaction sent before, and remembers this one. */
const remember = (connection: object, text: string): readonly string[] => {
  const earlier = /^\s*begin\b/i.test(text) ? [] : (transactions.get(connection) ?? [])
  transactions.set(connection, [...earlier, text])
  return earlier
}

const isQuery = (query: unknown): query is KeptQuery =>
  typeof query === 'object' && query !== null && 'callback' in query

const dieAtAnswer = (point: KillPoint, query: KeptQuery): void => {
  const { callback } = query
  query.callback = (error, answer) => {
    if (answer && !(point.needsRows && answer.rowCount === 0)) die(point)
    callback(error, answer)
  }
}

const watchQueries = (point: KillPoint): void => {
  const original: (...args: unknown[]) => unknown = pg.Client.prototype.query
  const query = function (this: object, ...args: unknown[]): unknown {
    const text = textOf(args[0], args[1])
    const hit = point.matches(text, remember(this, text)) && isArmed()
    if (hit && point.when === 'before') die(point)
    if (hit && isQuery(args[0])) dieAtAnswer(point, args[0])
    const answer = Reflect.apply(original, this, args)
    return hit && answer instanceof Promise ? answer.then(() => die(point)) : answer
  }
  Object.defineProperty(pg.Client.prototype, 'query', { value: query })
}

interface Call {
  readonly request: { readonly method: string; readonly origin: string | URL; readonly path: string }
}

const watchCalls = (point: KillPoint): void =>
  subscribe(point.when === 'before' ? 'undici:request:create' : 'undici:request:headers', (call) => {
    const { method, origin, path } = (call as Call).request
    if (point.matches(`${method} ${String(origin)}${path}`, []) && isArmed()) die(point)
  })

const point = killPoints.find((one) => one.name === process.env['KILL_AT'])
if (point && process.argv[1]?.endsWith('tools/start.ts'))
  if (point.what === 'query') watchQueries(point)
  else watchCalls(point)
