import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BoardAnswerWire } from '#contract/ordering/board.ts'
import type { KitchenWire } from '#contract/ordering/kitchen.ts'
import { firstRoundLimit } from '#domain/dine-in/first-round.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { signInCustomer } from '#server/testing/sign-in-customer.ts'
import { makeTables, sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { followTableOrder } from './follow-table-order.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await shopWith({ 'dine_in.first_round_limit': '3000' })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

function shopWith(settings: Record<string, string>): Promise<Shop> {
  return makeShop(test, {
    items: [
      { name: 'Shawarma', types: ['dinein'] },
      { name: 'Tea', price: 300, types: ['dinein'] },
      { name: 'Feast', price: 316_800, types: ['dinein'] },
    ],
    branches: [{ name: { ar: 'العليا', en: 'Olaya' }, types: ['dinein'], acceptWithinMinutes: 15 }],
    settings,
  })
}

let nth = 0
async function table(at = shop): Promise<Phone & { send(...items: string[]): Promise<string> }> {
  nth += 1
  const [code = ''] = await makeTables(test, at, `V${nth}`)
  const phone = await sitDown(at, code, 'Sara')
  return {
    ...phone,
    async send(...items) {
      for (const item of items) await phone.add(at.itemId(item))
      return (await phone.round()).order_id
    },
  }
}
const statusOf = async (phone: Phone, orderId: string) =>
  (await phone.inside()).rounds.find((round) => round.order_id === orderId)?.status

describe('decision 0203: a table’s rounds', () => {
  it('reach the kitchen as they are sent, are journalled as the branch’s own, and never lapse', async () => {
    const phone = await table()
    const id = await phone.send('Shawarma')
    expect(await statusOf(phone, id)).toBe('accepted')
    const [branch] = shop.branchIds
    const kitchen = await (
      await shop.staff('kitchen')
    ).call<KitchenWire>('GET', `/api/v1/staff/kitchen?branch_id=${branch}`)
    expect(JSON.stringify(kitchen)).toContain(id)
    const journal = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('order_journal')
        .select(['to_status', 'actor'])
        .where('order_id', '=', id)
        .orderBy('seq')
        .execute(),
    )
    expect(journal).toEqual([
      { to_status: 'created', actor: 'customer' },
      { to_status: 'accepted', actor: 'branch' },
    ])
    test.pass(3_600_000)
    await test.sweep()
    expect(await statusOf(phone, id)).toBe('accepted')
  })

  it('attack: a fresh browser with a printed code sends 3,168.00; staff look first, and unseen it lapses', async () => {
    const phone = await table()
    const id = await phone.send('Feast')
    expect(await statusOf(phone, id)).toBe('created')
    const [branch] = shop.branchIds
    const cashier = await shop.staff('cashier')
    const { board } = await cashier.call<BoardAnswerWire>('GET', `/api/v1/staff/board?branch_id=${branch}`)
    expect(board?.tickets.find((one) => one.id === id)?.may).toEqual(
      expect.arrayContaining(['accept', 'cancel']),
    )
    test.pass(16 * 60_000)
    await test.sweep()
    expect(await statusOf(phone, id)).toBe('missed')
  })

  it('attack: a small first round is no way to a big second one', async () => {
    const phone = await table()
    expect(await statusOf(phone, await phone.send('Shawarma'))).toBe('accepted')
    expect(await statusOf(phone, await phone.send('Tea'))).toBe('accepted')
    expect(await statusOf(phone, await phone.send('Shawarma'))).toBe('created')
  })

  it('one Accept vouches for the table: what comes after it waits for nobody', async () => {
    const phone = await table()
    const first = await phone.send('Feast')
    const { version } = await phone.guest.order(first)
    const owner = await shop.staff()
    await owner.call('POST', `/api/v1/staff/orders/${first}/transitions`, { action: 'accept', version })
    expect(await statusOf(phone, first)).toBe('accepted')
    expect(await statusOf(phone, await phone.send('Feast'))).toBe('accepted')
  })

  it('so does a payment, by which what waited goes to the kitchen too', async () => {
    const phone = await table()
    const first = await phone.send('Feast')
    await phone.payCard({ what: 'whole' })
    const { id } = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('orders')
        .select('id')
        .where('kind', '=', 'table_share')
        .where('table_session_id', '=', phone.sessionId)
        .executeTakeFirstOrThrow(),
    )
    await followTableOrder(test.deps, shop.tenantId, id)
    expect(await statusOf(phone, first)).toBe('accepted')
  })

  it('so do staff who confirm the session, and an account whose number is proven', async () => {
    const asks = await shopWith({
      'dine_in.first_round_limit': '3000',
      'dine_in.staff_confirms_session': '1',
    })
    const confirmed = await table(asks)
    const owner = await asks.staff()
    await owner.call('POST', `/api/v1/staff/table-sessions/${confirmed.sessionId}/acts`, { act: 'confirm' })
    expect(await statusOf(confirmed, await confirmed.send('Feast'))).toBe('accepted')
    const known = await table()
    await signInCustomer(test, shop, known.guest, '+966551230987')
    expect(await statusOf(known, await known.send('Feast'))).toBe('accepted')
  })

  it('where the branch accepts orders by itself, staff look at such a round all the same', async () => {
    const own = await shopWith({ 'dine_in.first_round_limit': '0' })
    await test.database.db.write(own.tenantId, ({ q }) =>
      q.updateTable('branches').set({ auto_accept: true }).where('tenant_id', '=', own.tenantId).execute(),
    )
    const phone = await table(own)
    expect(await statusOf(phone, await phone.send('Tea'))).toBe('created')
  })

  it('has a limit by currency where the restaurant says nothing', () => {
    expect(firstRoundLimit({}, 'SAR')).toBe(40_000)
    expect(firstRoundLimit({}, 'EGP')).toBe(400_000)
    expect(firstRoundLimit({ 'dine_in.first_round_limit': '0' }, 'SAR')).toBe(0)
  })
})
