import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { runOnce } from '#server/jobs/sweeper.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp } from '#server/testing/make-test-app.ts'
import { traceFields } from '#server/logs/tracing.ts'
import { startTelemetry } from './start-telemetry.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[]
}
interface Batch {
  readonly resourceSpans: readonly { scopeSpans: readonly { spans: readonly Span[] }[] }[]
}

/** A collector that keeps what it is sent. */
async function makeCollector() {
  const batches: { path: string; key: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    const key = request.headers['x-key']?.toString()
    batches.push({ path: request.url ?? '', key, body: await text(request) })
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    batches,
    spans: () =>
      batches.flatMap(({ body }) =>
        (JSON.parse(body) as Batch).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
  }
}

const options = { headers: { 'x-key': 'secret' }, serviceName: 'test', ratio: 1 }

async function makeTracedShop(trustedProxies: number) {
  const test = await makeTestApp()
  onTestFinished(() => test.close())
  const app = createApp({ ...test.deps, settled: { ...test.deps.settled, traced: true, trustedProxies } })
  return { test, app, shop: await makeShop({ ...test, app }) }
}

describe('traces', () => {
  it('tell an order as its request, its statements and its calls, and nothing of a person, a key or an id', async () => {
    const { shop } = await makeTracedShop(0)
    const collector = await makeCollector()
    const warnings: string[] = []
    const end = startTelemetry({
      ...options,
      endpoint: collector.endpoint,
      warn: (why) => warnings.push(why),
    })
    const { guest, cart } = await shop.guestWith('Shawarma')
    const order = await guest.place(cart)
    await guest.call('POST', `/api/v1/orders/${order.id}/payments`, {})
    await end()

    expect(warnings).toEqual([])
    expect(collector.batches[0]).toMatchObject({ path: '/v1/traces', key: 'secret' })
    const spans = collector.spans()
    const placing = spans.find(({ name }) => name === 'POST /api/v1/orders')
    const within = spans.filter(({ parentSpanId }) => parentSpanId === placing?.spanId)
    expect(within.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['BEGIN', 'SELECT carts', 'COMMIT']),
    )
    const paying = spans.find(({ name }) => name.endsWith('/payments'))
    const calls = spans.filter(({ traceId, name }) => traceId === paying?.traceId && name === 'POST')
    expect(calls.length).toBeGreaterThan(0)
    const sent = collector.batches.map(({ body }) => body).join('\n')
    for (const secret of [order.id, cart.cart_id, '55123', 'secret']) expect(sent).not.toContain(secret)
  })

  it('go on what a proxy began, and believe nobody else', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    for (const trusted of [1, 0]) {
      const { app, shop } = await makeTracedShop(trusted)
      const collector = await makeCollector()
      const end = startTelemetry({ ...options, endpoint: collector.endpoint, warn() {} })
      await app.request('/api/v1/menu', { headers: { host: shop.host, traceparent } })
      await end()
      const span = collector.spans().find(({ name }) => name.startsWith('GET'))
      expect(span?.traceId === 'a'.repeat(32)).toBe(trusted === 1)
    }
  })

  it('are kept of work that is due, not of looking for it', async () => {
    const { test, shop } = await makeTracedShop(0)
    const { guest, cart } = await shop.guestWith('Shawarma')
    await guest.place(cart)
    const collector = await makeCollector()
    const end = startTelemetry({ ...options, endpoint: collector.endpoint, warn() {} })
    const named: unknown[] = []
    const due = { due: 'due_holds' as const, act: async () => named.push(traceFields().trace_id) }
    await runOnce(test.database.db, due, test.deps)
    test.pass(20 * 60_000)
    await runOnce(test.database.db, due, test.deps)
    await end()
    expect(collector.spans().map(({ name, traceId }) => [name, traceId])).toEqual([
      ['sweep due_holds', named[0]],
    ])
    expect(traceFields()).toEqual({})
  })

  it('cost nobody an answer when the collector is away', async () => {
    const { app, shop } = await makeTracedShop(0)
    const warnings: string[] = []
    const end = startTelemetry({
      ...options,
      endpoint: 'http://127.0.0.1:9',
      warn: (why) => warnings.push(why),
    })
    const answer = await app.request('/api/v1/menu', { headers: { host: shop.host } })
    expect(answer.status).toBe(200)
    await end()
    expect(warnings.length).toBeGreaterThan(0)
  })
})
