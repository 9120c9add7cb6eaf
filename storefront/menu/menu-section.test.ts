import { describe, expect, it } from 'vitest'
import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { sectionsOf } from './menu-section.ts'

const item = (id: string, featured = false) => ({ id, featured }) as unknown as ItemCardWire
const group = (id: string, item_ids: string[]) => ({
  id,
  name: id,
  note: '',
  picture: null,
  plate: 1,
  item_ids,
})
const menu = (items: ItemCardWire[]) =>
  ({ groups: [group('burgers', ['a', 'gone', 'b']), group('drinks', ['c'])], items }) as unknown as MenuWire
const loved = { name: 'Most loved', picture: '/loved.webp' }

describe('sections of a menu', () => {
  it('begin with the most ordered items, at most six, and keep them in their groups too', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => item(id, true))
    const [first, second] = sectionsOf(menu(many), loved, String)
    expect(first).toMatchObject({ id: 'loved', tiles: true, name: 'Most loved' })
    expect(first?.items).toHaveLength(6)
    expect(second?.items.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('are the groups alone when nothing is featured; an item that is not there is left out', () => {
    const sections = sectionsOf(menu([item('a'), item('b'), item('c')]), loved, String)
    expect(sections.map(({ id }) => id)).toEqual(['burgers', 'drinks'])
    expect(sections[0]?.items.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
