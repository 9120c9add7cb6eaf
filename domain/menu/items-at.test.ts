import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemsAt } from './items-at.ts'
import { makeGroup, makeItem, makeOption } from './make-item.ts'
import type { OrderType } from '../core/order-type.ts'
import type { ItemPrice } from './menu.ts'

const burger = makeItem('burger', { price: 3000, priceBefore: 3500 })
const tea = makeItem('tea', { price: 500 })
const items = new Map([burger, tea].map((one) => [one.id, one]))
const none: ReadonlySet<string> = new Set()
const price = (more: Partial<ItemPrice>): ItemPrice => ({ itemId: 'burger', price: 1, ...more })

describe('prices of a branch and an order type', () => {
  const prices = [
    price({ type: 'delivery', price: 3300 }),
    price({ branchId: 'olaya', price: 3200 }),
    price({ branchId: 'olaya', type: 'delivery', price: 3400 }),
    price({ branchId: 'jeddah', price: 2900, priceBefore: 3100 }),
  ]
  const at = (branchId: string, type: OrderType) =>
    itemsAt({ items, prices, hidden: none }, branchId, type).get('burger')

  it('the most specific one counts: branch and type, branch, type, its own', () => {
    expect(at('olaya', 'delivery')?.price).toBe(3400)
    expect(at('olaya', 'pickup')?.price).toBe(3200)
    expect(at('yasmin', 'delivery')?.price).toBe(3300)
    expect(at('yasmin', 'pickup')?.price).toBe(3000)
    expect(at('jeddah', 'delivery')?.price).toBe(2900)
  })

  it('it stands as a whole: with its own price before a discount, or without one', () => {
    expect(at('jeddah', 'pickup')?.priceBefore).toBe(3100)
    expect(at('olaya', 'pickup')).not.toHaveProperty('priceBefore')
    expect(at('yasmin', 'pickup')?.priceBefore).toBe(3500)
  })

  it('an item hidden at a branch is on that menu no more, and on the others', () => {
    const hidden = new Set(['burger'])
    expect([...itemsAt({ items, prices, hidden }, 'olaya', 'pickup').keys()]).toEqual(['tea'])
    expect(at('yasmin', 'pickup')).toBeDefined()
  })

  it('property: the order in which prices are given never matters', () => {
    const any = fc.record(
      {
        itemId: fc.constant('burger'),
        branchId: fc.constantFrom('a', 'b'),
        type: fc.constantFrom<OrderType>('pickup', 'delivery'),
        price: fc.integer({ min: 0, max: 9999 }),
      },
      { requiredKeys: ['itemId', 'price'] },
    )
    const unique = fc.uniqueArray(any, { selector: (one) => `${one.branchId} ${one.type}` })
    fc.assert(
      fc.property(unique, (all) => {
        const [given, turned] = [all, all.toReversed()].map(
          (some) =>
            itemsAt({ items, prices: some as ItemPrice[], hidden: none }, 'a', 'pickup').get('burger')?.price,
        )
        expect(given).toBe(turned)
      }),
    )
  })
})

describe('options of a branch and an order type', () => {
  const pizza = makeItem('pizza', {
    optionGroups: [
      makeGroup('size', [makeOption('small'), makeOption('large', { price: 900 })], { min: 1, max: 1 }),
      makeGroup('more', [makeOption('basil', { price: 200 })]),
    ],
  })
  const menu = new Map([pizza, tea].map((one) => [one.id, one]))
  const at = (type: OrderType, prices: readonly ItemPrice[], hidden = none) =>
    itemsAt({ items: menu, prices, hidden }, 'olaya', type).get('pizza')?.optionGroups ?? []

  it('the most specific price counts, as of items, and nothing else of the option changes', () => {
    const prices = [
      price({ itemId: 'large', type: 'delivery', price: 1200 }),
      price({ itemId: 'large', branchId: 'olaya', price: 1000 }),
      price({ itemId: 'large', branchId: 'jeddah', type: 'delivery', price: 1 }),
    ]
    expect(at('delivery', prices)[0]?.options[1]).toEqual(makeOption('large', { price: 1000 }))
    expect(at('delivery', prices.toSpliced(1, 1))[0]?.options[1]?.price).toBe(1200)
    expect(at('pickup', prices.toSpliced(1, 1))[0]?.options[1]?.price).toBe(900)
  })

  it('what is hidden is not there; a group that must be chosen from stays, so that its dish is sold out', () => {
    expect(at('pickup', [], new Set(['basil'])).map(({ id }) => id)).toEqual(['size'])
    expect(at('pickup', [], new Set(['small', 'large'])).map(({ options }) => options.length)).toEqual([0, 1])
  })

  it('a dish of which nothing differs stays the same object', () => {
    const here = itemsAt({ items: menu, prices: [price({ itemId: 'large' })], hidden: none }, 'a', 'pickup')
    expect(here.get('tea')).toBe(tea)
  })
})
