import type { MiddlewareHandler } from 'hono'
import { refuse, type RefusalCode } from '#domain/core/refusal.ts'
import type { Settled } from '#server/core/deps.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/http/request.ts'
import { limitLength } from './limit-length.ts'
import { requestAddress } from './request-host.ts'

/** Paths that take a file, how many bytes of it, and what is said beyond them. Each may be in memory whole. */
export interface Uploads {
  readonly paths: readonly RegExp[]
  readonly mostBytes: number
  readonly beyond: RefusalCode
  /** How many may be under way, of all and of one network: who sends them slowly keeps nobody else out. */
  readonly mostAtOnce: number
  readonly mostOfOne: number
  /** What says its length is not among them: it stays unread until it is known who sends it (upload-places.ts). */
  readonly readLater?: boolean
}

/**
 * Refuses a body of more bytes than that, by what the request says of itself and, where it says nothing, by counting.
 */
export function limitBody(
  settled: Settled,
  mostBytes: number,
  uploads: readonly Uploads[],
): MiddlewareHandler<AppEnv> {
  const usual = limitTo(mostBytes, 'too-large')
  const kinds = uploads.map((kind) => ({ paths: kind.paths, limit: limitUploads(kind, settled) }))
  const uploadAt = (path: string) => kinds.find(({ paths }) => paths.some((one) => one.test(path)))?.limit
  return (c, next) => ((c.req.method === 'GET' ? undefined : uploadAt(c.req.path)) ?? usual)(c, next)
}

/** What does not say its length is in memory whole before anybody asks whose it is; no browser sends a file so. */
function limitUploads(kind: Uploads, settled: Settled): MiddlewareHandler<AppEnv> {
  const limit = limitTo(kind.mostBytes, kind.beyond)
  const few = fewAtOnce(limit, kind, settled)
  const saysLength = (c: AppContext) =>
    c.req.header('content-length') !== undefined && c.req.header('transfer-encoding') === undefined
  return (c, next) => (kind.readLater && saysLength(c) ? limit : few)(c, next)
}

/** Beyond so many the answer is busy, before a byte is read. */
function fewAtOnce(
  inner: MiddlewareHandler<AppEnv>,
  { mostAtOnce, mostOfOne }: Uploads,
  settled: Settled,
): MiddlewareHandler<AppEnv> {
  const underWay: string[] = []
  return async (c, next) => {
    const network = requestAddress(c, settled)
    const own = underWay.filter((one) => one === network).length
    if (underWay.length >= mostAtOnce || own >= mostOfOne)
      return refusalResponse(c, refuse('busy', { why: 'too many files under way' }))
    underWay.push(network)
    try {
      return await inner(c, next)
    } finally {
      underWay.splice(underWay.indexOf(network), 1)
    }
  }
}

function limitTo(mostBytes: number, code: RefusalCode): MiddlewareHandler<AppEnv> {
  return limitLength<AppEnv>(mostBytes, (c) => refusalResponse(c, refuse(code)))
}
