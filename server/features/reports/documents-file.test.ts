import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditedOrderWire, OrderEditorWire } from '#contract/ordering/order-edit.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import { parseAmount } from '#domain/core/money.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { noteOrderDays } from './sum-noted-days.ts'

const url = '/api/v1/staff/reports'
let test: TestApp
let shop: Shop
let owner: Visitor

/** A plain sale, one of which a part went back, one that was cancelled, and one whose dishes were changed. */
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [{ name: { ar: 'العليا', en: 'Olaya' }, acceptWithinMinutes: 240 }],
    items: [{ name: 'Shawarma' }, { name: 'Tea', price: 300 }],
  })
  owner = await shop.staff()
  const [, part, lost, changed] = await Promise.all([
    makePaidOrder(test, shop, 'Shawarma'),
    makePaidOrder(test, shop, 'Shawarma', 'Tea'),
    makePaidOrder(test, shop, 'Tea'),
    makePaidOrder(test, shop, 'Shawarma', 'Tea'),
  ])
  await part.move('accept', { minutes: 10 })
  await part.refund('3.00')
  await lost.move('cancel', { reason: 'closed early' })
  await leaveOut(changed, 'Tea')
  for (const { id } of [part, lost, changed])
    await noteOrderDays(test.deps, shop.tenantId, [{ orderId: id, branchId: shop.branchIds[0] ?? '' }])
})
afterAll(() => test.close())

async function leaveOut({ id }: Ordered, name: string) {
  const path = `/api/v1/staff/orders/${id}/edit`
  const { version, lines } = await owner.call<OrderEditorWire>('GET', path)
  const wanted = lines
    .filter((line) => line.item_id !== shop.itemId(name))
    .map(({ line_id, item_id, quantity }) => ({ line_id, item_id, quantity }))
  const { sums } = await owner.call<EditedOrderWire>('POST', path, { version, lines: wanted })
  await owner.call('POST', path, { version, lines: wanted, total: sums.total })
}

async function file(query = '', by = owner): Promise<Record<string, string>[]> {
  const text = await (await by.send('GET', `${url}/documents/file?${query}`)).text()
  const [head = [], ...rows] = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(','))
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])))
}

const sum = (rows: readonly Record<string, string>[], name: string) =>
  rows.reduce((all, row) => all + (parseAmount(row[name] ?? '') ?? 0), 0)

describe('documents for the accountant', () => {
  it('integrations "Tax": every invoice and credit note once, numbered without a gap, and they add up to the report', async () => {
    const rows = await file()
    const invoices = rows.filter((row) => row['Document'] === 'Invoice')
    const notes = rows.filter((row) => row['Document'] === 'Credit note')
    expect(invoices.map((row) => row['Number'])).toEqual(['1', '2', '3', '4'])
    expect(notes.map((row) => row['Number'])).toEqual(['1', '2', '3'])
    expect(notes.map((row) => row['Total']).sort()).toEqual(['-3.00', '-3.00', '-3.00'])
    for (const row of rows) expect(sum([row], 'Total')).toBe(sum([row], 'Excluding VAT') + sum([row], 'VAT'))
    const report = await owner.call<ReportWire>('GET', `${url}/sales`)
    const minor = (amount: string) => parseAmount(amount) ?? 0
    expect(sum(rows, 'Total')).toBe(minor(report.sums.total) - minor(report.refunds.value))
    expect(sum(rows, 'VAT')).toBe(minor(report.sums.vat) - minor(report.refunds.vat))
  })

  it('an invoice says what it was issued over, whatever its order costs by now: the rest is a note of it', async () => {
    const rows = await file()
    expect(rows.filter((row) => row['Replaced by invoice'] !== '')).toEqual([])
    const invoices = rows.filter((row) => row['Document'] === 'Invoice')
    const numbers = invoices.map((row) => row['Number'])
    const notes = rows.filter((row) => row['Document'] === 'Credit note')
    for (const note of notes) expect(numbers).toContain(note['For invoice'])
    const changed = invoices.filter((row) => notes.some((note) => note['For invoice'] === row['Number']))
    expect(changed.map((row) => row['Total'])).toContain('23.00')
  })

  it('is of the days, branches and restaurant that are asked for, in the language of the call', async () => {
    expect(await file('from=2020-01-01&to=2020-01-31')).toEqual([])
    expect(await file(`branch_id=${shop.branchIds[0]}`)).toHaveLength(7)
    const [first] = await file('', await (await makeShop(test)).staff())
    expect(first).toBeUndefined()
    const arabic = await owner.send('GET', `${url}/documents/file`, undefined, { 'x-localization': 'ar' })
    expect(await arabic.text()).toContain('إشعار دائن')
    expect(arabic.headers.get('content-disposition')).toMatch(/tax-documents-[\d-]+\.csv/)
    const cashier = await shop.staff('cashier')
    expect(await cashier.refused('GET', `${url}/documents/file`)).toMatchObject({ code: 'not-allowed' })
    expect(await owner.refused('GET', `${url}/documents/file?from=2026-02-30`)).toMatchObject({ status: 422 })
  })
})
