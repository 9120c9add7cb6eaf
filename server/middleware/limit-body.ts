import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '#domain/refusal.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/request.ts'

/** Refuses a body of more bytes than that, by what the request says of itself and, where it says nothing, by counting. */
export function limitBody(mostBytes: number): MiddlewareHandler<AppEnv> {
  const tooLarge = (c: AppContext) => refusalResponse(c, refuse('too-large'))
  const counting = bodyLimit({ maxSize: mostBytes, onError: (c) => tooLarge(c as AppContext) })
  return async (c, next) => {
    const { method } = c.req
    const length = c.req.header('content-length')
    if (c.req.header('transfer-encoding') !== undefined) return counting(c, next)
    // looking at the body itself would build a web stream for every request
    if (length === undefined) return method === 'GET' || method === 'HEAD' ? next() : counting(c, next)
    return Number(length) > mostBytes ? tooLarge(c) : next()
  }
}
