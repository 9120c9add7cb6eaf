import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportWire } from '#contract/reports/reports.ts'
import type { BoardWire } from '#contract/ordering/board.ts'
import { parseAmount } from '#domain/core/money.ts'
import { addDays, dateText, toLocal, toUtc } from '#domain/core/zoned-time.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { payHeld, scheduled } from '#server/testing/slots-of-shop.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { noteOrderDays } from './sum-noted-days.ts'

const url = '/api/v1/staff/reports/sales'
let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, { 'payment.methods': 'card,cash' })
  owner = await shop.staff()
})
afterAll(() => test.close())

const report = (more = '') => owner.call<ReportWire>('GET', `${url}?by=day${more}`)

async function buy(...names: string[]): Promise<string> {
  const { guest, cart } = await shop.guestWith(...names)
  const order = await guest.place(cart)
  const step = await guest.openPayment(order.id)
  await guest.pay(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  await changed(order.id)
  return order.id
}

async function cancel(id: string) {
  const { board } = await owner.call<{ board: BoardWire }>(
    'GET',
    `/api/v1/staff/board?branch_id=${shop.branchIds[0]}`,
  )
  const version = board.tickets.find((one) => one.id === id)?.version
  await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, {
    action: 'cancel',
    version,
    reason: 'closing',
  })
  await changed(id)
}

const minor = (amount: string) => parseAmount(amount) ?? 0

/** What the relay does with each change of an order. */
const changed = (orderId: string) =>
  noteOrderDays(test.deps, shop.tenantId, [{ orderId, branchId: shop.branchIds[0] ?? '' }])

/** The ledgers: invoices, credit notes, captured money. */
async function ledgers() {
  const { rows } = await test.database.db.read(shop.tenantId, ({ q }) =>
    sql<Record<'invoiced' | 'invoicedVat' | 'noted' | 'notedVat' | 'captured' | 'vat', number>>`
      select (select sum(o.total) from invoices i join orders o using (tenant_id) where o.id = i.order_id and i.tenant_id = ${shop.tenantId}) as invoiced,
        (select sum((o.bill ->> 'vat')::bigint) from invoices i join orders o using (tenant_id) where o.id = i.order_id and i.tenant_id = ${shop.tenantId}) as "invoicedVat",
        (select coalesce(sum(value), 0) from credit_notes where tenant_id = ${shop.tenantId}) as noted,
        (select coalesce(sum(vat), 0) from credit_notes where tenant_id = ${shop.tenantId}) as "notedVat",
        (select coalesce(sum(captured - refunding), 0) from orders where tenant_id = ${shop.tenantId}) as captured,
        (select sum((bill ->> 'vat')::bigint) from orders where tenant_id = ${shop.tenantId} and number is not null
          and status <> 'canceled' and not (status in ('refunded', 'partially_refunded') and delivered_at is null)) as vat`.execute(
      q,
    ),
  )
  const [row] = rows
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]))
}

describe('the report of sales', () => {
  it('its totals are those of the ledgers, after sales, a part refund and a cancelled order', async () => {
    const first = await buy('Shawarma', 'Tea')
    await buy('Tea')
    const lost = await buy('Shawarma')
    const before = await report()
    const sum = await ledgers()
    expect(before.sums.orders).toBe(3)
    expect(parseAmount(before.sums.total)).toBe(sum['invoiced'])
    expect(parseAmount(before.sums.captured)).toBe(sum['captured'])
    expect(parseAmount(before.sums.vat)).toBe(sum['vat'])
    expect(before.rows.reduce((all, row) => all + (parseAmount(row.total) ?? 0), 0)).toBe(sum['invoiced'])

    await owner.call('POST', `/api/v1/staff/orders/${first}/refunds`, { amount: '2.00', reason: 'cold' })
    await cancel(lost)
    await changed(first)
    const after = await report()
    const now = await ledgers()
    expect(after.sums).toMatchObject({ orders: 2, lost: 1 })
    // the cancelled order is in neither: nothing of it was sold, nothing of that went back
    expect(after.refunds).toMatchObject({ notes: 1, value: '2.00', card: '2.00' })
    expect(now['noted']).toBe(200 + 2000)
    expect(parseAmount(after.sums.captured)).toBe(now['captured'])
    expect(parseAmount(after.sums.vat)).toBe(now['vat'])
    // sales less refunds are the invoices less the credit notes: money and VAT
    const left = (name: 'total' | 'vat') =>
      minor(after.sums[name]) - minor(after.refunds[name === 'total' ? 'value' : name])
    expect(left('total')).toBe((now['invoiced'] ?? 0) - (now['noted'] ?? 0))
    expect(left('vat')).toBe((now['invoicedVat'] ?? 0) - (now['notedVat'] ?? 0))
  })

  it('what nobody paid is neither sold nor refunded: an order for cash that is cancelled', async () => {
    const { sums, refunds } = await report()
    const payer = await shop.payer()
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { payment_method_id: 'cash' })
    const { id } = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
    await changed(id)
    expect((await report()).sums).toMatchObject({ orders: sums.orders + 1 })
    await cancel(id)
    const after = await report()
    expect(after.sums).toEqual({ ...sums, lost: sums.lost + 1 })
    expect(after.refunds).toEqual(refunds)
  })

  it('the sales of today on the board are those of the report: cash is money too, and what went back is another figure', async () => {
    const payer = await shop.payer()
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { payment_method_id: 'cash' })
    const cash = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
    await changed(cash.id)
    await cancel(await buy('Tea'))
    const { board } = await owner.call<{ board: BoardWire }>(
      'GET',
      `/api/v1/staff/board?branch_id=${shop.branchIds[0]}`,
    )
    const { to } = await report()
    const { sums, refunds } = await report(`&from=${to}&to=${to}`)
    expect(minor(refunds.value)).toBeGreaterThan(0)
    expect(minor(sums.total)).toBeGreaterThan(minor(sums.captured))
    expect(board.today.total).toBe(sums.total)
    await cancel(cash.id)
  })

  it('an order that is cancelled on a later day takes its earlier refunds out of the days of their notes', async () => {
    const id = await buy('Shawarma')
    await owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { amount: '2.00', reason: 'late' })
    await changed(id)
    const before = await report()
    test.pass(26 * 3_600_000)
    await cancel(id)
    const more = `&from=${before.from}&to=${(await report()).to}`
    expect(minor((await report(more)).refunds.value)).toBe(minor(before.refunds.value) - 200)
    test.resetClock()
  })

  it('divides by hour, branch, type, way to pay and item, each part with the same total', async () => {
    const { sums } = await report()
    for (const by of ['hour', 'branch', 'type', 'method', 'item']) {
      const { rows } = await owner.call<ReportWire>('GET', `${url}?by=${by}`)
      expect(rows.every(({ name }) => name !== '')).toBe(true)
      const all = rows.reduce((sum, row) => sum + (parseAmount(row.total) ?? 0), 0)
      expect({ by, all }).toEqual({ by, all: parseAmount(sums.total) })
    }
    const { rows } = await owner.call<ReportWire>('GET', `${url}?by=item`)
    expect(rows.map(({ name, quantity }) => ({ name, quantity }))).toEqual([
      { name: 'Shawarma', quantity: 1 },
      { name: 'Tea', quantity: 2 },
    ])
  })

  it('an order for later stands at the hour of its slot, not at the first of its day', async () => {
    const later = await makeShop(test)
    const start = toUtc(addDays(toLocal(Date.now(), 'Asia/Riyadh'), 1), 20 * 60, 'Asia/Riyadh')
    const { guest, cart } = await scheduled(later, new Date(start).toISOString())
    const { id } = await guest.place(cart)
    await payHeld(test, later, guest, id)
    const branchId = later.branchIds[0] ?? ''
    await noteOrderDays(test.deps, later.tenantId, [{ orderId: id, branchId }])
    const date = dateText(toLocal(start, 'Asia/Riyadh'))
    const path = `${url}?by=hour&from=${date}&to=${date}`
    test.pass(26 * 3_600_000)
    const { rows } = await (await later.staff()).call<ReportWire>('GET', path)
    expect(rows.map(({ key, orders }) => ({ key, orders }))).toEqual([{ key: '20', orders: 1 }])
    test.resetClock()
  })

  it('is empty elsewhere: another range, another restaurant', async () => {
    expect((await report('&from=2020-01-01&to=2020-01-31')).sums.orders).toBe(0)
    const other = await (await makeShop(test)).staff()
    expect((await other.call<ReportWire>('GET', url)).sums.orders).toBe(0)
    expect(await owner.refused('GET', `${url}?from=2020-01-02&to=2020-01-01`)).toMatchObject({
      code: 'date-invalid',
    })
  })

  it('goes out as CSV and as a workbook', async () => {
    const csv = await owner.send('GET', `${url}/file?format=csv&by=item`)
    expect(csv.headers.get('content-disposition')).toMatch(/sales-[\d-]+-item\.csv/)
    expect(await csv.text()).toContain('Shawarma,1,20.00')
    const xlsx = await owner.send('GET', `${url}/file?format=xlsx`)
    expect(Buffer.from(await xlsx.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK')
    const cashier = await shop.staff('cashier')
    expect(await cashier.refused('GET', `${url}/file?format=csv`)).toMatchObject({ code: 'not-allowed' })
  })
})
