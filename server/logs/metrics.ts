import type { OpenAPIHono } from '@hono/zod-openapi'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { refuse } from '#domain/core/refusal.ts'
import { refusalResponse, type AppEnv } from '../http/request.ts'

const registry = new Registry()
// its usual 10 ms wake an idle process a hundred times a second: two thirds of what it costs (decision 0229)
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 500 })
const durations = new Histogram({
  name: 'http_request_seconds',
  help: 'Duration of requests by method and status class',
  labelNames: ['method', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
})

/** Takes a finished request; counts it. */
export function countRequest(method: string, status: number, ms: number): void {
  durations.observe({ method, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
}

/** What the pages count of themselves since the start. */
export interface PagesCounted {
  readonly counts: {
    readonly hits: number
    readonly unchanged: number
    readonly calls: number
    readonly rendered: number
  }
  readonly cache: { readonly bytes: number }
}

let pages: PagesCounted | undefined

/** Takes the pages of this process; their numbers are read whenever somebody asks, so that a kept page costs nothing more. */
export function watchPages(watched: PagesCounted): void {
  pages = watched
}

new Counter({
  name: 'pages_kept_sent_total',
  help: 'Pages sent from the page cache, which are no part of http_request_seconds',
  labelNames: ['status'],
  registers: [registry],
  collect() {
    const { hits = 0, unchanged = 0 } = pages?.counts ?? {}
    this.reset()
    this.inc({ status: '200' }, hits - unchanged)
    this.inc({ status: '304' }, unchanged)
  },
})
new Counter({
  name: 'calls_kept_sent_total',
  help: 'Answers of the menu call that were given again, which are no part of http_request_seconds',
  registers: [registry],
  collect() {
    this.reset()
    this.inc(pages?.counts.calls ?? 0)
  },
})
new Counter({
  name: 'pages_rendered_total',
  help: 'Pages rendered, kept or not',
  registers: [registry],
  collect() {
    this.reset()
    this.inc(pages?.counts.rendered ?? 0)
  },
})
new Gauge({
  name: 'page_cache_bytes',
  help: 'Memory that finished pages take, of PAGE_CACHE_MB',
  registers: [registry],
  collect() {
    this.set(pages?.cache.bytes ?? 0)
  },
})

/** Prometheus reads /metrics from this machine only: a proxy's request, which names whom it speaks for, gets 404. */
export function metricsRoute(app: OpenAPIHono<AppEnv>): void {
  app.get('/metrics', async (c) => {
    const from = c.env?.incoming?.socket.remoteAddress ?? ''
    const here = /^(127\.|::1$|::ffff:127\.)/.test(from) && c.req.header('x-forwarded-for') === undefined
    if (!here) return refusalResponse(c, refuse('not-found'))
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}
