import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JoinedTableWire } from '#contract/dine-in/table.ts'
import { createApp } from '#server/http/app.ts'
import { makeCatalogues } from '#server/content/catalogues.ts'
import { makeRateLimits } from '#server/core/rate-limits.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTable, sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { carryOutbox } from '#server/testing/carry-outbox.ts'
import pg from 'pg'

let test: TestApp
let shop: Shop
let apps: ReturnType<typeof createApp>[]
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    items: [{ name: 'Tea', price: 300, types: ['dinein'] }],
    branches: [{ name: { ar: 'العليا', en: 'Olaya' }, types: ['dinein'] }],
  })
  // two processes over one database: each its own content and limits
  const { db } = test.deps
  const other = { catalogues: makeCatalogues(db, test.deps.versions), rateLimits: makeRateLimits() }
  apps = [test.app, createApp({ ...test.deps, ...other })]
})
afterAll(() => test.close())

const fifty = Array.from({ length: 50 }, (_, i) => i)
const phoneAt = (i: number) => new Visitor(apps[i % 2] ?? test.app, shop.host)
const acts = (phone: Phone) => `/api/v1/table-sessions/${phone.sessionId}`

/** Fifty phones of two processes that sit at one table where something was ordered. */
async function fullTable(): Promise<{ first: Phone; phones: Visitor[] }> {
  const code = await makeTable(test, shop)
  const first = await sitDown(shop, code)
  const phones = fifty.map(phoneAt)
  for (const phone of phones) await phone.call('POST', `/api/v1/tables/${code}/sessions`, { name: '' })
  for (const item of ['Tea', 'Tea']) await first.add(shop.itemId(item))
  await first.round()
  return { first, phones }
}

/** A busy server says so; a phone then asks again. */
async function joinUntilReceived(phone: Visitor, code: string, name: string): Promise<JoinedTableWire> {
  const path = `/api/v1/tables/${code}/sessions`
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await phone.send('POST', path, { name })
    if (answer.status !== 503) return (await answer.json()) as JoinedTableWire
  }
  return phone.call('POST', path, { name })
}

const answersOf = async (asks: Promise<Response>[]) => {
  const answers = await Promise.all(asks)
  return Promise.all(
    answers.map(async (one) => ({
      ok: one.ok,
      body: (await one.json()) as { code?: string; pay_url?: string },
    })),
  )
}

describe('fifty phones at one table', () => {
  it('scan it at once: one session with all of them in it', async () => {
    const code = await makeTable(test, shop)
    const joined = await Promise.all(fifty.map((i) => joinUntilReceived(phoneAt(i), code, `G${i}`)))
    expect(new Set(joined.map(({ session_id }) => session_id)).size).toBe(1)
    expect(joined.every(({ state }) => state === 'in')).toBe(true)
    const look = await sitDown(shop, code)
    const { members } = await look.inside()
    expect(members).toHaveLength(51)
    expect(new Set(members.map(({ no }) => no)).size).toBe(51)
  })

  it('pay the same share at once: one pays', async () => {
    const { first, phones } = await fullTable()
    await first.guest.call('PUT', `${acts(first)}/split`, { into: 2 })
    const input = { what: 'part', split_no: 1, part_no: 0 }
    const answers = await answersOf(
      phones.map((phone) => phone.send('POST', `${acts(first)}/payments`, input)),
    )
    const won = answers.filter(({ ok }) => ok)
    expect(won).toHaveLength(1)
    expect(new Set(answers.filter(({ ok }) => !ok).map(({ body }) => body.code))).toEqual(
      new Set(['share-taken']),
    )
    expect(await first.inside()).toMatchObject({ left: '6.00', free: '3.00' })
  })

  it('safety 13: pay all that is left, a line and a part at once: never more than the bill', async () => {
    const { first, phones } = await fullTable()
    await first.guest.call('PUT', `${acts(first)}/split`, { into: 3 })
    const line = (await first.inside()).rounds[0]?.lines[0]?.line_id ?? ''
    const preferences = [
      { what: 'whole' },
      { what: 'items', line_ids: [line] },
      { what: 'part', split_no: 1, part_no: 2 },
    ]
    const answers = await answersOf(
      phones.map((phone, i) => phone.send('POST', `${acts(first)}/payments`, preferences[i % 3])),
    )
    const won = answers.flatMap(({ ok, body }) => (ok && body.pay_url ? [body.pay_url] : []))
    expect(won.length).toBeGreaterThan(0)
    await Promise.all(won.map((url) => first.guest.pay(url)))
    for (let i = 0; i < 3; i += 1) {
      test.pass(30_000)
      await test.sweep()
    }
    const { payments, bill, left } = await first.inside()
    const paid = payments.reduce((sum, one) => sum + Math.round(Number(one.amount) * 100), 0)
    expect(paid).toBeLessThanOrEqual(600)
    expect(Math.round(Number(left) * 100)).toBe(600 - paid)
    expect(bill.total).toBe('6.00')
    test.resetClock()
  })
})

describe('a round that is cancelled after it was paid', () => {
  const cancel = async (order_id: string) => {
    const owner = await shop.staff()
    const path = `/api/v1/staff/orders/${order_id}`
    const { ticket } = await owner.call<{ ticket: { version: number } }>('GET', path)
    const body = { action: 'cancel', version: ticket.version, reason: 'no tea' }
    await owner.call('POST', `${path}/transitions`, body)
    const look = new pg.Client({ connectionString: test.database.superuserUrl })
    await look.connect()
    try {
      for (let i = 0; i < 2; i += 1) await carryOutbox(test, look, shop.tenantId)
    } finally {
      await look.end()
    }
    for (let i = 0; i < 3; i += 1) await test.sweep()
  }
  const refunds = async () => {
    const books = await test.bench.operate('GET', `/books?account=${shop.tenantId}`)
    return ((await books.json()) as { refunds: { amount: number; state: string }[] }).refunds
  }

  it('safety 5: gives back what was paid beyond the bill, once', async () => {
    const { first } = await fullTable()
    const { order_id } = (await first.inside()).rounds[0] ?? { order_id: '' }
    await first.payCard({ what: 'whole' })
    await cancel(order_id)
    expect((await first.inside()).payments).toEqual([])
    expect(await refunds()).toMatchObject([{ amount: 600, state: 'done' }])
  })

  it('safety 5: gives it back also when its table was closed meanwhile', async () => {
    const code = await makeTable(test, shop)
    const phone = await sitDown(shop, code)
    await phone.add(shop.itemId('Tea'))
    const { order_id } = await phone.round()
    await phone.payCard({ what: 'whole' })
    const owner = await shop.staff()
    await owner.call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/acts`, { act: 'close' })
    const before = (await refunds()).length
    await cancel(order_id)
    expect((await refunds()).slice(before)).toMatchObject([{ amount: 300, state: 'done' }])
  })
})
