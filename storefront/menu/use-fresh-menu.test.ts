import { describe, expect, it } from 'vitest'
import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { markSoldOut, soldOutHere } from './use-fresh-menu.ts'

const card = (id: string): ItemCardWire => ({
  id,
  group_id: 'g',
  name: id,
  description: '',
  price: '10.00',
  price_before: null,
  calories: null,
  picture: null,
  state: 'available',
  state_note: 'until 11:30 AM',
  featured: false,
  tags: [],
  needs_choice: false,
  max_quantity: null,
})
const menu = { content_version: 7, items: [card('burger'), card('fries')] } as unknown as MenuWire

describe('an open menu page stays true', () => {
  it('takes the items that were sold out at its own branch', () => {
    const items = [
      { id: 'burger', branch_id: 'olaya', sold_out: true },
      { id: 'fries', branch_id: 'yasmin', sold_out: true },
    ]
    expect(soldOutHere({ version: 8, items }, 'olaya')).toEqual(['burger'])
  })

  it('does nothing when only other branches changed', () => {
    const items = [{ id: 'burger', branch_id: 'yasmin', sold_out: true }]
    expect(soldOutHere({ version: 8, items }, 'olaya')).toBe('elsewhere')
  })

  it('asks anew when something came back, or when the message does not say what changed', () => {
    const items = [{ id: 'burger', branch_id: 'olaya', sold_out: false }]
    expect(soldOutHere({ version: 8, items }, 'olaya')).toBeUndefined()
    expect(soldOutHere({ version: 8 }, 'olaya')).toBeUndefined()
  })

  it('turns marked items sold out, and lets a newer menu win', () => {
    const marks = { version: 8, ids: new Set(['burger']) }
    expect(markSoldOut(menu, marks).items.map(({ state }) => state)).toEqual(['sold_out', 'available'])
    expect(markSoldOut({ ...menu, content_version: 8 }, marks).items[0]?.state).toBe('available')
  })
})
