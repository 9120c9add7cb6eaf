import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { makeSlotRule } from '#domain/timing/make-opening.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeSecondApp, type SecondApp } from '#server/testing/second-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { chooseSlot, slotFromTomorrow } from '#server/testing/slots-of-shop.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { settleAttempt } from '../../payments/payment/settle-attempt.ts'

let test: TestApp
let second: SecondApp
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  second = makeSecondApp(test)
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const places = 5

interface Buyer {
  readonly guest: Visitor
  readonly cart: CartWire
  order?: OrderWire
}

async function makeRacers(shop: Shop, count: number, signedIn: boolean): Promise<Buyer[]> {
  const { start } = await slotFromTomorrow(shop.guest(), shop.branchIds[0] ?? '')
  const buyers: Buyer[] = []
  for (let i = 0; i < count; i += 1) {
    const { guest, cart } = await shop.guestWith('Shawarma')
    if (signedIn) await signInCustomer(test, shop, guest, makeMobile())
    const chosen = await chooseSlot(guest, cart, start)
    // every other one comes to the other process
    buyers.push({ guest: i % 2 === 0 ? guest : second.visited(guest, shop), cart: chosen })
  }
  return buyers
}

/** Orders like a person: a busy server is asked again with the same key. Returns the refusal's code of a loser. */
async function order(buyer: Buyer): Promise<string> {
  const key = makeId()
  for (;;) {
    const body = buyer.guest.checkout(buyer.cart)
    const response = await buyer.guest.send('POST', '/api/v1/orders', body, { 'idempotency-key': key })
    const answer = (await response.json()) as OrderWire & { code: string }
    if (response.ok) buyer.order = answer
    if (response.ok) return 'won'
    if (response.status !== 503 && answer.code !== 'repeat-with-same-key') return answer.code
  }
}

async function payAll(shop: Shop, buyers: readonly Buyer[]): Promise<void> {
  for (const { guest, order: placed } of buyers) {
    if (!placed) continue
    const { reference, pay_url } = await guest.openPayment(placed.id)
    await guest.pay(pay_url)
    await settleAttempt(test.deps, shop.tenantId, reference)
  }
}

const usageOf = (shop: Shop) =>
  test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('slot_usage')
      .select(['orders', 'unproven_orders'])
      .where('tenant_id', '=', shop.tenantId)
      .executeTakeFirstOrThrow(),
  )
const ruled = () =>
  makeShop(test, {
    branches: [
      { name: { ar: 'Olaya', en: 'Olaya' }, slotRule: makeSlotRule({ limits: { orders: places } }) },
    ],
  })

describe('rivals for a slot, on two processes', () => {
  it('50 buyers for the last 5 places: exactly 5 win, and nobody is charged who lost', async () => {
    const shop = await ruled()
    const buyers = await makeRacers(shop, 50, true)
    const ends = await Promise.all(buyers.map(order))
    expect(ends.filter((end) => end === 'won')).toHaveLength(places)
    expect(new Set(ends)).toEqual(new Set(['won', 'slot-full']))
    await payAll(shop, buyers)
    expect(await usageOf(shop)).toEqual({ orders: places, unproven_orders: 0 })
    const books = (await (await test.bench.operate('GET', `/books?account=${shop.tenantId}`)).json()) as {
      captures: unknown[]
    }
    expect(books.captures).toHaveLength(places)
    const orders = await test.database.db.read(shop.tenantId, (db) =>
      db.q.selectFrom('orders').select('status').where('tenant_id', '=', shop.tenantId).execute(),
    )
    expect(orders).toEqual(Array.from({ length: places }, () => ({ status: 'created' })))
  }, 120_000)

  it('safety 9: 12 guests without a proven number hold half of what is left, and buy on as they pay', async () => {
    const shop = await ruled()
    const buyers = await makeRacers(shop, 12, false)
    const ends = await Promise.all(buyers.map(order))
    expect(ends.filter((end) => end === 'won')).toHaveLength(2)
    expect(new Set(ends)).toEqual(new Set(['won', 'slot-proof']))
    expect(await usageOf(shop)).toEqual({ orders: 2, unproven_orders: 2 })
    await payAll(shop, buyers)
    expect(await usageOf(shop)).toEqual({ orders: 2, unproven_orders: 0 })
    const next = buyers.filter((buyer) => !buyer.order)
    const more = await Promise.all(next.map(order))
    expect(more.filter((end) => end === 'won')).toHaveLength(1)
  }, 60_000)
})
