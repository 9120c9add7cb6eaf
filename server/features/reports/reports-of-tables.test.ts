import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReportWire } from '#contract/reports/reports.ts'
import { parseAmount } from '#domain/core/money.ts'
import type { OutboxEvents } from '#server/store/core/outbox.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { bookingGuest, dayAhead, dinner, takeReservations } from '#server/testing/make-reservations.ts'
import { makeTable, sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { followTableOrder } from '../dine-in/follow-table-order.ts'
import { settleAttempt } from '../payments/payment/settle-attempt.ts'
import { noteOrderDays } from './sum-noted-days.ts'

const url = '/api/v1/staff/reports/sales'
let test: TestApp
let shop: MoneyShop
let owner: Visitor
let lastSeenId = '0'
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  const types = ['pickup', 'dinein'] as const
  shop = await makeMoneyShop(
    test,
    { 'dine_in.service_charge_basis_points': '1200' },
    {
      items: [
        { name: 'Mandi', price: 10_000, types },
        { name: 'Tea', price: 300, types },
      ],
      branches: [{ name: { ar: 'العليا', en: 'Olaya' }, types, acceptWithinMinutes: 240 }],
    },
  )
  owner = await shop.staff()
  lastSeenId = '0'
})

/** What the relay does with each change of an order that was told, and no more: what is not told is not summed. */
async function relay() {
  const { rows } = await test.database.db.read(shop.tenantId, ({ q }) =>
    sql<{ id: string; payload: OutboxEvents['order-changed'] }>`
      select id::text, payload from outbox where tenant_id = ${shop.tenantId} and kind = 'order-changed' and id > ${lastSeenId}::bigint order by outbox.id`.execute(
      q,
    ),
  )
  lastSeenId = rows.at(-1)?.id ?? lastSeenId
  const changed = rows.map(({ payload }) => payload)
  await noteOrderDays(test.deps, shop.tenantId, changed)
  for (const { status, orderId } of changed)
    if (status === 'canceled') await followTableOrder(test.deps, shop.tenantId, orderId)
  if (rows.length > 0) await relay()
}
const days = () => `from=${dayAhead(test, -3)}&to=${dayAhead(test, 0)}`
async function report(by = 'day', more = days()) {
  await relay()
  return owner.call<ReportWire>('GET', `${url}?by=${by}&${more}`)
}
const minor = (amount: string | undefined) => parseAmount(amount ?? '') ?? 0

/** The documents: what was invoiced, and what of it credit notes took back. */
async function documents() {
  const { rows } = await test.database.db.read(shop.tenantId, ({ q }) =>
    sql<Record<'invoiced' | 'vat' | 'noted' | 'notedVat', string>>`
      select sum(o.total) as invoiced, sum((o.bill ->> 'vat')::bigint) as vat,
        (select coalesce(sum(value), 0) from credit_notes where tenant_id = ${shop.tenantId}) as noted,
        (select coalesce(sum(vat), 0) from credit_notes where tenant_id = ${shop.tenantId}) as "notedVat"
      from invoices i join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id where i.tenant_id = ${shop.tenantId}`.execute(
      q,
    ),
  )
  const [row] = rows
  return {
    invoiced: Number(row?.invoiced),
    vat: Number(row?.vat),
    noted: Number(row?.noted),
    notedVat: Number(row?.notedVat),
  }
}

const sit = async () => sitDown(shop, await makeTable(test, shop))
async function order(phone: Phone, ...names: string[]): Promise<string> {
  for (const name of names) await phone.add(shop.itemId(name))
  return (await phone.round()).order_id
}
async function take(
  phone: Phone,
  tender: 'cash' | 'card',
  input: object = { what: 'whole' },
  amount?: string,
) {
  const left = amount ?? (await phone.inside()).left
  return owner.call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/payments`, {
    tender,
    wish: input,
    amount: left,
  })
}
async function cancel(guest: Visitor, id: string) {
  const { version } = await guest.order(id)
  const body = { action: 'cancel', version, reason: 'none left' }
  await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, body)
}
const part = (part_no: number) => ({ what: 'part', split_no: 1, part_no }) as const
const split = (phone: Phone, into: number) =>
  phone.guest.call('PUT', `/api/v1/table-sessions/${phone.sessionId}/split`, { into })

describe('tables in the report of sales', () => {
  it('a bill paid half in cash and half by the card machine is in the till once', async () => {
    const phone = await sit()
    await order(phone, 'Mandi')
    await split(phone, 2)
    await take(phone, 'cash', part(0), '56.00')
    const half = await report()
    expect([half.sums.till, half.sums.total]).toEqual(['56.00', '56.00'])
    await take(phone, 'card', part(1), '56.00')
    const { sums } = await report()
    expect([sums.till, sums.total, sums.captured]).toEqual(['112.00', '112.00', '0.00'])
    const { rows } = await report('method')
    expect(rows.map(({ key, orders, total }) => [key, orders, total])).toEqual([
      ['card_on_delivery', 0, '56.00'],
      ['cash', 1, '56.00'],
    ])
  })

  it('has service charge, coupon and VAT of its bill: its sums are those of its invoices', async () => {
    const phone = await sit()
    const coupon = await shop.coupon({ kind: 'amount', amount: 2000 })
    await phone.guest.call('PUT', `/api/v1/table-sessions/${phone.sessionId}/tender`, { coupon })
    await order(phone, 'Mandi')
    await order(phone, 'Tea')
    await split(phone, 3)
    await phone.payCard(part(0))
    await take(phone, 'cash')
    const { sums } = await report()
    const { invoiced, vat } = await documents()
    // 103.00 − 20.00 = 83.00, and twelve per cent of service on it
    expect(sums).toMatchObject({
      orders: 2,
      food: '103.00',
      coupon: '20.00',
      service: '9.96',
      total: '92.96',
    })
    expect([minor(sums.total), minor(sums.vat)]).toEqual([invoiced, vat])
    expect(minor(sums.captured) + minor(sums.till)).toBe(invoiced)
    for (const by of ['hour', 'branch', 'type', 'method', 'item']) {
      const { rows } = await report(by)
      expect({ by, all: rows.reduce((all, row) => all + minor(row.total), 0) }).toEqual({ by, all: invoiced })
    }
    const { rows } = await report('item')
    expect(rows.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Mandi', 1],
      ['Tea', 1],
    ])
  })

  it('what staff took before payments had order rows stays a sale, with its part of the VAT', async () => {
    const phone = await sit()
    const round = await order(phone, 'Mandi')
    await split(phone, 2)
    await phone.payCard(part(0))
    await test.database.db.write(shop.tenantId, (tx) =>
      sql`insert into table_shares (tenant_id, id, session_id, wish, amount, tender)
        values (${shop.tenantId}, 'before', ${phone.sessionId}, '{"what":"whole"}', 5600, 'cash')`.execute(
        tx.q,
      ),
    )
    await noteOrderDays(test.deps, shop.tenantId, [{ orderId: round, branchId: shop.branchIds[0] ?? '' }])
    const { vat } = await documents()
    const { sums } = await report()
    expect(sums).toMatchObject({ total: '112.00', till: '56.00', captured: '56.00' })
    // each half is a document of its own, and 7.30 its VAT; the day's is that of the 112.00 that were sold
    expect([vat, minor(sums.vat)]).toEqual([730, 1461])
  })

  it('points that pay all of a bill are in it although nobody paid anything', async () => {
    const payer = await shop.payer({ points: 60 })
    const code = await makeTable(test, shop)
    const phone = await sitDown({ ...shop, guest: () => payer.visitor }, code)
    await order(phone, 'Tea')
    await phone.guest.call('PUT', `/api/v1/table-sessions/${phone.sessionId}/tender`, { points: true })
    await relay()
    await owner.call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/acts`, { act: 'close' })
    expect((await report()).sums).toMatchObject({ orders: 1, food: '3.00', points: '3.00', total: '0.00' })
  })

  it('of a round that was cancelled after the bill was paid, what went back is refunded', async () => {
    const phone = await sit()
    await order(phone, 'Mandi')
    const tea = await order(phone, 'Tea')
    await take(phone, 'cash')
    await report()
    await cancel(phone.guest, tea)
    const { sums, refunds } = await report()
    const { invoiced, vat, noted, notedVat } = await documents()
    expect(sums).toMatchObject({ orders: 1, lost: 1, food: '100.00', service: '12.00', total: '115.36' })
    expect(refunds).toMatchObject({ notes: 1, value: '3.36', till: '3.36' })
    expect([minor(sums.total) - minor(refunds.value), minor(sums.vat) - minor(refunds.vat)]).toEqual([
      invoiced - noted,
      vat - notedVat,
    ])
  })
})

describe('reservations in the report of sales', () => {
  const hourMs = 3_600_000
  async function openFloor() {
    const paid = { ...dinner({ per: 'guest', amount: 2500 }), id: 'paid', from: 720, last: 840 }
    const rules = { periods: [dinner(), paid], refund: { hours: 24, percentAfter: 50 } }
    return takeReservations(test, shop, { areas: { hall: [2, 4] }, rules })
  }

  it('a deposit is sold money and no order; what is kept of it by a late cancel stays', async () => {
    const hands = bookingGuest(shop.guest(), await openFloor())
    const held = await hands.hold(dayAhead(test, 2), '12:00')
    const { start } = await hands.confirm(held.id)
    const step = await hands.guest.call<{ reference: string; pay_url: string }>(
      'POST',
      `/api/v1/reservation/reservations/${held.id}/payments`,
      {},
    )
    expect((await report()).sums.total).toBe('0.00')
    await hands.guest.pay(step.pay_url)
    await settleAttempt(test.deps, shop.tenantId, step.reference)
    const { invoiced, vat } = await documents()
    const sold = await report('type')
    const { sums: day } = sold
    expect(day).toMatchObject({ orders: 0, food: '0.00', total: '50.00', reservations: '50.00' })
    expect([minor(day.total), minor(day.vat)]).toEqual([invoiced, vat])
    expect(sold.rows).toMatchObject([{ key: 'reservation', orders: 0, total: '50.00' }])
    expect(sold.rows[0]?.name).toBe('Reservation deposits')

    test.pass(Date.parse(start) - 23 * hourMs - test.deps.clock())
    await hands.put(held.id, { action: 'cancel', cancellation_reason: 'ill' })
    const { sums, refunds } = await report()
    const { notedVat } = await documents()
    expect([sums.total, sums.captured, refunds.value, refunds.card]).toEqual([
      '50.00',
      '25.00',
      '25.00',
      '25.00',
    ])
    expect(minor(sums.vat) - minor(refunds.vat)).toBe(vat - notedVat)
  })
})
