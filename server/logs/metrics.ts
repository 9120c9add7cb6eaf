import type { OpenAPIHono } from '@hono/zod-openapi'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { refuse } from '#domain/refusal.ts'
import { refusalResponse, type AppEnv } from '../request.ts'

const registry = new Registry()
collectDefaultMetrics({ register: registry })
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

/** Prometheus reads /metrics from this machine only: a proxy's request, which names whom it speaks for, gets 404. */
export function metricsRoute(app: OpenAPIHono<AppEnv>): void {
  app.get('/metrics', async (c) => {
    const from = c.env?.incoming?.socket.remoteAddress ?? ''
    const here = /^(127\.|::1$|::ffff:127\.)/.test(from) && c.req.header('x-forwarded-for') === undefined
    if (!here) return refusalResponse(c, refuse('not-found'))
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}
