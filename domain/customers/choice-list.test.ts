import { describe, expect, it } from 'vitest'
import { choiceList, ownLists } from './choice-list.ts'

describe('lists that guests choose from', () => {
  it('are the product’s own until a restaurant writes its own', () => {
    expect(choiceList('waiting_reasons', undefined)).toBe(ownLists.waiting_reasons)
    const own = [{ id: 'rain', name: { ar: 'مطر', en: 'Rain' }, shown: true }]
    expect(choiceList('waiting_reasons', own)).toEqual(own)
    expect(choiceList('waiting_reasons', [])).toEqual([])
  })

  it('spec 3: makes of cars keep their order, unknown ones go, and “another make” is always offered', () => {
    const name = { ar: 'ت', en: 'T' }
    const list = choiceList('vehicle_brands', [
      { id: 'kia', name, shown: true },
      { id: 'other', name, shown: false },
      { id: 'spaceship', name, shown: true },
    ])
    expect(list).toHaveLength(ownLists.vehicle_brands.length)
    expect(list.slice(0, 2)).toEqual([
      { id: 'kia', name, shown: true },
      { id: 'other', name, shown: true },
    ])
    expect(list.some(({ id }) => id === 'spaceship')).toBe(false)
  })
})
