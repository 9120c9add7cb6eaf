import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { settleAttempt } from '../../payments/payment/settle-attempt.ts'
import { endHold } from './end-due-orders.ts'

let test: TestApp
let beside: TestApp
beforeAll(async () => {
  test = await makeTestApp()
  beside = await makeTestApp({ beside: test })
})
afterAll(async () => {
  await beside.close()
  await test.close()
})
beforeEach(() => test.resetClock())

async function shopWith(left: number): Promise<Shop> {
  const shop = await makeShop(test, {
    branches: [{ id: 'olaya', name: { ar: 'العليا', en: 'Olaya' } }],
    items: [{ id: 'cake', name: 'Cake' }],
    content: { stock: [{ branchId: 'olaya', itemId: 'cake', left }] },
  })
  await beside.deps.hosts.refresh()
  return shop
}

/** Signed in at one of the two processes, cart in hand. */
async function buyer(shop: Shop, i: number, quantity = 1): Promise<{ visitor: Visitor; cart: CartWire }> {
  const visitor = new Visitor(i % 2 === 0 ? test.app : beside.app, shop.host)
  await signInCustomer(test, shop, visitor, makeMobile())
  return { visitor, cart: await visitor.add(await visitor.openCart(), 'cake', { quantity }) }
}

async function readStock(shop: Shop): Promise<number> {
  const row = await test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('item_stock')
      .select('left_count')
      .where('tenant_id', '=', shop.tenantId)
      .executeTakeFirstOrThrow(),
  )
  return row.left_count
}

describe('rivals for the last pieces', () => {
  it('50 buyers of the last 3 at once, on two processes: exactly 3 win, nobody is charged who lost', async () => {
    const shop = await shopWith(3)
    const buyers = await Promise.all(Array.from({ length: 50 }, (_, i) => buyer(shop, i)))
    const answers = await Promise.all(
      buyers.map(async ({ visitor, cart }) => {
        const placed = await visitor.send('POST', '/api/v1/orders', visitor.checkout(cart), {
          'idempotency-key': makeId(),
        })
        const body = (await placed.json()) as { id: string; code?: string }
        if (!placed.ok) return { status: placed.status, code: body.code }
        const { reference, pay_url } = await visitor.openPayment(body.id)
        await visitor.pay(pay_url)
        await settleAttempt(test.deps, shop.tenantId, reference)
        return { status: placed.status, made: (await visitor.order(body.id)).status }
      }),
    )
    const won = answers.filter((one) => one.status === 201)
    expect(won.map((one) => one.made)).toEqual(['created', 'created', 'created'])
    for (const { status, code } of answers.filter((one) => one.status !== 201)) {
      expect([409, 422]).toContain(status)
      expect(['items-removed', 'not-enough-left']).toContain(code)
    }
    expect(await readStock(shop)).toBe(0)
    const books = (await (await test.bench.operate('GET', `/books?account=${shop.tenantId}`)).json()) as {
      captures: object[]
    }
    expect(books.captures).toHaveLength(3)
  })

  it('guests without a proven number get no more than half of it, however many come at once', async () => {
    const shop = await shopWith(10)
    const carts = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const visitor = new Visitor(i % 2 === 0 ? test.app : beside.app, shop.host)
        return { visitor, cart: await visitor.add(await visitor.openCart(), 'cake') }
      }),
    )
    const statuses = await Promise.all(
      carts.map(async ({ visitor, cart }) => {
        const key = { 'idempotency-key': makeId() }
        return (await visitor.send('POST', '/api/v1/orders', visitor.checkout(cart), key)).status
      }),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(await readStock(shop)).toBe(5)
  })
})

/** What a buyer does next, and how many pieces they want. */
const steps = fc.array(
  fc.record({
    buyer: fc.integer({ min: 0, max: 4 }),
    act: fc.constantFrom('order' as const, 'pay' as const, 'lapse' as const, 'edit' as const),
    pieces: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 4, maxLength: 12 },
)

describe('the model of stock', () => {
  it('property: whatever buyers do and in pairs at once, what is left and what orders hold adds up to what there was', async () => {
    const start = 9
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        test.resetClock()
        const shop = await shopWith(start)
        const people = await Promise.all([0, 1, 2, 3, 4].map((i) => buyer(shop, i)))
        const orders = new Map<number, string>()
        const act = async ({ buyer: who, act: what, pieces }: (typeof plan)[number]) => {
          const person = people[who]
          const known = orders.get(who)
          if (!person) return
          const { visitor } = person
          if (what === 'order') {
            person.cart = await visitor
              .add(await visitor.openCart(), 'cake', { quantity: pieces })
              .catch(() => person.cart)
            const made = await visitor.place(person.cart).catch(() => undefined)
            if (made) orders.set(who, made.id)
          } else if (known && what === 'pay') {
            const step = await visitor.openPayment(known).catch(() => undefined)
            if (!step) return
            await visitor.pay(step.pay_url).catch(() => undefined)
            await settleAttempt(test.deps, shop.tenantId, step.reference)
          } else if (known && what === 'lapse') {
            await test.database.db.write(shop.tenantId, async ({ q }) => {
              const due = { hold_until: new Date(Date.now() - 1000) }
              await q
                .updateTable('orders')
                .set(due)
                .where('tenant_id', '=', shop.tenantId)
                .where('id', '=', known)
                .where('status', '=', 'callcenter_pending')
                .execute()
            })
            await endHold(test.deps, shop.tenantId, known)
          } else await visitor.add(person.cart, 'cake').catch(() => undefined)
        }
        for (let i = 0; i < plan.length; i += 2) {
          await Promise.all(plan.slice(i, i + 2).map((step) => act(step)))
          expect(await taken(shop)).toBe(start - (await readStock(shop)))
        }
      }),
      { numRuns: Number(process.env['RIVAL_ROUNDS'] ?? 8) },
    )
  })
})

/** What orders that hold or are made have taken, by the orders alone. */
async function taken(shop: Shop): Promise<number> {
  const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('orders')
      .select(['stock', 'bill'])
      .where('tenant_id', '=', shop.tenantId)
      .where('status', 'in', ['callcenter_pending', 'created'])
      .execute(),
  )
  for (const { stock, bill } of rows) expect(stock?.taken).toEqual({ cake: bill.count })
  return rows.reduce((sum, row) => sum + row.bill.count, 0)
}
