import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { openDatabase } from '../database/open-databases.ts'
import type { Database } from '../database/tenant-db.ts'
import { makeShop, type Shop } from '../testing/make-shop.ts'
import { makeTestApp, type TestApp } from '../testing/make-test-app.ts'

interface Line {
  level: number
  msg: string
  id: string
  busy?: Record<string, unknown>
}

const warn = 40
let test: TestApp
let shop: Shop
let small: Database
let lines: Line[] = []
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  const { appUrl } = test.database
  small = openDatabase(appUrl, { size: 2, perTenant: 1, patience: 60, statementTimeout: 400 })
  // opening one may take longer than that, and is there for the next
  await vi.waitFor(() => small.read(shop.tenantId, async () => {}), { timeout: 20_000 })
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) })
  app = createApp({ ...test.deps, db: small, log })
})
beforeEach(() => {
  lines = []
})
afterAll(async () => {
  await small.close()
  await test.close()
})

const path = '/api/v1/payments/0123456789abcdefghij'
const ask = (env = {}) => app.request(`http://${shop.host}${path}`, { headers: { host: shop.host } }, env)
const inProcess = () => ({
  inProcess: {
    host: shop.host,
    language: 'en',
    cookie: '',
    origin: `http://${shop.host}`,
    requestId: 'the-page',
  },
})

/** While another call of the restaurant has its one connection, after a statement. */
async function whileHeld<T>(act: () => T | Promise<T>): Promise<T> {
  const gate = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = small.read(shop.tenantId, async ({ q }) => {
    await sql.raw('select 1 as "dear report"').execute(q)
    held.resolve()
    await gate.promise
  })
  await held.promise
  try {
    return await act()
  } finally {
    gate.resolve()
    await holding
  }
}

describe('safety 31: a busy answer', () => {
  it('says in the log what was waited for, who has it, since when, and with which statement', async () => {
    const answer = await whileHeld(() => ask())
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    const { request_id } = (await answer.json()) as { request_id: string }
    expect(lines).toEqual([expect.objectContaining({ level: warn, msg: 'request', id: request_id })])
    expect(lines[0]?.busy).toEqual({
      why: 'No database connection within 60 ms',
      pool: 'web',
      waitedMs: expect.any(Number),
      ofTenant: '1 of 1',
      ofAll: '1 lent, 1 of 2 open',
      waiting: 1,
      longest: {
        tenant: shop.tenantId,
        forMs: expect.any(Number),
        statement: 'after select 1 as "dear report"',
      },
    })
    expect(lines[0]?.busy?.['waitedMs']).toBeGreaterThanOrEqual(59)
  })

  it('of a page’s own call too, by the page’s request id', async () => {
    expect((await whileHeld(() => ask(inProcess()))).status).toBe(503)
    expect(lines).toEqual([expect.objectContaining({ level: warn, msg: 'busy', id: 'the-page' })])
    expect(lines[0]?.busy).toMatchObject({ why: 'No database connection within 60 ms', ofTenant: '1 of 1' })
  })

  it('names the statement that took too long', async () => {
    const slow = createApp({
      ...test.deps,
      db: { ...small, single: (tenantId) => small.read(tenantId, ({ q }) => sleep.execute(q) as never) },
      log: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) }),
    })
    expect((await slow.request(`http://${shop.host}${path}`, { headers: { host: shop.host } })).status).toBe(
      503,
    )
    const said = lines.find(({ msg }) => msg === 'request')
    expect(said).toMatchObject({
      level: warn,
      busy: { why: 'a statement took too long', statement: 'select pg_sleep(5)' },
    })
  })

  it('is not said of what went well', async () => {
    expect((await ask()).status).toBeLessThan(500)
    expect(lines.some(({ level }) => level >= warn)).toBe(false)
  })
})

const sleep = sql`select pg_sleep(5)`
