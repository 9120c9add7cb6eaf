import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { TableBillWire } from '#contract/dine-in/table-bill.ts'
import type { TableDeskWire } from '#contract/dine-in/table-desk.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { followTableOrder } from './follow-table-order.ts'

let test: TestApp
let shop: TableShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const at = (phone: Phone) => `/api/v1/table-sessions/${phone.sessionId}`

describe('staff at the tables', () => {
  it('see who sits where, take cash, and close the table only when nothing is left', async () => {
    const { phone } = await shop.tableWith('Tea')
    const cashier = await shop.staff('cashier')
    await phone.guest.call('POST', `${at(phone)}/asks`, { what: 'waiter' })
    const desk = () =>
      cashier.call<TableDeskWire>('GET', `/api/v1/staff/tables?branch_id=${shop.branchIds[0]}`)
    const seatedAt = async () =>
      (await desk()).areas
        .flatMap((area) => area.tables.flatMap((table) => table.sessions))
        .find((session) => session.id === phone.sessionId)
    const seated = await seatedAt()
    expect(seated).toMatchObject({ members: [{ name: 'Sara' }], open_rounds: 1, money: { left: '3.30' } })
    expect(seated?.waiter_called_at).not.toBeNull()
    const acts = `/api/v1/staff/table-sessions/${phone.sessionId}`
    expect(await cashier.refused('POST', `${acts}/acts`, { act: 'close' })).toMatchObject({
      code: 'table-unpaid',
    })
    const host = await shop.staff('host')
    const cash = { tender: 'cash', wish: { what: 'whole' }, amount: '3.30' }
    expect(await host.refused('POST', `${acts}/payments`, cash)).toMatchObject({ code: 'not-allowed' })
    await cashier.call('POST', `${acts}/payments`, cash)
    expect((await phone.session()).state).toBe('paid')
    await host.call('POST', `${acts}/acts`, { act: 'close' })
    expect(await phone.guest.refused('GET', at(phone))).toMatchObject({ code: 'table-session-over' })
    expect(await seatedAt()).toBeUndefined()
  })

  it('two staff on one table: no update is lost, both are told', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    const [one, other] = [await shop.staff('cashier'), await shop.staff('manager')]
    const acts = `/api/v1/staff/table-sessions/${phone.sessionId}`
    const cash = { tender: 'cash', wish: { what: 'whole' }, amount: '3.30' }
    const taken = await Promise.all([
      one.send('POST', `${acts}/payments`, cash),
      other.send('POST', `${acts}/payments`, cash),
    ])
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
    const branch_id = shop.branchIds[0] ?? ''
    const deskOf = (by: typeof one) =>
      by.call<TableDeskWire>('GET', `/api/v1/staff/tables?branch_id=${branch_id}`)
    const desk = await deskOf(other)
    // whoever has the table open is told of it live, the first too: who did what, and it is not one's own news
    const lastActOf = async (by: typeof one) =>
      (await deskOf(by)).areas.flatMap((area) => area.tables).find((table) => table.code === printed)?.told
    const [winner, loser] = taken[0]?.ok ? [one, other] : [other, one]
    const [first, second] = taken[0]?.ok ? ['cashier', 'manager'] : ['manager', 'cashier']
    expect(await lastActOf(loser)).toMatchObject({ act: 'payment', by: first, amount: '3.30', mine: false })
    await loser.call('POST', `${acts}/acts`, { act: 'close' })
    expect(await lastActOf(winner)).toMatchObject({ act: 'close', by: second, mine: false })
    const planned = (name: string) => ({
      branch_id,
      seen: desk.plan,
      areas: [...desk.areas, { name_ar: name, name_en: name, tables: [{ name, seats: 2 }] }],
    })
    const saved = await Promise.all([
      other.send('PUT', '/api/v1/staff/table-plan', planned('N1')),
      (await shop.staff('manager')).send('PUT', '/api/v1/staff/table-plan', planned('N2')),
    ])
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = (await saved.find(({ status }) => status === 409)?.json()) as { code: string }
    expect(refused.code).toBe('plan-changed')
  })

  it('plan areas and tables, and print their codes as a PDF', async () => {
    const manager = await shop.staff('manager')
    const branch_id = shop.branchIds[0] ?? ''
    const before = await manager.call<TableDeskWire>('GET', `/api/v1/staff/tables?branch_id=${branch_id}`)
    const area = { name_ar: 'العائلات', name_en: 'Families', tables: [{ name: 'F1', seats: 6 }] }
    const areas = [...before.areas, area]
    const after = await manager.call<TableDeskWire>('PUT', '/api/v1/staff/table-plan', { branch_id, areas })
    const table = after.areas.at(-1)?.tables[0]
    expect(table).toMatchObject({ name: 'F1', seats: 6, sessions: [] })
    const sheet = await manager.send('GET', `/api/v1/staff/table-sheet?branch_id=${branch_id}`)
    expect(sheet.headers.get('content-type')).toBe('application/pdf')
    expect((await sheet.text()).startsWith('%PDF-')).toBe(true)
    const phone = await sitDown(shop, table?.code ?? '')
    expect(phone.state).toBe('in')
    const without = { branch_id, areas: after.areas.slice(0, -1) }
    expect(await manager.refused('PUT', '/api/v1/staff/table-plan', without)).toMatchObject({
      code: 'table-changed',
    })
  })
})

describe('what is paid of a table’s bill', () => {
  const documents = (phone: Phone) =>
    test.database.db.read(shop.tenantId, async ({ q }) => {
      const of = q
        .selectFrom('orders')
        .select('id')
        .where('tenant_id', '=', shop.tenantId)
        .where('table_session_id', '=', phone.sessionId)
        .where('kind', '=', 'table_share')
      const where = { tenant: shop.tenantId, orders: of }
      const invoices = await q
        .selectFrom('invoices')
        .select(['order_id', 'number'])
        .where('tenant_id', '=', where.tenant)
        .where('order_id', 'in', where.orders)
        .orderBy('number')
        .execute()
      const notes = await q
        .selectFrom('credit_notes')
        .select(['order_id', 'value', 'rest_to', 'lines'])
        .where('tenant_id', '=', where.tenant)
        .where('order_id', 'in', where.orders)
        .execute()
      return { invoices, notes }
    })
  const take = async (phone: Phone, input: object, amount: string, tender = 'cash') =>
    (await shop.staff('cashier')).call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/payments`, {
      tender,
      wish: input,
      amount,
    })

  it('integrations "Tax": cash and the card machine write invoices too, their numbers without a gap', async () => {
    const { phone } = await shop.tableWith('Tea', 'Shawarma')
    const { rounds } = await phone.inside()
    const tea = rounds[0]?.lines.find((line) => line.name === 'Tea')
    await take(phone, { what: 'items', line_ids: [tea?.line_id] }, tea?.amount ?? '')
    await take(phone, { what: 'whole' }, (await phone.inside()).left, 'card')
    expect((await phone.session()).state).toBe('paid')
    const { invoices } = await documents(phone)
    const [first, second] = invoices.map((row) => Number(row.number))
    expect(second).toBe((first ?? 0) + 1)
  })

  it('safety 5: each payment of a bill is given back from the bill, while its table is open and after', async () => {
    const { phone } = await shop.tableWith('Tea', 'Shawarma')
    await phone.guest.call('PUT', `${at(phone)}/split`, { into: 2 })
    await phone.payCard({ what: 'part', split_no: 1, part_no: 0 })
    await take(phone, { what: 'whole' }, (await phone.inside()).left)
    const [cashier, manager] = [await shop.staff('cashier'), await shop.staff('manager')]
    const path = `/api/v1/staff/table-sessions/${phone.sessionId}`
    const bill = () => manager.call<TableBillWire>('GET', `${path}/bill`)
    const [card, cash] = (await bill()).payments
    expect(card).toMatchObject({
      tender: 'online',
      what: 'part',
      who: 'Sara',
      attempts: [{ amount: '12.65' }],
    })
    expect(cash).toMatchObject({ amount: '12.65', tender: 'cash', invoice: (card?.invoice ?? 0) + 1 })
    const round = (await phone.inside()).rounds[0]?.order_id
    const { ticket } = await manager.call<OrderPageWire>('GET', `/api/v1/staff/orders/${round}`)
    // a round leads to its table's bill, and has no money of its own
    expect([ticket.table?.session_id, ticket.may.includes('refund')]).toEqual([phone.sessionId, false])
    const refund = (of: typeof card, input: object) =>
      manager.call('POST', `/api/v1/staff/orders/${of?.ticket.id}/refunds`, { reason: 'cold', ...input })
    await refund(card, { amount: '2.00' })
    expect(await bill(), 'what went back of a paid bill is not owed again').toMatchObject({ left: '0.00' })
    await cashier.call('POST', `${path}/acts`, { act: 'close' })
    await refund(cash, {})
    const { state, payments } = await bill()
    expect([state, ...payments.map((one) => one.ticket.returned)]).toEqual(['ended', '2.00', '12.65'])
  })

  it('safety 5, 6: a round that is cancelled afterwards gives back by a credit note, cash out of the till', async () => {
    const { phone } = await shop.tableWith('Tea')
    await phone.add(shop.itemId('Shawarma'))
    const { order_id } = await phone.round()
    await take(phone, { what: 'whole' }, (await phone.inside()).left)
    const owner = await shop.staff()
    const { version } = await phone.guest.order(order_id)
    await owner.call('POST', `/api/v1/staff/orders/${order_id}/transitions`, {
      action: 'cancel',
      version,
      reason: 'no bread',
    })
    await followTableOrder(test.deps, shop.tenantId, order_id)
    await followTableOrder(test.deps, shop.tenantId, order_id)
    const { notes } = await documents(phone)
    expect(notes).toMatchObject([{ value: 2200, rest_to: 'till', lines: [{ value: 2200 }] }])
    expect((await phone.inside()).payments).toMatchObject([{ amount: '3.30', paid: true, tender: 'cash' }])
  })

  it('is no order of its guest: not in the list, nothing to rate, nothing to order again', async () => {
    const { phone } = await shop.tableWith('Tea')
    const { reference, pay_url } = await phone.pay({ what: 'whole' })
    await phone.guest.pay(pay_url)
    await phone.guest.call('GET', `/api/v1/payments/${reference}`)
    await signInCustomer(test, shop, phone.guest, makeMobile())
    const shares = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('orders')
        .select(['id', 'status'])
        .where('tenant_id', '=', shop.tenantId)
        .where('table_session_id', '=', phone.sessionId)
        .where('kind', '=', 'table_share')
        .execute(),
    )
    expect(shares).toMatchObject([{ status: 'delivered' }])
    const id = shares[0]?.id ?? ''
    expect((await phone.guest.call<{ data: unknown[] }>('GET', '/api/v1/user/orders')).data).toEqual([])
    expect(await phone.guest.call('GET', `/api/v1/orders/${id}/rating`)).toMatchObject({ can_rate: false })
    const stars = { food: 5, service: 5, comment: '', items: [], photos: [] }
    expect(await phone.guest.refused('POST', `/api/v1/orders/${id}/rating`, stars)).toMatchObject({
      code: 'rating-failed',
    })
    expect(await phone.guest.refused('POST', '/api/v1/carts/from-order', { order_id: id })).toMatchObject({
      code: 'order-unavailable',
    })
  })

  it('rule "Calls from a table": a call rings on the board too, for those who serve tables, until it is answered', async () => {
    const { phone } = await shop.tableWith('Tea')
    const boardFor = async (role: 'cashier' | 'kitchen') => {
      const path = `/api/v1/staff/board?branch_id=${shop.branchIds[0]}`
      const { board } = await (await shop.staff(role)).call<{ board: BoardWire }>('GET', path)
      return board
    }
    const before = await boardFor('cashier')
    await phone.guest.call('POST', `${at(phone)}/asks`, { what: 'waiter' })
    await phone.guest.call('POST', `${at(phone)}/asks`, { what: 'bill' })
    const rung = await boardFor('cashier')
    expect(rung.version).not.toBe(before.version)
    expect(rung.calls.find((call) => call.session_id === phone.sessionId)).toMatchObject({
      area: 'Terrace',
      wants: ['waiter', 'bill'],
    })
    expect((await boardFor('kitchen')).calls).toEqual([])
    const acts = `/api/v1/staff/table-sessions/${phone.sessionId}/acts`
    await (await shop.staff('cashier')).call('POST', acts, { act: 'answer' })
    expect((await boardFor('cashier')).calls.map((call) => call.session_id)).not.toContain(phone.sessionId)
  })
})
