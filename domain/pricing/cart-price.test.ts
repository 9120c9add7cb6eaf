import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../menu/cart-line.ts'
import type { PriceRules } from './price-rules.ts'
import { priceCart } from './cart-price.ts'
import type { Item } from '../menu/menu.ts'
import { isRefusal } from '../core/refusal.ts'
import type { Bill } from './bill.ts'

const words = { ar: 'صنف', en: 'Item' }
const saudi: PriceRules = { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat: true }

function item(id: string, price: number, more: Partial<Item> = {}): Item {
  return {
    id,
    groupId: 'g',
    name: words,
    description: words,
    price,
    allergens: [],
    optionGroups: [],
    windows: [],
    scheduledOnly: false,
    featured: false,
    tags: [],
    types: ['pickup'],
    makeMinutes: 5,
    position: 0,
    ...more,
  }
}
const line = (itemId: string, quantity: number, options: CartLine['options'] = []): CartLine => ({
  id: `${itemId}-${quantity}`,
  itemId,
  name: words,
  quantity,
  options,
  note: '',
})
const byId = (...items: Item[]) => new Map(items.map((one) => [one.id, one]))

function bill(lines: CartLine[], items: Item[], rules = saudi): Bill {
  const priced = priceCart(lines, byId(...items), rules)
  if (isRefusal(priced)) throw new Error(priced.code)
  return priced
}

const size = {
  id: 'size',
  name: words,
  min: 1,
  max: 1,
  options: [
    { id: 'large', name: words, price: 600, min: 1, max: 1, preset: false },
    { id: 'small', name: words, price: 0, min: 1, max: 1, preset: true },
  ],
}

describe('the calculator', () => {
  it('adds options to the piece, then multiplies', () => {
    const priced = bill(
      [line('burger', 2, [{ optionId: 'large', quantity: 1 }])],
      [item('burger', 3800, { optionGroups: [size] })],
    )
    expect(priced).toMatchObject({ subtotal: 8800, total: 8800, count: 2, discount: 0 })
    expect(priced.lines[0]).toMatchObject({ unitPrice: 4400, subtotal: 8800 })
  })

  it('takes VAT out of prices that include it: 67.20 at 15 % holds 8.77', () => {
    expect(bill([line('a', 1)], [item('a', 6720)])).toMatchObject({ total: 6720, vat: 877, taxable: 5843 })
  })

  it('puts VAT on top of prices that do not, rounded half up on the document', () => {
    const rules: PriceRules = { currency: 'EGP', vatBasisPoints: 1400, pricesIncludeVat: false }
    expect(bill([line('a', 1), line('b', 1)], [item('a', 1003), item('b', 1004)], rules)).toMatchObject({
      food: 2007,
      vat: 281,
      total: 2288,
    })
  })

  it('shows a product discount as its own sum', () => {
    expect(bill([line('a', 3)], [item('a', 2900, { priceBefore: 3600 })])).toMatchObject({
      subtotal: 10_800,
      discount: 2100,
      total: 8700,
    })
  })

  it('refuses an item that is not on the menu and a required choice that is missing', () => {
    expect(priceCart([line('gone', 1)], byId(), saudi)).toMatchObject({
      refused: true,
      code: 'item-not-found',
    })
    expect(priceCart([line('a', 1)], byId(item('a', 100, { optionGroups: [size] })), saudi)).toMatchObject({
      code: 'option-required',
    })
  })

  it('safety 6, 7: lines add up to the total, VAT to its parts, for any cart in any currency', () => {
    const someRules = fc.record({
      currency: fc.constantFrom('SAR' as const, 'EGP' as const, 'AED' as const, 'QAR' as const),
      vatBasisPoints: fc.integer({ min: 0, max: 2500 }),
      pricesIncludeVat: fc.boolean(),
    })
    const someLines = fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 500_000 }),
        off: fc.integer({ min: 1, max: 5000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 30 },
    )
    fc.assert(
      fc.property(someRules, someLines, (rules, wanted) => {
        const items = wanted.map(({ price, off }, i) => item(`i${i}`, price, { priceBefore: price + off }))
        const priced = bill(
          wanted.map(({ quantity }, i) => line(`i${i}`, quantity)),
          items,
          rules,
        )
        const sum = (pick: (one: Bill['lines'][number]) => number) =>
          priced.lines.reduce((total, one) => total + pick(one), 0)
        expect(sum((one) => one.paid)).toBe(priced.total)
        expect(sum((one) => one.vat)).toBe(priced.vat)
        expect(priced.taxable + priced.vat).toBe(priced.total)
        expect(priced.subtotal - priced.discount).toBe(priced.food)
        expect(priced.toPay).toBe(priced.total)
        expect(priced.lines.every((one) => Number.isInteger(one.vat) && one.vat >= 0 && one.paid >= 0)).toBe(
          true,
        )
      }),
      { numRuns: 2000 },
    )
  })
})
