import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BoardAnswerWire } from '#contract/ordering/board.ts'
import { mayStaff, staffRoles, type StaffRole } from '#domain/backoffice/staff-role.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makePaidOrder, makeTendered, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: MoneyShop
let tables: TableShop
const members = new Map<StaffRole, Visitor>()
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, { 'payment.methods': 'card,cash' })
  tables = await makeTableShop(test)
  for (const role of staffRoles) members.set(role, await shop.staff(role))
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const memberOf = (role: StaffRole): Visitor => {
  const member = members.get(role)
  if (!member) throw new Error(role)
  return member
}
const cancelBody = (version: number) => ({ action: 'cancel', version, reason: 'no bread' })
const pathOf = (id: string) => `/api/v1/staff/orders/${id}/transitions`
async function cancelBy(role: StaffRole, order: Ordered): Promise<{ status: number; code?: string }> {
  const response = await memberOf(role).send('POST', pathOf(order.id), cancelBody(await order.version()))
  const body = (await response.json()) as { code?: string }
  return { status: response.status, ...(body.code !== undefined && { code: body.code }) }
}
async function mayCancelOnBoard(role: StaffRole, order: Ordered): Promise<boolean | undefined> {
  const [branch] = shop.branchIds
  const { board } = await memberOf(role).call<BoardAnswerWire>(
    'GET',
    `/api/v1/staff/board?branch_id=${branch}`,
  )
  return board?.tickets.find(({ id }) => id === order.id)?.may.includes('cancel')
}
const refusal = { status: 403, code: 'refund-right-needed' }

describe('decision 0202: who may not refund cancels nothing that is paid and accepted', () => {
  it('each role, at each status: rejecting stays everyone’s who works the board, the rest is a refund', async () => {
    const steps = { created: [], accepted: ['accept'], ready: ['accept', 'ready'] } as const
    for (const role of staffRoles)
      for (const [status, moves] of Object.entries(steps)) {
        const order = await makePaidOrder(test, shop)
        for (const move of moves) await order.move(move)
        const works = mayStaff(role, 'cancel')
        const right = works && (status === 'created' || mayStaff(role, 'refund'))
        if (mayStaff(role, 'see_board'))
          expect(await mayCancelOnBoard(role, order), `${role} ${status} on the board`).toBe(right)
        const answered = await cancelBy(role, order)
        if (right) expect(answered, `${role} ${status}`).toMatchObject({ status: 200 })
        else expect(answered).toMatchObject(works ? refusal : { status: 403, code: 'not-allowed' })
        const { captured, refunding } = await sumsOf(order.id)
        expect(refunding, `${role} ${status}`).toBe(right ? captured : 0)
      }
  })

  it('the wallet’s part counts as paid also while the rest is due at hand-over', async () => {
    const order = await makeTendered(test, shop, { wallet: 500, method: 'cash' }, 'Shawarma')
    await order.move('accept')
    expect(await cancelBy('cashier', order)).toMatchObject(refusal)
    expect(await cancelBy('manager', order)).toMatchObject({ status: 200 })
  })

  it('what nobody paid for is cancelled by who works the board', async () => {
    const order = await makeTendered(test, shop, { method: 'cash' }, 'Shawarma')
    await order.move('accept')
    expect(await mayCancelOnBoard('cashier', order)).toBe(true)
    expect(await cancelBy('cashier', order)).toMatchObject({ status: 200 })
  })

  it('nor is it changed to cost less once it is accepted', async () => {
    const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    await order.move('accept')
    const edit = { version: await order.version(), lines: [{ item_id: shop.itemId('Tea'), quantity: 1 }] }
    expect(
      await memberOf('cashier').refused('POST', `/api/v1/staff/orders/${order.id}/edit`, edit),
    ).toMatchObject({ code: 'transition-not-allowed' })
  })

  it('a round of a table is cancelled freely until something of its bill is paid', async () => {
    const cashier = await tables.staff('cashier')
    const owner = await tables.staff('owner')
    const { phone } = await tables.tableWith('Tea')
    const accepted = async (orderId: string) => {
      const { version, status } = await phone.guest.order(orderId)
      if (status === 'created') await owner.call('POST', pathOf(orderId), { action: 'accept', version })
      return (await phone.guest.order(orderId)).version
    }
    await phone.add(tables.itemId('Tea'))
    const first = await phone.round()
    await cashier.call('POST', pathOf(first.order_id), cancelBody(await accepted(first.order_id)))
    await phone.add(tables.itemId('Shawarma'))
    const second = await phone.round()
    const version = await accepted(second.order_id)
    await phone.payCard({
      what: 'items',
      line_ids: [(await phone.inside()).rounds[0]?.lines[0]?.line_id ?? ''],
    })
    expect(await cashier.refused('POST', pathOf(second.order_id), cancelBody(version))).toMatchObject(refusal)
    await owner.call('POST', pathOf(second.order_id), cancelBody(version))
  })
})

async function sumsOf(id: string): Promise<{ captured: number; refunding: number }> {
  return test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('orders')
      .select(['captured', 'refunding'])
      .where('tenant_id', '=', shop.tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
}
