import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPlaces } from './forget-places.ts'
import { keepAddress, readAddress, readSpot } from './stored-places.ts'

const home = {
  latitude: 24.7,
  longitude: 46.6,
  street_name: 'شارع العليا',
  building_type: 'villa',
  building_number: '7',
  floor_number: '',
  apartment_number: '',
  special_mark: '',
  geocode_address: '',
  description: 'الباب الأخضر',
} as const

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('spec 3: last_coordinates and selected_address stay in this browser until who is signed in leaves', () => {
  keepAddress(home)
  expect([...storage.keys()].toSorted()).toEqual(['last_coordinates', 'selected_address'])
  expect(readAddress()).toEqual(home)
  expect(readSpot()).toEqual({ latitude: 24.7, longitude: 46.6 })
  forgetPlaces()
  expect(storage.size).toBe(0)
  expect(readAddress()).toBeUndefined()
})

it('an address without a point is none to deliver to, and nonsense is nothing', () => {
  keepAddress({ ...home, latitude: null, longitude: null })
  expect(readAddress()).toBeUndefined()
  for (const nonsense of ['null', '[]', '{', '7', '{"latitude":900,"longitude":1}']) {
    storage.set('selected_address', nonsense)
    storage.set('last_coordinates', nonsense)
    expect(readAddress()).toBeUndefined()
    expect(readSpot()).toBeUndefined()
  }
})

it('a browser that keeps nothing does without', () => {
  vi.stubGlobal('localStorage', undefined)
  keepAddress(home)
  expect(readAddress()).toBeUndefined()
  forgetPlaces()
})
