import { describe, expect, it } from 'vitest'
import type { CartLine } from '../menu/cart-line.ts'
import { fitLines, refuseLine, refuseQuantities } from './cart-fit.ts'
import { makeGroup, makeItem, makeOption } from '../menu/make-item.ts'
import type { Item } from '../menu/menu.ts'
import { stateIn, type Offer } from '../menu/offer.ts'

const words = { ar: 'x', en: 'x' }
const burger = makeItem('burger')
const fries = makeItem('fries')
const salad = makeItem('salad')
const combo = makeItem('combo', {
  optionGroups: [
    makeGroup(
      'side',
      [makeOption('o-fries', { itemId: 'fries' }), makeOption('o-salad', { itemId: 'salad' })],
      {
        min: 1,
        max: 1,
      },
    ),
  ],
})

function offer(more: Partial<Offer> = {}, items: readonly Item[] = [burger, fries, salad, combo]): Offer {
  return {
    items: new Map(items.map((one) => [one.id, one])),
    groups: [{ id: 'group', name: words, windows: [], position: 0 }],
    soldOut: new Map(),
    left: new Map(),
    zone: 'Asia/Riyadh',
    type: 'pickup',
    now: 0,
    ...more,
  }
}
const line = (itemId: string, quantity: number, options: string[] = [], id = itemId): CartLine => ({
  id,
  itemId,
  name: words,
  quantity,
  options: options.map((optionId) => ({ optionId, quantity: 1 })),
  note: '',
})

describe('counted stock in a cart', () => {
  it('a line is cut to what is left, and named', () => {
    const fitted = fitLines([line('burger', 5)], offer({ left: new Map([['burger', 2]]) }))
    expect(fitted.remaining).toMatchObject([{ quantity: 2 }])
    expect(fitted.cut).toMatchObject([{ itemId: 'burger', quantity: 2 }])
  })

  it('none left means sold out, and the line goes', () => {
    const nothing = offer({ left: new Map([['burger', 0]]) })
    expect(stateIn(burger, nothing).state).toBe('sold_out')
    expect(fitLines([line('burger', 1)], nothing).gone).toHaveLength(1)
  })

  it('lines share what is left, the earlier one first', () => {
    const lines = [line('burger', 2, [], 'a'), line('burger', 2, [], 'b')]
    const fitted = fitLines(lines, offer({ left: new Map([['burger', 3]]) }))
    expect(fitted.remaining.map((one) => one.quantity)).toEqual([2, 1])
    expect(refuseQuantities(lines, offer({ left: new Map([['burger', 3]]) }))).toMatchObject({
      code: 'not-enough-left',
      details: { left: 3 },
    })
  })

  it("a combo takes out of its choices' stock", () => {
    const lines = [line('fries', 1), line('combo', 2, ['o-fries'])]
    const fitted = fitLines(lines, offer({ left: new Map([['fries', 2]]) }))
    expect(fitted.remaining.map((one) => [one.itemId, one.quantity])).toEqual([
      ['fries', 1],
      ['combo', 1],
    ])
  })
})

describe('combos', () => {
  it('a choice whose item is sold out, hidden at the branch or not left is refused', () => {
    const sold = offer({ soldOut: new Map([['fries', { itemId: 'fries' }]]) })
    const hidden = offer({}, [burger, salad, combo])
    const none = offer({ left: new Map([['fries', 0]]) })
    for (const where of [sold, hidden, none]) {
      expect(refuseLine(line('combo', 1, ['o-fries']), where)).toMatchObject({ code: 'item-unavailable' })
      expect(refuseLine(line('combo', 1, ['o-salad']), where)).toBeUndefined()
    }
  })

  it('is sold out itself when nothing is left to choose in a required group', () => {
    const left = new Map([
      ['fries', 0],
      ['salad', 0],
    ])
    expect(stateIn(combo, offer({ left })).state).toBe('sold_out')
    expect(stateIn(combo, offer({ left: new Map([['fries', 0]]) })).state).toBe('available')
  })

  it('changes by the clock when one of its items does', () => {
    const soldOut = new Map([['salad', { itemId: 'salad', until: 5000 }]])
    expect(stateIn(combo, offer({ soldOut })).changesAt).toBe(5000)
  })
})
