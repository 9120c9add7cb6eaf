import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse, type RefusalCode } from '#domain/refusal.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/request.ts'

/** Paths that take a picture, and how many bytes of it. */
export interface Uploads {
  readonly paths: ReadonlySet<string>
  readonly mostBytes: number
}

/** Refuses a body of more bytes than that, by what the request says of itself and, where it says nothing, by counting. */
export function limitBody(mostBytes: number, uploads?: Uploads): MiddlewareHandler<AppEnv> {
  const usual = limitTo(mostBytes, 'too-large')
  const upload = uploads && limitTo(uploads.mostBytes, 'image-too-large')
  return (c, next) => (upload && uploads.paths.has(c.req.path) ? upload : usual)(c, next)
}

function limitTo(mostBytes: number, code: RefusalCode): MiddlewareHandler<AppEnv> {
  const tooLarge = (c: AppContext) => refusalResponse(c, refuse(code))
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
