import { describe, expect, it } from 'vitest'
import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { menuChanges } from './menu-changes.ts'

const item = (id: string, more: Partial<ItemCardWire> = {}) =>
  ({ id, name: id, price: '10.00', state: 'available', state_note: '', ...more }) as ItemCardWire
const menu = (...items: ItemCardWire[]) =>
  ({ type: 'pickup', branch: { id: 'olaya' }, items }) as unknown as MenuWire
const kinds = (before: MenuWire, now: MenuWire) =>
  menuChanges(before, now).map(({ kind, item: { id } }) => [id, kind])

describe('an open menu says what changed, by name', () => {
  it('a new price, sold out, back again and few left are told apart', () => {
    const before = menu(
      item('tea'),
      item('cake'),
      item('pie', { state: 'sold_out' }),
      item('bun'),
      item('jam'),
    )
    const now = menu(
      item('tea', { price: '11.00' }),
      item('cake', { state: 'sold_out' }),
      item('pie'),
      item('bun', { state_note: 'Only 2 left' }),
      item('jam'),
    )
    expect(kinds(before, now)).toEqual([
      ['tea', 'price'],
      ['cake', 'sold-out'],
      ['pie', 'back'],
      ['bun', 'left'],
    ])
  })

  it('a dish that went from the menu is named', () => {
    expect(kinds(menu(item('tea'), item('cake')), menu(item('tea')))).toEqual([['cake', 'gone']])
  })

  it('what was so before, and what is new on the menu, is no news', () => {
    const sold = item('cake', { state: 'sold_out' })
    const few = item('bun', { state_note: 'Only 2 left' })
    expect(kinds(menu(sold, few), menu(sold, few, item('new')))).toEqual([])
  })
})
