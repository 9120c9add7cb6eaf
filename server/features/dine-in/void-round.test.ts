import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carryOutbox } from '#server/testing/carry-outbox.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { followTableOrder } from './follow-table-order.ts'

let test: TestApp
let shop: TableShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

/** What Sara has (a tea is 3.30 with service) and, in a round of its own, Omar's shawarma (22.00). */
async function twoAtTable(...saras: string[]) {
  const { phone: sara, printed } = await shop.tableWith(...saras)
  const omar = await sitDown(shop, printed, 'Omar')
  const { me } = await omar.session()
  await sara.guest.call('POST', `/api/v1/table-sessions/${sara.sessionId}/members/${me.id}`, { admit: true })
  await omar.add(shop.itemId('Shawarma'))
  const { order_id: shawarma } = await omar.round()
  const lineOf = async (name: string) => {
    const lines = (await sara.inside()).rounds.flatMap((round) => round.lines)
    return lines.find((line) => line.name === name)?.line_id ?? ''
  }
  const own = async (name: string) => ({ what: 'items' as const, line_ids: [await lineOf(name)] })
  return { sara, omar, shawarma, own }
}

async function cancel(phone: Phone, orderId: string): Promise<void> {
  const owner = await shop.staff()
  const { version } = await phone.guest.order(orderId)
  const body = { action: 'cancel', version, reason: 'no bread' }
  await owner.call('POST', `/api/v1/staff/orders/${orderId}/transitions`, body)
  for (let i = 0; i < 2; i += 1) await followTableOrder(test.deps, shop.tenantId, orderId)
}

/** What the relay does with all that happened. */
async function carry(): Promise<void> {
  const look = new pg.Client({ connectionString: test.database.superuserUrl })
  await look.connect()
  try {
    await carryOutbox(test, look, shop.tenantId)
  } finally {
    await look.end()
  }
}

/** What the payments of a table came to, in the order in which they began. */
async function paymentsOf(phone: Phone) {
  const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('orders')
      .select(['id', 'status', 'captured', 'refunding'])
      .where('tenant_id', '=', shop.tenantId)
      .where('table_session_id', '=', phone.sessionId)
      .where('kind', '=', 'table_share')
      .orderBy('placed_at')
      .execute(),
  )
  return rows
}

describe('a round that is cancelled while guests pay for their own dishes', () => {
  it('safety 5: who paid for its dish has all of that back, though the others owe theirs', async () => {
    const { sara, omar, shawarma, own } = await twoAtTable('Tea')
    await omar.payCard(await own('Shawarma'))
    await cancel(omar, shawarma)
    expect(await paymentsOf(sara)).toMatchObject([{ captured: 2200, refunding: 2200 }])
    expect(await sara.inside()).toMatchObject({ left: '3.30', free: '3.30' })
    await sara.payCard(await own('Tea'))
    expect((await sara.session()).state).toBe('paid')
  })

  it('safety 5: nor does the one who paid last for a dish that was served get that money', async () => {
    const { sara, omar, shawarma, own } = await twoAtTable('Tea')
    await omar.payCard(await own('Shawarma'))
    await sara.payCard(await own('Tea'))
    await cancel(omar, shawarma)
    expect(await paymentsOf(sara)).toMatchObject([
      { captured: 2200, refunding: 2200 },
      { captured: 330, refunding: 0 },
    ])
  })

  it('safety 13: what is just being paid for it is closed, and holds nothing of the bill any more', async () => {
    const { sara, omar, shawarma, own } = await twoAtTable('Tea')
    await omar.pay(await own('Shawarma'))
    await cancel(omar, shawarma)
    expect(await paymentsOf(sara)).toMatchObject([{ status: 'canceled' }])
    await sara.payCard(await own('Tea'))
    expect((await sara.session()).state).toBe('paid')
  })

  /** Omar pays for his shawarma, and his bank says so only after it was cancelled. */
  async function paidLate(...saras: string[]): Promise<Phone> {
    const { sara, omar, shawarma, own } = await twoAtTable(...saras)
    const { reference, pay_url } = await omar.pay(await own('Shawarma'))
    await omar.guest.pay(pay_url, '4000000000000119')
    const payment = () => {
      test.pass(20_000)
      return omar.guest.call('GET', `/api/v1/payments/${reference}`)
    }
    expect(await payment()).toMatchObject({ state: 'waiting' })
    await cancel(omar, shawarma)
    await carry()
    const said = { account: shop.tenantId, payment: reference, as: 'captured' }
    expect((await test.bench.operate('POST', '/settle', said)).status).toBe(204)
    await payment()
    await carry()
    return sara
  }

  it('safety 5: what its guest’s bank says only later goes back when it comes', async () => {
    const sara = await paidLate('Tea', 'Tea', 'Tea', 'Tea', 'Tea', 'Tea', 'Tea', 'Tea')
    expect(await paymentsOf(sara)).toMatchObject([{ captured: 2200, refunding: 2200 }])
    expect(await sara.inside()).toMatchObject({ left: '26.40', free: '26.40' })
  })

  it('safety 13: that money pays nobody else’s dishes: a bill that it would have paid stays open', async () => {
    const sara = await paidLate('Tea')
    expect(await paymentsOf(sara)).toMatchObject([{ captured: 2200, refunding: 2200 }])
    await sara.payCard({ what: 'whole' })
    expect((await sara.session()).state).toBe('paid')
    expect(await paymentsOf(sara)).toMatchObject([{ refunding: 2200 }, { captured: 330, refunding: 0 }])
  })
})
