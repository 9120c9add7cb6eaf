import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { RefundableWire } from '#contract/payments/refunds.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makePaidOrder, makeTendered, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { settleAttempt } from '../payment/settle-attempt.ts'
import { sendRefund } from './send-refund.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())
afterEach(() => test.bench.setFaults({}))

const rounds = Array.from({ length: Number(process.env['RIVAL_ROUNDS'] ?? 3) }, (_, round) => round)
const hour = 3_600_000
const path = ({ id }: Ordered) => `/api/v1/staff/orders/${id}`
const page = (order: Ordered) => order.owner.call<OrderPageWire>('GET', path(order))
const refundable = (order: Ordered) => order.owner.call<RefundableWire>('GET', `${path(order)}/refundable`)
const refund = (order: Ordered, body: object) =>
  order.owner.send('POST', `${path(order)}/refunds`, { reason: 'cold', ...body })
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted()

/** What the gateway has taken and given back of the order's payment. */
async function booked({ reference }: Ordered): Promise<{ taken: number; back: number }> {
  const response = await test.bench.operate('GET', `/books?account=${shop.tenantId}`)
  const books = (await response.json()) as {
    captures: { reference: string; amount: number }[]
    refunds: { paymentReference: string; amount: number; state: string }[]
  }
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
  return {
    taken: sum(books.captures.filter((one) => one.reference === reference)),
    back: sum(books.refunds.filter((one) => one.paymentReference === reference && one.state === 'done')),
  }
}

/** Orders, gateway and documents say the same of what went back. */
async function agree(order: Ordered): Promise<void> {
  const [{ ticket, credit_notes: notes }, { back, taken }] = [await page(order), await booked(order)]
  const minor = (amount: string) => Math.round(Number(amount) * 100)
  expect(minor(ticket.refunded)).toBe(back)
  expect(back).toBeLessThanOrEqual(taken)
  expect(notes.reduce((sum, { rest }) => sum + minor(rest), 0)).toBe(back)
}

describe('rivals over one order', () => {
  it.each(rounds)('safety 5: two staff give the same line back at once: once (%i)', async () => {
    const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    const { parts } = await refundable(order)
    const lines = [{ key: parts[0]?.key, pieces: 1 }]
    expect(statuses(await Promise.all([0, 1, 2].map(() => refund(order, { lines }))))).toEqual([
      200, 422, 422,
    ])
    await agree(order)
  })

  it.each(rounds)(
    'safety 5: all of it by one, a line and an amount by others, and the order is canceled (%i)',
    async () => {
      const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
      const { parts } = await refundable(order)
      await Promise.all([
        refund(order, { lines: [{ key: parts[0]?.key, pieces: 1 }] }),
        refund(order, { amount: '7.77' }),
        refund(order, {}),
        order.move('cancel', { reason: 'no bread' }).catch(() => undefined),
      ])
      await order.settle()
      if ((await order.order()).refunded !== '23.00') await refund(order, {})
      await agree(order)
      expect(await booked(order)).toEqual({ taken: 2300, back: 2300 })
    },
  )

  it.each(rounds)('safety 5: a refund, its webhook and two sweepers at once send it once (%i)', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('accept')
    await test.bench.setFaults({ operations: { refund: { when: 'after', what: 'reset', times: 1 } } })
    await refund(order, { amount: '5.00' })
    const [made] = (await page(order)).ticket.refunds
    await Promise.all([0, 1, 2].map(() => sendRefund(test.deps, shop.tenantId, made?.id ?? '')))
    test.pass(hour)
    await test.sweep()
    expect((await booked(order)).back).toBe(500)
    await agree(order)
  })

  it('safety 1, 5: the guest cancels while the webhook of the money is late: all of it goes back once', async () => {
    const { guest, cart } = await shop.guestWith('Shawarma')
    const { id } = await guest.place(cart)
    const { reference, pay_url } = await guest.openPayment(id)
    const owner = await shop.staff()
    await guest.pay(pay_url)
    const refused = await owner.refused('POST', `/api/v1/staff/orders/${id}/refunds`, { reason: 'x' })
    expect(refused.code).toBe('nothing-to-refund')
    await Promise.all([
      guest.send('DELETE', `/api/v1/carts/${cart.cart_id}/hold`),
      settleAttempt(test.deps, shop.tenantId, reference),
      owner.send('POST', `/api/v1/staff/orders/${id}/refunds`, { reason: 'x' }),
    ])
    for (let round = 0; round < 3; round += 1) await test.sweep()
    const { taken, back } = await booked({ reference } as Ordered)
    const { number } = await guest.order(id)
    const { ticket } = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${id}`)
    expect(taken).toBe(2000)
    expect(Number(ticket.refunded) * 100).toBe(back)
    if (number === null) expect(back).toBe(2000)
  })

  it('safety 5: two staff say the opposite of one refund at once: the first word stands', async () => {
    const order = await makePaidOrder(test, shop)
    await refund(order, {})
    const [made] = (await page(order)).ticket.refunds
    await test.bench.operate('POST', '/settle', { account: shop.tenantId, refund: made?.id, as: 'failed' })
    await sendRefund(test.deps, shop.tenantId, made?.id ?? '')
    const say = (arrived: boolean) =>
      order.owner.send('POST', `${path(order)}/refunds/${made?.id}/outcome`, { arrived })
    const said = await Promise.all([say(true), say(false), say(true)])
    // who says "another way" after "not" is heard: nothing was sent in its place
    expect(said.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
    const { ticket } = await page(order)
    expect(['20.00', '0.00']).toContain(ticket.refunded)
    expect(ticket.refunding).toBe(ticket.refunded)
  })
})

describe('what a refund meets', () => {
  it('safety 5: the gateway account of the payment is not in use any more: the money goes back there', async () => {
    const order = await makePaidOrder(test, shop)
    const accounts = (change: { enabled: boolean; chosen: boolean }) =>
      test.database.db.write(shop.tenantId, ({ q }) =>
        q.updateTable('gateway_accounts').set(change).execute(),
      )
    await accounts({ enabled: false, chosen: false })
    expect((await refund(order, {})).status).toBe(200)
    await accounts({ enabled: true, chosen: true })
    expect((await booked(order)).back).toBe(2000)
    await agree(order)
  })

  it('safety 6: after a wallet part, in odd steps: wallet and card have back to the halala what they gave', async () => {
    const order = await makeTendered(test, shop, { wallet: 777 }, 'Shawarma', 'Tea')
    for (const amount of ['0.01', '3.33', '7.77', '0.02']) await refund(order, { amount })
    await refund(order, {})
    await agree(order)
    expect((await booked(order)).back).toBe(2300 - 777)
    const { credit_notes: notes } = await page(order)
    const sum = (of: 'wallet' | 'vat' | 'value') =>
      notes.reduce((all, note) => all + Math.round(Number(note[of]) * 100), 0)
    expect([sum('wallet'), sum('value'), sum('vat')]).toEqual([777, 2300, 300])
  })

  it('safety 6: of an account that is gone the wallet’s part comes to no wallet: staff give it, and the note says so', async () => {
    const payer = await shop.payer({ wallet: 500 })
    const cart = await payer.visitor.choose(await payer.cart('Shawarma'), { use_wallet: true })
    const { id } = await payer.visitor.place(cart, undefined, { mobile: payer.mobile })
    const { reference, pay_url } = await payer.visitor.openPayment(id)
    await payer.visitor.pay(pay_url)
    await payer.visitor.call('GET', `/api/v1/payments/${reference}`)
    const owner = await shop.staff()
    for (const action of ['accept', 'ready', 'hand_over']) {
      const { version } = await payer.visitor.order(id)
      await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version })
    }
    const gone = { wallet_balance: '0.00', points_balance: 0 }
    await payer.visitor.call('DELETE', '/api/v1/user/customers/delete', gone)
    const read = () => owner.call<RefundableWire>('GET', `/api/v1/staff/orders/${id}/refundable`)
    expect(await read()).toMatchObject({ left: '20.00', by_hand: '5.00' })
    await owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { reason: 'cold' })
    expect(await read()).toMatchObject({
      by_hand: '0.00',
      credit_notes: [{ value: '20.00', wallet: '5.00', by_hand: true, rest: '15.00', rest_to: 'card' }],
    })
    expect(await payer.balance('wallet')).toBe(0)
    expect((await booked({ reference } as Ordered)).back).toBe(1500)
  })

  it('safety 5: one that staff said never left, and that had arrived, counts when its gateway says so, and is not given again', async () => {
    const { order, id } = await judgedAway()
    await arrivesAfterAll(id)
    expect(await order.order()).toMatchObject({ refunded: '20.00', refunds: [{ state: 'done' }] })
    expect((await refund(order, {})).status).toBe(422)
  })

  it('safety 5: had it been sent again meanwhile, staff read that its guest has it twice', async () => {
    const { order, id } = await judgedAway()
    expect((await refund(order, {})).status).toBe(200)
    await arrivesAfterAll(id)
    const { ticket, payments } = await page(order)
    expect(ticket.refunds.map(({ state }) => state).toSorted()).toEqual(['done', 'failed'])
    expect(ticket.refunded).toBe('20.00')
    expect(payments[0]?.steps.map(({ step }) => step)).toContain('refund-twice')
  })
})

/** A refund that no gateway told of for a day, and of which staff said that it never left. */
async function judgedAway(): Promise<{ order: Ordered; id: string }> {
  const order = await makePaidOrder(test, shop)
  await order.move('accept')
  const lost = { when: 'before', what: 'error' } as const
  await test.bench.setFaults({ operations: { refund: lost, 'ask-refund': lost } })
  await refund(order, {})
  const id = (await page(order)).ticket.refunds[0]?.id ?? ''
  for (let asked = 0; asked < 24; asked += 1) await sendRefund(test.deps, shop.tenantId, id)
  await test.bench.setFaults({})
  expect(
    (await order.owner.send('POST', `${path(order)}/refunds/${id}/outcome`, { arrived: false })).status,
  ).toBe(200)
  return { order, id }
}

/** Its gateway's webhook, and its word when it is asked. */
function arrivesAfterAll(id: string): Promise<void> {
  const { deps } = test
  const sandbox = deps.gateways.get('sandbox')
  const arrived = {
    ...sandbox,
    askRefund: () =>
      Promise.resolve({ state: 'done' as const, amount: 2000, currency: 'SAR', live: false, raw: 'arrived' }),
  }
  return sendRefund({ ...deps, gateways: { ...deps.gateways, get: () => arrived } }, shop.tenantId, id)
}
