import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { DailyReportWire } from '#contract/reports/daily-report.ts'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import { nextReportAt, reportedDay } from '#domain/reports/daily-report.ts'
import { toDecimal } from '#domain/core/money.ts'
import type { Deps } from '#server/core/deps.ts'
import { runOnce } from '#server/jobs/sweeper.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { noteOrderDays } from '../sum-noted-days.ts'
import { reportSweeps } from '../sweeps.ts'

const url = '/api/v1/staff/reports/daily'
const zone = 'Asia/Riyadh'
let test: TestApp
let second: TestApp
let shop: Shop
let owner: Visitor
let manager: Visitor
let ids: { readonly owner: string; readonly manager: string }
beforeAll(async () => {
  test = await makeTestApp()
  second = await makeTestApp({ beside: test })
  const branch = (name: string) => ({ name: { ar: name, en: name } })
  shop = await makeShop(test, { branches: [branch('Olaya'), branch('Malaz')] })
  // whatever the hour is, the test begins at noon of the restaurant's clock
  passTo(12)
  owner = await shop.staff()
  manager = await shop.staff('manager', [shop.branchIds[0] ?? ''])
  ids = { owner: await idOf(owner), manager: await idOf(manager) }
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const idOf = async (member: Visitor) => (await member.call<{ id: string }>('GET', '/api/v1/staff/session')).id
const passTo = (hour: number) => test.pass(nextReportAt(test.deps.clock(), hour, zone) - test.deps.clock())
const input = (member: Visitor, more: object = {}) =>
  member.call<DailyReportWire>('PUT', url, { on: true, hour: 8, quiet_days: false, ...more })

async function buy(branchId: string | undefined, ...names: string[]): Promise<string> {
  const guest = shop.guest()
  const open = { type: 'pickup', branch_id: branchId }
  let cart = await guest.call<CartWire>('POST', '/api/v1/carts', open)
  for (const name of names) cart = await guest.add(cart, shop.itemId(name))
  const order = await guest.place(cart)
  const step = await guest.openPayment(order.id)
  await guest.pay(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  await noteDays(order.id, branchId)
  return order.id
}

/** What the relay does with each change of an order. */
const noteDays = (orderId: string, branchId = '') =>
  noteOrderDays(test.deps, shop.tenantId, [{ orderId, branchId }])

/** What two processes do, each of them twice at once; returns how many were due. */
async function sweep(): Promise<number> {
  const other: Deps = { ...second.deps, clock: test.deps.clock }
  const sweeps = [test.deps, other, test.deps, other].flatMap((deps) =>
    reportSweeps(deps)
      .filter(({ due }) => due === 'due_daily_reports')
      .map((one) => runOnce(deps.db, one, deps)),
  )
  return Math.max(...(await Promise.all(sweeps)))
}

async function mails(): Promise<{ to: string; subject: string; body: string; language: string }[]> {
  const { rows } = await test.database.db.read(shop.tenantId, ({ q }) =>
    sql<{ to: string; subject: string; body: string; language: string }>`
      select s.id as to, m.subject, m.body, m.language from messages m join staff s on s.tenant_id = m.tenant_id and s.email = m.recipient
      where m.tenant_id = ${shop.tenantId} and m.event = 'daily-report' order by m.at`.execute(q),
  )
  return rows.map((row) => ({ ...row, body: row.body.replace(/[\u2066-\u2069]/g, '') }))
}

/**
 * Moves on to the next 08:00 and looks until nothing is due: a report whose day the other process sums in that moment goes
 * out at the next look. Returns the mails that this added.
 */
async function morning() {
  const before = await mails()
  passTo(8)
  for (let looks = 0; (await sweep()) > 0; looks += 1) expect(looks).toBeLessThan(10)
  return (await mails()).filter((mail) => !before.some((one) => JSON.stringify(one) === JSON.stringify(mail)))
}

const reportOf = (member: Visitor, by: string) => {
  const day = reportedDay(test.deps.clock(), zone)
  return member.call<ReportWire>('GET', `/api/v1/staff/reports/sales?from=${day}&to=${day}&by=${by}`)
}

describe('the report of a day by e-mail', () => {
  it('is off until a member switches it on, for itself', async () => {
    expect(await owner.call('GET', url)).toMatchObject({ on: false, hour: 8, time_zone: zone })
    await owner.call('PUT', '/api/v1/staff/account', { name: 'Huda', language: 'en' })
    expect(await input(owner)).toMatchObject({ on: true, quiet_days: false, language: 'en' })
    expect(await manager.call('GET', url)).toMatchObject({ on: false })
    expect(await manager.refused('PUT', url, { on: true, hour: 5, quiet_days: false })).toMatchObject({
      status: 400,
    })
    await input(manager)
    const cashier = await shop.staff('cashier')
    expect(await cashier.refused('PUT', url, { on: true, hour: 8, quiet_days: true })).toMatchObject({
      code: 'not-allowed',
    })
  })

  it('goes out once after the day has ended, by two processes at once, with the figures of the report and the ledgers', async () => {
    const [olaya, malaz] = shop.branchIds
    const first = await buy(olaya, 'Shawarma', 'Tea')
    await buy(malaz, 'Tea')
    await owner.call('POST', `/api/v1/staff/orders/${first}/refunds`, { amount: '2.00', reason: 'cold' })
    await noteDays(first, olaya)
    await sweep()
    expect(await mails(), 'before its hour nothing goes out').toEqual([])

    const sent = await morning()
    expect(sent.map(({ to, language }) => `${to} ${language}`).sort()).toEqual(
      [`${ids.owner} en`, `${ids.manager} ar`].sort(),
    )
    await sweep()
    expect(await mails()).toHaveLength(2)

    const report = await reportOf(owner, 'branch')
    const { rows } = await test.database.db.read(shop.tenantId, ({ q }) =>
      sql<{ invoiced: number; noted: number }>`
        select (select sum(o.total) from invoices i join orders o using (tenant_id) where o.id = i.order_id and i.tenant_id = ${shop.tenantId})::int as invoiced,
          (select sum(value) from credit_notes where tenant_id = ${shop.tenantId})::int as noted`.execute(q),
    )
    const text = sent.find(({ to }) => to === ids.owner)?.body ?? ''
    expect(report.sums.orders).toBe(2)
    expect(text).toContain(`\nSales: SAR ${report.sums.total}\nOrders: ${report.sums.orders}\n`)
    expect(text).toContain(`\nSales: SAR ${toDecimal(rows[0]?.invoiced ?? 0)}\n`)
    expect(text).toContain(`\nVAT: SAR ${report.sums.vat}\nRefunded: SAR ${report.refunds.value}\n`)
    expect(text).toContain(`\nRefunded: SAR ${toDecimal(rows[0]?.noted ?? 0)}\n`)
    for (const { name, orders, total } of report.rows)
      expect(text).toContain(`\n${name}: Orders ${orders}, SAR ${total}\n`)
    for (const { name, quantity, total } of (await reportOf(owner, 'item')).rows)
      expect(text).toContain(`\n${name}: Pieces ${quantity}, SAR ${total}\n`)
    expect(text).toContain(`/en/reports?from=${report.from}&to=${report.to}&by=branch`)
  })

  it('spec 6: a manager’s covers the manager’s branches alone', async () => {
    const own = await reportOf(manager, 'branch')
    const text = (await mails()).find(({ to }) => to === ids.manager)?.body ?? ''
    expect(text).toContain(`المبيعات: ${own.sums.total} ر.س\nالطلبات: 1\n`)
    expect(text).not.toMatch(/Olaya|Malaz/)
  })

  it('an empty day is not told, but to who wishes it', async () => {
    expect(await morning()).toEqual([])
    await input(owner, { quiet_days: true })
    const sent = await morning()
    expect(sent.map(({ to }) => to)).toEqual([ids.owner])
    expect(sent[0]?.body).toContain('No orders on this day.')
  })

  it('another hour on the same day sends nothing twice', async () => {
    await input(owner, { hour: 10, quiet_days: true })
    const before = await mails()
    passTo(10)
    await sweep()
    expect(await mails()).toEqual(before)
    await input(owner, { quiet_days: true })
  })

  it('safety 28: what was missed is caught up the same day once, and not on the next', async () => {
    const before = (await mails()).length
    passTo(8)
    passTo(22)
    await sweep()
    await sweep()
    expect(await mails()).toHaveLength(before + 1)
    // the whole next morning is missed; at 06:00 of the day after its day is over
    passTo(8)
    passTo(6)
    await sweep()
    expect(await mails()).toHaveLength(before + 1)
    expect(await morning(), 'the last day is told at its own hour').toHaveLength(1)
  })

  it('safety 5: names the refunds of the reader’s branches that wait for a person, on a day without orders too, until they are seen to', async () => {
    const [, malaz] = shop.branchIds
    await input(owner)
    await input(manager)
    await morning()
    const order = await buy(malaz, 'Tea')
    const refund = await refusedRefund(order)
    const recipients = (mails: Awaited<ReturnType<typeof morning>>) =>
      mails.filter(({ body }) => body.includes('\nRefunds that need you: 1, SAR 3.00\n')).map(({ to }) => to)
    expect(recipients(await morning())).toEqual([ids.owner])
    const quiet = await morning()
    expect(recipients(quiet)).toEqual([ids.owner])
    expect(quiet, 'a manager of another branch has nothing to see to').toHaveLength(1)
    expect(quiet[0]?.body).toMatch(/No orders on this day/)
    expect(quiet[0]?.body).toMatch(/\/en\/orders\n/)
    await owner.call('POST', `/api/v1/staff/orders/${order}/refunds/${refund}/outcome`, { arrived: true })
    await noteDays(order, malaz)
    const after = await morning()
    expect(after.filter(({ body }) => body.includes('Refunds that need you'))).toEqual([])
    expect(await morning()).toEqual([])
    await input(owner, { quiet_days: true })
  })

  it('who is switched off, or may not see reports any more, gets nothing', async () => {
    await input(manager, { quiet_days: true })
    const branch_ids = [shop.branchIds[0]]
    const put = (more: object) =>
      owner.call('PUT', `/api/v1/staff/team/members/${ids.manager}`, { name: 'Sami', branch_ids, ...more })
    await put({ role: 'cashier', active: true })
    expect((await morning()).map(({ to }) => to)).toEqual([ids.owner])
    await put({ role: 'manager', active: false })
    expect((await morning()).map(({ to }) => to)).toEqual([ids.owner])
    await put({ role: 'manager', active: true })
    expect((await morning()).map(({ to }) => to).sort()).toEqual([ids.owner, ids.manager].sort())
    await input(owner, { on: false })
    expect((await morning()).map(({ to }) => to)).toEqual([ids.manager])
  })

  /** Given back, and refused by its gateway an hour later. */
  async function refusedRefund(orderId: string): Promise<string> {
    await test.bench.setFaults({ refunds: { mode: 'later' } })
    await owner.call('POST', `/api/v1/staff/orders/${orderId}/refunds`, { reason: 'cold' })
    const { ticket } = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${orderId}`)
    const refund = ticket.refunds[0]?.id ?? ''
    await test.bench.operate('POST', '/settle', { account: shop.tenantId, refund, as: 'failed' })
    test.pass(3_600_000)
    await test.sweep()
    await test.bench.setFaults({})
    return refund
  }
})
