import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { makeOrderToPay } from '#server/testing/make-order-to-pay.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { endHold } from './end-hold.ts'
import { settleAttempt } from './settle-attempt.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const rounds = Array.from({ length: Number(process.env['RIVAL_ROUNDS'] ?? 5) }, (_, round) => round)
const minute = 60_000

interface Step {
  readonly guest: Visitor
  readonly cart: CartWire
  readonly id: string
  readonly reference: string
  readonly payUrl: string
}

async function toPay(): Promise<Step> {
  const { order, pay_url, ...step } = await makeOrderToPay(shop)
  return { ...step, id: order.id, payUrl: pay_url }
}

/** What was taken of a card is either for one order that is made, or has gone back. */
async function settled({ guest, id, reference }: Step): Promise<{ made: boolean; retained: number }> {
  await settleAttempt(test.deps, shop.tenantId, reference)
  for (let round = 0; round < 3; round += 1) await test.sweep()
  const row = await test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('orders')
      .selectAll()
      .where('tenant_id', '=', shop.tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  const books = (await (await test.bench.operate('GET', `/books?account=${shop.tenantId}`)).json()) as Books
  const taken = books.captures
    .filter((one) => one.reference === reference)
    .reduce((sum, one) => sum + one.amount, 0)
  const back = books.refunds
    .filter((one) => one.paymentReference === reference && one.state === 'done')
    .reduce((sum, one) => sum + one.amount, 0)
  expect({ captured: row.captured, refunded: row.refunded }).toEqual({ captured: taken, refunded: back })
  return { made: (await guest.order(id)).number !== null, retained: taken - back }
}

describe('rivals', () => {
  it.each(rounds)(
    'safety 1: the cart edited and the card paid at once: one order, or the money is free again (%i)',
    async () => {
      const step = await toPay()
      const { guest, cart, payUrl, reference } = step
      const edit = guest.send('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: shop.itemId('Tea') })
      const [edited] = await Promise.all([
        edit,
        guest.pay(payUrl).catch(() => 'the page was closed'),
        settleAttempt(test.deps, shop.tenantId, reference),
      ])
      const { made, retained } = await settled(step)
      expect(retained).toBe(made ? 2000 : 0)
      if (edited.ok) expect(made).toBe(false)
      else expect([409, 422, 503]).toContain(edited.status)
    },
  )

  it.each(rounds)(
    'safety 3: the hold ended and the card captured at once: an order or the money back (%i)',
    async () => {
      const step = await toPay()
      await step.guest.pay(step.payUrl)
      test.pass(15 * minute + 500)
      await Promise.all([
        endHold(test.deps, shop.tenantId, step.id),
        settleAttempt(test.deps, shop.tenantId, step.reference),
      ])
      const { made, retained } = await settled(step)
      expect({ made, retained }).toEqual({ made: true, retained: 2000 })
    },
  )

  it.each(rounds)(
    'a cancellation by staff and the same capture told again at once: cancelled and paid back once (%i)',
    async () => {
      const step = await toPay()
      await step.guest.pay(step.payUrl)
      await settleAttempt(test.deps, shop.tenantId, step.reference)
      const owner = await shop.staff()
      const { version } = await step.guest.order(step.id)
      const cancel = owner.send('POST', `/api/v1/staff/orders/${step.id}/transitions`, {
        action: 'cancel',
        version,
        reason: 'no bread',
      })
      const [response] = await Promise.all([
        cancel,
        settleAttempt(test.deps, shop.tenantId, step.reference),
        step.guest.call('GET', `/api/v1/payments/${step.reference}`),
      ])
      expect(response.status).toBe(200)
      expect((await settled(step)).retained).toBe(0)
    },
  )

  const ordered = (guest: Visitor, cart: CartWire, key: string, more: object = {}) =>
    guest.send('POST', '/api/v1/orders', guest.checkout(cart, more), { 'idempotency-key': key })
  const idsOf = async (responses: readonly Response[]) => {
    const answers = await Promise.all(responses.map((response) => response.json() as Promise<OrderWire>))
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201))
    return new Set(answers.map(({ id }) => id))
  }

  it.each(rounds)(
    'safety 2: an order sent twice at once while another cart holds an unpaid one is the same order twice (%i)',
    async (round) => {
      const { guest } = await toPay()
      const cart = await guest.add(await guest.openCart(), shop.itemId('Tea'))
      const twice = [1, 2].map(() => ordered(guest, cart, `other-cart-${round}-${cart.cart_id}`))
      expect((await idsOf(await Promise.all(twice))).size).toBe(1)
    },
  )

  it.each(rounds)(
    'safety 2: an order sent twice at once for another name than its unpaid one is the same new order twice (%i)',
    async (round) => {
      const { guest, cart, id } = await toPay()
      const key = `other-name-${round}-${cart.cart_id}`
      const twice = [1, 2].map(() => ordered(guest, cart, key, { name: 'Sara' }))
      const made = await idsOf(await Promise.all(twice))
      expect(made.size).toBe(1)
      expect(made.has(id)).toBe(false)
    },
  )

  it.each(rounds)('an unpaid order that is edited twice at once takes both dishes (%i)', async () => {
    const { guest, cart } = await toPay()
    const path = `/api/v1/carts/${cart.cart_id}/lines`
    const edits = await Promise.all(
      ['Tea', 'Tea'].map((name) => guest.send('POST', path, { item_id: shop.itemId(name) })),
    )
    expect(edits.map(({ ok }) => ok)).toEqual([true, true])
  })

  it.each(rounds)(
    'safety 9: two carts of one browser ordered at once: one hold, the other is told or takes over (%i)',
    async () => {
      const { guest, cart } = await shop.guestWith('Shawarma')
      const other = await guest.add(await guest.openCart(), shop.itemId('Tea'))
      const order = (one: CartWire) =>
        guest.send('POST', '/api/v1/orders', guest.checkout(one), { 'idempotency-key': `key-${one.cart_id}` })
      const responses = await Promise.all([order(cart), order(other)])
      for (const response of responses) expect([201, 409, 503]).toContain(response.status)
      expect(responses.some((response) => response.status === 201)).toBe(true)
      const held = await test.database.db.read(shop.tenantId, (db) =>
        db.q
          .selectFrom('orders')
          .select('id')
          .where('tenant_id', '=', shop.tenantId)
          .where('cart_id', 'in', [cart.cart_id, other.cart_id])
          .where('status', '=', 'callcenter_pending')
          .execute(),
      )
      expect(held).toHaveLength(1)
    },
  )
})

interface Books {
  readonly captures: { reference: string; amount: number }[]
  readonly refunds: { paymentReference: string; amount: number; state: string }[]
}
