import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EInvoiceDocumentsWire, EInvoiceUnitsWire } from '#contract/einvoicing/einvoicing.ts'
import { hourMs, minuteMs } from '#domain/core/durations.ts'
import {
  documentsOf,
  makeConnectedShop,
  makeEInvoicingTest,
  type EInvoicingTest,
} from '#server/testing/make-einvoicing.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeTestApp } from '#server/testing/make-test-app.ts'
import type { Shop } from '#server/testing/make-shop.ts'
import { reportUnit } from './report-unit.ts'

let test: EInvoicingTest
beforeAll(async () => {
  test = await makeEInvoicingTest(3000)
})
afterAll(() => test.close())
afterEach(() => {
  test.zatca.faults.clear()
  test.zatca.mood.reject = () => undefined
  test.zatca.mood.warn = () => undefined
  test.resetClock()
})

const report = /POST \/invoices\/reporting/
const pathOf = (shop: Shop, rest = '') => `/api/v1/staff/einvoicing/${shop.branchIds[0]}${rest}`
const states = async (shop: Shop) => (await documentsOf(test, shop)).map(({ state }) => state)
const unitOf = async (shop: Shop) =>
  (await (await shop.staff()).call<EInvoiceUnitsWire>('GET', '/api/v1/staff/einvoicing')).data[0]

/** What the authority has of a shop, by counter. */
async function takenOf(shop: Shop) {
  const hashes = new Set((await documentsOf(test, shop)).map(({ hash }) => hash))
  return [...test.zatca.books.units.values()]
    .flatMap(({ taken }) => taken)
    .filter(({ hash }) => hashes.has(hash))
    .map(({ counter }) => counter)
}

describe('reporting', () => {
  it.each([429, 500, 503, 'hang', 'torn', 'html', 'page', 'cut', 204] as const)(
    'an answer that is none (%s) costs no sale and no document: it is sent again after a pause',
    async (fault) => {
      const shop = await makeConnectedShop(test)
      await makePaidOrder(test, shop)
      await makePaidOrder(test, shop)
      test.zatca.faults.plan(report, fault)
      await test.sweep()
      expect(await states(shop)).toEqual(['waiting', 'waiting'])
      expect((await unitOf(shop))?.trouble).toBe(fault === 429 ? 'too-many' : 'no-answer')
      test.zatca.faults.clear()
      // not before its pause is over
      await test.sweep()
      expect(await states(shop)).toEqual(['waiting', 'waiting'])
      test.pass(2 * minuteMs)
      await test.sweep()
      expect(await states(shop)).toEqual(['reported', 'reported'])
      expect(await takenOf(shop)).toEqual([1, 2])
      expect((await unitOf(shop))?.trouble).toBeNull()
    },
  )

  it('a document whose answer was lost is sent again, and the authority has it once', async () => {
    const shop = await makeConnectedShop(test)
    await makePaidOrder(test, shop)
    test.zatca.faults.plan(report, 'lost', 1)
    await test.sweep()
    expect(await states(shop)).toEqual(['waiting'])
    test.pass(2 * minuteMs)
    await test.sweep()
    expect(await documentsOf(test, shop)).toMatchObject([{ state: 'reported', duplicate: true }])
    expect(await takenOf(shop)).toEqual([1])
  })

  it('with the authority away for a day every document waits with its code, is told after 12 and 20 hours, and goes in order', async () => {
    const shop = await makeConnectedShop(test)
    const order = await makePaidOrder(test, shop)
    await makePaidOrder(test, shop)
    test.zatca.faults.plan(report, 503)
    await test.sweep()
    for (const [hours, urgency] of [
      [11, 'calm'],
      [2, 'warning'],
      [8, 'alarm'],
    ] as const) {
      test.pass(hours * hourMs)
      await test.sweep()
      expect(await unitOf(shop)).toMatchObject({ urgency, trouble: 'no-answer' })
    }
    const shown = await order.guest.call<{ invoice: { code: string } }>(
      'GET',
      `/api/v1/orders/${order.id}/documents`,
    )
    expect(shown.invoice.code.length).toBeGreaterThan(300)
    test.pass(4 * hourMs)
    test.zatca.faults.clear()
    await test.sweep()
    // the authority says that they were late, and has them; nobody accepted the orders, so their money went back
    const documents = await documentsOf(test, shop)
    expect(documents.map(({ kind, state }) => [kind, state])).toEqual([
      ['invoice', 'warned'],
      ['invoice', 'warned'],
      ['credit_note', expect.stringMatching(/warned|reported/)],
      ['credit_note', expect.stringMatching(/warned|reported/)],
    ])
    expect(await takenOf(shop)).toEqual([1, 2, 3, 4])
  })

  it('a rejected document holds up no other; its words, what to do and a corrected one follow', async () => {
    const shop = await makeConnectedShop(test)
    const owner = await shop.staff()
    await makePaidOrder(test, shop)
    await makePaidOrder(test, shop)
    test.zatca.mood.reject = (number) =>
      number === '1' ? { code: 'BR-KSA-37', message: 'The building number is wrong' } : undefined
    await test.sweep()
    expect(await states(shop)).toEqual(['rejected', 'reported'])
    const list = await owner.call<EInvoiceDocumentsWire>('GET', pathOf(shop, '/documents?show=wrong'))
    expect(list.data).toMatchObject([
      {
        number: '1',
        state: 'rejected',
        errors: [{ code: 'BR-KSA-37' }],
        advice: { ar: expect.stringContaining('بيانات المنشأة') },
      },
    ])
    const [reported] = (await owner.call<EInvoiceDocumentsWire>('GET', pathOf(shop, '/documents'))).data
    expect(
      await owner.refused('POST', pathOf(shop, `/documents/${reported?.id}/correction`), {}),
    ).toMatchObject({
      code: 'document-not-rejected',
    })
    test.zatca.mood.reject = () => undefined
    await owner.call('POST', pathOf(shop, `/documents/${list.data[0]?.id}/correction`), {})
    await test.sweep()
    const documents = await documentsOf(test, shop)
    expect(documents.map(({ counter, number, state }) => [counter, number, state])).toEqual([
      [1, '1', 'corrected'],
      [2, '2', 'reported'],
      [3, '1', 'reported'],
    ])
    expect(documents[2]?.corrects_id).toBe(documents[0]?.id)
    expect(documents[2]?.previous_hash).toBe(documents[1]?.hash)
  })

  it('warnings are kept, and the document is the authority’s', async () => {
    const shop = await makeConnectedShop(test)
    await makePaidOrder(test, shop)
    test.zatca.mood.warn = () => ({ code: 'BR-KSA-08', message: 'The number of the seller' })
    await test.sweep()
    expect(await documentsOf(test, shop)).toMatchObject([
      {
        state: 'warned',
        answer: { status: 202, warnings: [{ code: 'BR-KSA-08' }], errors: [] },
        content: null,
      },
    ])
  })

  it('a certificate that is good no more is told; after a renewal everything goes', async () => {
    const shop = await makeConnectedShop(test)
    const owner = await shop.staff()
    await makePaidOrder(test, shop)
    test.zatca.faults.plan(report, 401)
    await test.sweep()
    expect(await unitOf(shop)).toMatchObject({ trouble: 'certificate' })
    await owner.call('POST', pathOf(shop, '/renewal'), { otp: '123345' })
    test.zatca.faults.clear()
    await test.sweep()
    expect(await states(shop)).toEqual(['reported'])
    expect(await unitOf(shop)).toMatchObject({ trouble: null })
  })

  it('documents are found by number, hash and the content of their code, and given away as XML in a ZIP', async () => {
    const shop = await makeConnectedShop(test)
    const owner = await shop.staff()
    for (let i = 0; i < 3; i += 1) await makePaidOrder(test, shop)
    await test.sweep()
    const [, second] = await documentsOf(test, shop)
    for (const text of ['2', '٢', second?.hash, second?.qr]) {
      const found = await owner.call<EInvoiceDocumentsWire>(
        'GET',
        pathOf(shop, `/documents?text=${encodeURIComponent(text ?? '')}`),
      )
      expect(found.data.map(({ counter }) => counter)).toEqual([2])
    }
    const xml = await owner.send('GET', pathOf(shop, `/documents/${second?.id}/xml`))
    expect(await xml.text()).toContain(`<cbc:UUID>${second?.id}</cbc:UUID>`)
    const zip = await owner.send('GET', pathOf(shop, '/archive?from=2020-01-01&to=2090-01-01'))
    expect(
      Buffer.from(await zip.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    expect(await owner.refused('GET', pathOf(shop, '/archive?from=2026-02-01&to=2026-01-01'))).toMatchObject({
      code: 'date-invalid',
    })
  })
})

describe('two processes', () => {
  it('keep one chain: racers that sell, sign and report at once leave no gap, and each document is there once', async () => {
    const shop = await makeConnectedShop(test)
    const other = await makeTestApp({ beside: test, eInvoicing: test.deps.eInvoicing })
    const branch = shop.branchIds[0] ?? ''
    const processes = [test.deps, other.deps]
    const sales = Array.from({ length: 12 }, () => makePaidOrder(test, shop))
    const reports = Array.from({ length: 10 }, (_, at) =>
      reportUnit(processes[at % 2] ?? test.deps, shop.tenantId, branch),
    )
    await Promise.all([...sales, ...reports])
    await Promise.all(processes.map((deps) => reportUnit(deps, shop.tenantId, branch)))
    await test.sweep()
    const documents = await documentsOf(test, shop)
    expect(documents.map(({ counter }) => counter)).toEqual(documents.map((_, at) => at + 1))
    expect(documents).toHaveLength(12)
    for (const [at, { previous_hash: previous }] of documents.entries())
      if (at > 0) expect(previous).toBe(documents[at - 1]?.hash)
    expect(documents.every(({ state }) => state === 'reported')).toBe(true)
    expect(await takenOf(shop)).toEqual(documents.map(({ counter }) => counter))
    expect([...test.zatca.books.units.values()].flatMap(({ breaks }) => breaks)).toEqual([])
    await other.close()
  })
})
