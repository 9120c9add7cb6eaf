import { describe, expect, it } from 'vitest'
import { putItem, stepGroup, stepItem } from './menu-order.ts'

const order = [
  { id: 'burgers', items: ['ember', 'double'] },
  { id: 'salads', items: ['garden'] },
]

describe('the order of the menu, by keyboard and by drag alike', () => {
  it('an item goes up and down in its group, and over its edge into the next', () => {
    expect(stepItem(order, 'double', -1)[0]?.items).toEqual(['double', 'ember'])
    expect(stepItem(order, 'double', 1)).toEqual([
      { id: 'burgers', items: ['ember'] },
      { id: 'salads', items: ['double', 'garden'] },
    ])
    expect(stepItem(order, 'garden', -1)[0]?.items).toEqual(['ember', 'double', 'garden'])
    expect(stepItem(order, 'ember', -1)).toEqual(order)
  })

  it('an item is put where it is dropped, once', () => {
    expect(putItem(order, 'ember', 'salads', 1)).toEqual([
      { id: 'burgers', items: ['double'] },
      { id: 'salads', items: ['garden', 'ember'] },
    ])
  })

  it('a group goes with all its items', () => {
    expect(stepGroup(order, 'salads', -1).map(({ id }) => id)).toEqual(['salads', 'burgers'])
    expect(stepGroup(order, 'salads', 1)).toEqual(order)
  })
})
