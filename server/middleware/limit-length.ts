import type { Context, Env, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Has `tooLarge` answer a body of more bytes than that: by the length that it says, or counted where it says none. */
export function limitLength<E extends Env>(
  mostBytes: number,
  tooLarge: (c: Context<E>) => Response | Promise<Response>,
): MiddlewareHandler<E> {
  const counting = bodyLimit({ maxSize: mostBytes, onError: (c) => tooLarge(c as Context<E>) })
  return async (c, next) => {
    const { method } = c.req
    const length = c.req.header('content-length')
    if (c.req.header('transfer-encoding') !== undefined) return counting(c, next)
    // looking at the body itself would build a web stream for every request
    if (length === undefined) return method === 'GET' || method === 'HEAD' ? next() : counting(c, next)
    return Number(length) > mostBytes ? tooLarge(c) : next()
  }
}
