import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Settled } from '#server/core/deps.ts'
import type { AppEnv } from '#server/http/request.ts'

/**
 * Makes every request a span, named by its route: paths and query strings of requests may hold rights and stay out of it.
 * A call that a page makes in-process is a step of the page. Who traces in front of us is believed like any other header
 * of a proxy, with TRUST_PROXY alone: a stranger would choose what is kept.
 */
export function traceRequest({ traced, trustedProxies }: Settled) {
  if (!traced) return createMiddleware<AppEnv>((_, next) => next())
  return createMiddleware<AppEnv>((c, next) => {
    const inside = Boolean(c.env?.inProcess)
    const before =
      !inside && trustedProxies ? propagation.extract(context.active(), c.req.header()) : context.active()
    const { method } = c.req
    const kind = inside ? SpanKind.INTERNAL : SpanKind.SERVER
    return trace.getTracer('server').startActiveSpan(method, { kind }, before, async (span) => {
      try {
        await next()
        // of all that match, the one that was come to last
        const path = routePath(c)
        const route = path.endsWith('*') ? undefined : path
        span.updateName(`${method} ${route ?? 'page'}`)
        const tenant = c.get('tenantId')
        span.setAttributes({
          'http.request.method': method,
          'http.response.status_code': c.res.status,
          ...(route && { 'http.route': route }),
          ...(tenant && { tenant }),
          request_id: c.get('requestId'),
        })
        if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      } finally {
        span.end()
      }
    })
  })
}
