import { describe, expect, it } from 'vitest'
import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { packMenu, unpackMenu } from './pack-menu.ts'
import type { PackedMenu } from './pack-menu.ts'

const full: ItemCardWire = {
  id: 'b4Zk0mQx9TtS1vYh2LwC',
  group_id: 'g1',
  name: 'برجر "الجمر"',
  description: 'Angus, 100% \\ smoked',
  price: '38.00',
  price_before: '42.00',
  calories: 0,
  picture: { id: 'p1', cutout: true, color: '#eeddcc' },
  state: 'order_ahead',
  state_note: 'حتى 11:30 ص',
  featured: true,
  tags: ['spicy', 'new'],
  needs_choice: true,
  max_quantity: 3,
  holds: ['a2', 'a1'],
  marks: [
    { kind: 'salt', text: 'عالي الملح' },
    { kind: 'minutes', text: 'نشاط 149 دقيقة' },
  ],
}
const bare: ItemCardWire = {
  id: 'x',
  group_id: 'g2',
  name: 'ماء',
  description: '',
  price: '2.00',
  price_before: null,
  calories: null,
  picture: null,
  state: 'available',
  state_note: '',
  featured: false,
  tags: [],
  needs_choice: false,
  max_quantity: null,
}
const photo: ItemCardWire = {
  ...bare,
  picture: { id: 'p2', cutout: false, color: '#123456' },
  state: 'sold_out',
  tags: ['vegetarian', 'vegan'],
  holds: ['a1'],
}
/** What the browser gets: another object with the same content. */
const travel = (packed: PackedMenu): PackedMenu => JSON.parse(JSON.stringify(packed)) as PackedMenu
const menu = (items: ItemCardWire[]) =>
  ({ type: 'pickup', groups: [], content_version: 7, items }) as unknown as MenuWire

describe('a menu inside its page', () => {
  it('comes out as it went in', () => {
    for (const items of [[full, bare, photo], [bare], []])
      expect(unpackMenu(travel(packMenu(menu(items))))).toEqual(menu(items))
  })

  it('is not confused by tabs and new lines in what a tenant typed', () => {
    const [item, next] = unpackMenu(
      travel(packMenu(menu([{ ...bare, description: 'one\ttwo\nthree' }, full]))),
    ).items
    expect(item?.description).toBe('one two three')
    expect(next).toEqual(full)
  })

  it('is the same for the server, which renders it, and the browser', () => {
    const typed = menu([{ ...bare, description: 'one\ntwo' }, full])
    const packed = packMenu(typed)
    expect(unpackMenu(packed)).toEqual(unpackMenu(travel(packed)))
    const clean = packMenu(menu([full, bare]))
    expect(unpackMenu(clean)).toEqual(unpackMenu(travel(clean)))
  })
})
