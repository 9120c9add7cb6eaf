import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/core/deps.ts'
import { countRequest } from '#server/logs/metrics.ts'
import { makeId } from '#server/core/make-id.ts'
import type { AppEnv } from '#server/http/request.ts'

/** Names the request and logs it with its duration. Query strings stay out of the log: they may hold secrets. */
export function requestId({ log, clock }: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const id = c.env?.inProcess?.requestId ?? makeId()
    const started = clock()
    c.set('requestId', id)
    await next()
    const busy = c.res.status === 503 ? { busy: c.get('busy') ?? { why: 'unsaid' } } : undefined
    if (c.env?.inProcess) {
      // the page that asked answers for it: what is said here is why
      if (busy)
        log.warn({ id, method: c.req.method, path: c.req.path, tenant: c.get('tenantId'), ...busy }, 'busy')
      return
    }
    // c.header() would make a stream of a finished answer's body
    c.res.headers.set('x-request-id', id)
    const line = {
      id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: clock() - started,
      tenant: c.get('tenantId'),
    }
    countRequest(line.method, line.status, line.ms)
    if (busy) log.warn({ ...line, ...busy }, 'request')
    else if (c.res.status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })
}
