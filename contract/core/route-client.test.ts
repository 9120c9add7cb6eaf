import { describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { callsOf } from './route-client.ts'

type Answers = { [K in keyof Client]: Awaited<ReturnType<Client[K]>> }
/** Calls whose answer has no type, which would fit everywhere: the compiler says so below. */
type Untyped = { [K in keyof Answers]: [Answers[K]] extends [never] ? K : never }[keyof Answers]

interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly headers: unknown
}

describe('calls that are made from routes', () => {
  const sent: Sent[] = []
  const calls = callsOf<Record<string, { path: '/x/{a}/{b}'; responses: object }>>({
    change: 'PUT /x/{a}/{b} body key query',
    read: 'GET /x/{a}/{b} query',
    press: 'POST /x/{a}/{b} body',
    end: 'DELETE /x/{a}/{b}',
  })({
    get: () => Promise.reject(new Error('unused')),
    async call<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
      sent.push({ method, path, body, headers })
      return {} as T
    },
  }) as Record<string, (...parts: unknown[]) => Promise<unknown>>

  it('fill the path, then send body, key and query in that order', async () => {
    await calls['change']?.('1', 'a/b', { on: true }, 'key1', { page: 2, q: undefined })
    await calls['read']?.('1', '2')
    await calls['press']?.('1', '2')
    await calls['end']?.('1', '2')
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: '/x/1/a%2Fb?page=2',
        body: { on: true },
        headers: { 'idempotency-key': 'key1' },
      },
      { method: 'GET', path: '/x/1/2', body: undefined, headers: undefined },
      { method: 'POST', path: '/x/1/2', body: {}, headers: undefined },
      { method: 'DELETE', path: '/x/1/2', body: undefined, headers: undefined },
    ])
  })

  it('are typed by their routes', () => {
    const untyped: Record<Untyped, true> = {}
    expect(untyped).toEqual({})
    const parts: Parameters<Client['changeBalance']>['length'] = 3
    expect(parts).toBe(3)
    const paused: Parameters<Client['pauseCoupon']> = ['coupon1', { paused: true }]
    expect(paused).toHaveLength(2)
  })
})
