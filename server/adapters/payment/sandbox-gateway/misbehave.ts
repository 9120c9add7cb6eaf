import type { Context, MiddlewareHandler } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { minuteMs } from '#domain/core/durations.ts'
import type { CardSession } from './books.ts'
import type { FaultBoard, Misbehaviour, Operation } from './faults.ts'

/** What a request of this server carries: its account, and on the card pages its session, once known. */
export interface GatewayEnv {
  Bindings: HttpBindings
  Variables: { account: string; session: CardSession }
}

/**
 * Takes an operation; returns the middleware that lets the faults of the request's account spoil it, before its
 * effect or after. The account must be known by then.
 */
export function misbehaveAt(faults: FaultBoard, operation: Operation): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const fault = faults.take(c.get('account'), operation)
    if (fault?.when === 'before') return spoil(c, fault)
    await next()
    if (fault) c.res = await spoil(c, fault)
    return undefined
  }
}

async function spoil(c: Context<GatewayEnv>, fault: Misbehaviour): Promise<Response> {
  if (fault.what === 'hang') await untilGone(c)
  if (fault.what === 'hang' || fault.what === 'reset') {
    c.env.incoming.socket.destroy()
    return c.body(null, 500)
  }
  if (fault.what === 'garbage') return c.body('{"state":"captu', 200, { 'content-type': 'application/json' })
  if (fault.what === 'html') return c.html('<!doctype html><title>403</title><h1>Request blocked</h1>', 403)
  if (fault.what === 'page') return c.html('<!doctype html><title>Wait</title><h1>Please wait</h1>')
  if (fault.what === 'empty') return c.body('')
  if (fault.what === 'no-content') return c.body(null, 204)
  if (fault.what === 'conflict') return c.json({ error: { code: 'conflict', message: 'Try again' } }, 409)
  if (fault.what === 'throttled') return c.json({ error: { code: 'throttled', message: 'Slow down' } }, 429)
  if (fault.what === 'not-found') return c.json({ error: { code: 'not-found', message: 'Not found' } }, 404)
  return c.json({ error: { code: 'internal', message: 'Something went wrong' } }, 500)
}

/** Waits until the caller gives up, a minute at most. */
function untilGone(c: Context<GatewayEnv>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, minuteMs)
    c.env.incoming.socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
