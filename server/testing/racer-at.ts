import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

interface Injection {
  readonly at: number
  readonly racer: () => Promise<unknown>
  seen: number
  started?: Promise<unknown>
}

const injections = new AsyncLocalStorage<Injection>()
/** A connection whose next statement waits: what comes after it on that connection keeps its place. */
const held = new WeakMap<object, Promise<unknown>>()
/** A rival that waits for a lock of the first request will not end before it: it is given so long to come that far. */
const patienceMs = 120

let watching = false

function watchStatements(): void {
  if (watching) return
  watching = true
  const original: (...args: unknown[]) => unknown = pg.Client.prototype.query
  const query = function (this: object, ...args: unknown[]): unknown {
    const send = () => Reflect.apply(original, this, args)
    const injection = injections.getStore()
    if (injection && (injection.seen += 1) === injection.at) {
      const racer = injection.racer()
      injection.started = racer
      const waits = Promise.race([racer, pause(patienceMs)])
      held.set(this, waits)
      return waits.then(() => {
        if (held.get(this) === waits) held.delete(this)
        return send()
      })
    }
    return held.get(this)?.then(send) ?? send()
  }
  Object.defineProperty(pg.Client.prototype, 'query', { value: query })
}

/**
 * Takes a request, which of its statements (from 1) a rival comes before, and the rival; returns both answers and how many
 * statements the request had. A rival that its request has no such statement for comes after it.
 */
export async function withRacerAt<First, Racer>(
  at: number,
  first: () => Promise<First>,
  racer: () => Promise<Racer>,
): Promise<{ first: First; racer: Racer; statements: number }> {
  watchStatements()
  // the rival is nobody's guest: it must not inherit what the first request holds
  const outside = AsyncLocalStorage.snapshot()
  let came: Promise<Racer> | undefined
  const injection: Injection = { at, seen: 0, racer: () => (came = outside(racer)) }
  const answer = await injections.run(injection, first)
  return { first: answer, racer: await (came ?? racer()), statements: injection.seen }
}
