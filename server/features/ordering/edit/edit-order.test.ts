import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderEditorWire } from '#contract/ordering/order-edit.ts'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { editLinesOf as edit, editUrl as url } from '#server/testing/edit-lines-of.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())
afterEach(() => test.bench.setFaults({}))

const editor = (order: Ordered, who: Visitor = order.owner) => who.call<OrderEditorWire>('GET', url(order))

const page = (order: Ordered) => order.owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
const noticesOf = async (order: Ordered) => {
  const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
    q.selectFrom('outbox').select('payload').where('kind', '=', 'notice').execute(),
  )
  return rows.filter(({ payload }) => payload['orderId'] === order.id).map(({ payload }) => payload['event'])
}

const auditOf = ({ id }: Ordered) =>
  test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('subject', '=', id)
      .where('action', '=', 'order-edit')
      .execute(),
  )

describe('an order that is changed before it is accepted', () => {
  it('a line is taken out: the difference goes back to the card, the journal and the guest are told', async () => {
    const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    const before = (await page(order)).invoice
    const edited = await edit(order, (lines) =>
      lines.filter((line) => line.item_id === shop.itemId('Shawarma')),
    )
    expect(edited).toMatchObject({ state: 'done', was: '23.00', settles: 'refund', to_card: '3.00' })
    expect(await noticesOf(order)).toContain('order-edited')
    await order.settle()
    const seen = await order.order()
    expect(seen.bill).toMatchObject({ total: '20.00', lines: [{ name: 'Shawarma' }] })
    expect(seen).toMatchObject({ edited: { was: '23.00' }, refunds: [{ amount: '3.00', state: 'done' }] })
    const after = await page(order)
    expect(after.invoice).toBe(before)
    expect(after.journal.at(-1)).toBeDefined()
    expect(after.journal.some(({ by, reason }) => by === 'staff' && reason === '23.00 → 20.00')).toBe(true)
    // what is left is exactly what the order costs now
    await order.move('cancel', { reason: 'closed early' })
    await order.settle()
    expect((await order.order()).refunded).toBe('23.00')
  })

  it('a dish is added: the change holds once the guest has paid the difference by the link', async () => {
    const order = await makePaidOrder(test, shop, 'Tea')
    const edited = await edit(order, (lines) => [...lines, { item_id: shop.itemId('Shawarma'), quantity: 1 }])
    expect(edited).toMatchObject({ state: 'waiting', settles: 'link', more: '20.00' })
    expect(await noticesOf(order)).toContain('order-costs-more')
    const waiting = await order.order()
    expect(waiting).toMatchObject({ bill: { total: '3.00' }, more: { amount: '20.00' } })
    expect(await order.owner.refused('GET', url(order))).toMatchObject({ code: 'edit-waiting' })
    const step = await order.guest.openPayment(waiting.more?.order_id ?? '')
    await order.guest.pay(step.pay_url)
    await order.guest.call('GET', `/api/v1/payments/${step.reference}`)
    const paid = await order.order()
    expect(paid).toMatchObject({ bill: { total: '23.00' }, more: null, edited: { was: '3.00' } })
    expect((await page(order)).ticket).toMatchObject({ captured: '23.00', status: 'created' })
    // both payments of it go back
    await order.move('cancel', { reason: 'closed early' })
    await order.settle()
    expect(await order.order()).toMatchObject({ status: 'refunded', refunded: '23.00' })
  })

  it('a difference that nobody pays lapses, and money that comes after the order moved on goes back', async () => {
    const order = await makePaidOrder(test, shop, 'Tea')
    await edit(order, (lines) => [...lines, { item_id: shop.itemId('Shawarma'), quantity: 1 }])
    const { more } = await order.order()
    const step = await order.guest.openPayment(more?.order_id ?? '')
    await order.move('accept')
    await order.guest.pay(step.pay_url)
    await order.guest.call('GET', `/api/v1/payments/${step.reference}`)
    await test.sweep()
    expect(await order.order()).toMatchObject({ status: 'accepted', bill: { total: '3.00' }, more: null })
    expect(await order.guest.call('GET', `/api/v1/payments/${step.reference}`)).toMatchObject({
      state: 'returned',
    })
  })

  it('replaces a dish for the same price without money, and refuses what cannot be', async () => {
    const order = await makePaidOrder(test, shop, 'Tea')
    const tea = { item_id: shop.itemId('Tea'), quantity: 1 }
    expect(await edit(order, () => [tea])).toMatchObject({ state: 'done', settles: 'nothing' })
    const { version, lines } = await editor(order)
    const keep = lines.map(({ line_id, item_id, quantity }) => ({ line_id, item_id, quantity }))
    const refused = (body: object) => order.owner.refused('POST', url(order), { version, ...body })
    expect(await refused({ lines: keep, total: '1.00' })).toMatchObject({ code: 'price-changed' })
    expect(await refused({ lines: [{ ...tea, line_id: 'nothing' }] })).toMatchObject({
      code: 'line-not-found',
    })
    expect(await refused({ lines: [{ item_id: 'nothing', quantity: 1 }] })).toMatchObject({
      code: 'item-not-found',
    })
    expect(await (await shop.staff('kitchen')).refused('GET', url(order))).toMatchObject({
      code: 'not-allowed',
    })
    await order.move('accept')
    expect(await order.owner.refused('GET', url(order))).toMatchObject({ code: 'transition-not-allowed' })
  })

  it("a line's note is changed alone: the kitchen reads it, the log says it, and the invoice stays", async () => {
    const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    const before = (await page(order)).invoice
    const tea = shop.itemId('Tea')
    const edited = await edit(order, (lines) =>
      lines.map((line) => (line.item_id === tea ? { ...line, note: ' no sugar ' } : line)),
    )
    expect(edited).toMatchObject({ state: 'done', settles: 'nothing' })
    const after = await page(order)
    expect(after.ticket.lines).toMatchObject([{ note: '' }, { name: 'Tea', note: 'no sugar' }])
    expect(after.invoice).toBe(before)
    expect((await editor(order)).lines).toMatchObject([{ note: '' }, { note: 'no sugar' }])
    expect(await auditOf(order)).toMatchObject([
      {
        before: { lines: ['1 × Shawarma', '1 × Tea'] },
        after: { lines: ['1 × Shawarma', '1 × Tea (no sugar)'] },
      },
    ])
    // it stays with its line when another one goes; the invoice stays too, and what goes is a note of it
    await edit(order, (lines) => lines.filter(({ item_id }) => item_id === tea))
    const last = await page(order)
    expect(last.ticket.lines).toMatchObject([{ name: 'Tea', note: 'no sugar' }])
    expect(last.invoice).toBe(before)
    const notes = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('change_notes')
        .select(['kind', 'value', 'vat'])
        .where('order_id', '=', order.id)
        .execute(),
    )
    expect(notes).toEqual([{ kind: 'credit_note', value: 2000, vat: 261 }])
  })

  it("dishes stand in the menu's order: group by group, and in each as they stand there", async () => {
    const group = (id: string, position: number) => ({ id, name: { ar: id, en: id }, windows: [], position })
    const menu = await makeShop(test, {
      content: { groups: [group('starters', 0), group('mains', 1)] },
      items: [
        { name: 'Kebab', groupId: 'mains', position: 0 },
        { name: 'Soup', groupId: 'starters', position: 0 },
        { name: 'Rice', groupId: 'mains', position: 1 },
        { name: 'Salad', groupId: 'starters', position: 1 },
      ],
    })
    const order = await makePaidOrder(test, menu, 'Kebab')
    const { dishes } = await editor(order)
    expect(dishes.map(({ name }) => name)).toEqual(['Soup', 'Salad', 'Kebab', 'Rice'])
  })

  it('two staff on one order: the second is told, and nothing is lost', async () => {
    const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    const cashier = await shop.staff('cashier')
    const [first, second] = [await editor(order), await editor(order, cashier)]
    const without = (name: string, lines: OrderEditorWire['lines']) =>
      lines
        .filter((line) => line.name !== name)
        .map(({ line_id, item_id, quantity }) => ({ line_id, item_id, quantity }))
    const answers = await Promise.all([
      order.owner.send('POST', url(order), {
        version: first.version,
        lines: without('Tea', first.lines),
        total: '20.00',
      }),
      cashier.send('POST', url(order), {
        version: second.version,
        lines: without('Shawarma', second.lines),
        total: '3.00',
      }),
    ])
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409])
    const conflict = (await answers.find(({ status }) => status === 409)?.json()) as {
      code: string
      details: { version: number }
    }
    const now = await page(order)
    expect(conflict).toMatchObject({ code: 'order-changed' })
    expect(now.ticket.lines).toHaveLength(1)
    expect(now.journal.filter(({ reason }) => reason.includes('→'))).toHaveLength(1)
  })
})
