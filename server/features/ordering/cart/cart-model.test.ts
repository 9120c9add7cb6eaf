import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
const prices = { Tea: 300, Juice: 725, Shawarma: 1999 } as const
const most: Partial<Record<keyof typeof prices, number>> = { Juice: 7 }
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test, {
    items: Object.entries(prices).map(([name, price]) => ({
      name,
      price,
      ...(name === 'Juice' && { maxQuantity: 7 }),
    })),
  })
})
afterAll(() => test.close())

interface Line {
  readonly name: keyof typeof prices
  readonly note: string
  quantity: number
}

/** A cart as a waiter would keep it on paper. */
class Paper {
  lines: Line[] = []

  add(name: Line['name'], note: string, quantity: number): boolean {
    const twin = this.lines.find((line) => line.name === name && line.note === note)
    if (!this.fits(name, (twin?.quantity ?? 0) + quantity, twin)) return false
    if (twin) twin.quantity += quantity
    else this.lines.push({ name, note, quantity })
    return true
  }

  change(at: number, quantity: number): boolean {
    const line = this.lines[at]
    if (!line) return quantity === 0
    if (quantity > 0 && !this.fits(line.name, quantity, line)) return false
    line.quantity = quantity
    this.lines = this.lines.filter((one) => one.quantity > 0)
    return true
  }

  total(): string {
    return (this.lines.reduce((sum, line) => sum + prices[line.name] * line.quantity, 0) / 100).toFixed(2)
  }

  private fits(name: Line['name'], quantity: number, own: Line | undefined): boolean {
    const others = this.lines
      .filter((line) => line !== own && line.name === name)
      .reduce((sum, line) => sum + line.quantity, 0)
    return quantity <= 99 && quantity + others <= (most[name] ?? Infinity)
  }
}

type Act =
  | { kind: 'add'; name: Line['name']; note: string; quantity: number }
  | { kind: 'change'; at: number; quantity: number }

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      name: fc.constantFrom('Tea' as const, 'Juice' as const, 'Shawarma' as const),
      note: fc.constantFrom('', 'hot', 'no sugar'),
      quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(60)),
    }),
    fc.record({
      kind: fc.constant('change' as const),
      at: fc.nat(4),
      quantity: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(99)),
    }),
  ),
  { minLength: 1, maxLength: 15 },
)

function act(guest: Visitor, cart: CartWire, one: Act): Promise<Response> {
  const lines = `/api/v1/carts/${cart.cart_id}/lines`
  if (one.kind === 'add')
    return guest.send('POST', lines, {
      item_id: shop.itemId(one.name),
      quantity: one.quantity,
      note: one.note,
    })
  const id = cart.bill.lines[one.at]?.line_id ?? 'none'
  return guest.send('PUT', `${lines}/${id}`, { quantity: one.quantity })
}

describe('a cart', () => {
  it('after any edits holds what a waiter would have on paper, to the last halala', async () => {
    const property = fc.asyncProperty(acts, async (all) => {
      const guest = shop.guest()
      const paper = new Paper()
      let cart = await guest.openCart()
      for (const one of all) {
        const response = await act(guest, cart, one)
        const expected =
          one.kind === 'add'
            ? paper.add(one.name, one.note, one.quantity)
            : paper.change(one.at, one.quantity)
        expect({ one, ok: response.ok }).toEqual({ one, ok: expected })
        const before = cart.version
        cart = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
        expect(cart.version > before).toBe(expected)
        expect(cart.bill.lines.map(({ name, note, quantity }) => ({ name, note, quantity }))).toEqual(
          paper.lines,
        )
        expect(cart.bill.total).toBe(paper.total())
      }
    })
    await fc.assert(property, { numRuns: Number(process.env['CART_RUNS'] ?? 25) })
  })

  it('edited by two hands at once loses neither edit', async () => {
    const { guest, cart } = await shop.guestWith('Tea')
    await Promise.all(Array.from({ length: 20 }, () => guest.add(cart, shop.itemId('Tea'))))
    const after = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(after.bill.lines.map((line) => line.quantity)).toEqual([21])
    expect(after.version).toBe(cart.version + 20)
  })
})
