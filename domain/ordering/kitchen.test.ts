import { describe, expect, it } from 'vitest'
import { isMade, makeTone, standsAtStation, stationOf } from './kitchen.ts'

const stations = [
  { id: 'grill', groupIds: ['burgers', 'kebab'] },
  { id: 'bar', groupIds: ['drinks'] },
]
const groupOf = (itemId: string) => ({ burger: 'burgers', tea: 'drinks', cake: 'sweets' })[itemId]
const mark = (stationId: string, done: boolean, recalled = false) => ({ stationId, done, recalled })

describe('the kitchen by station', () => {
  it('a line is made where its group is, at the pass where no station has it', () => {
    expect(stationOf('burger', groupOf, stations)).toBe('grill')
    expect(stationOf('tea', groupOf, stations)).toBe('bar')
    expect(stationOf('cake', groupOf, stations)).toBeUndefined()
    expect(stationOf('gone', groupOf, stations)).toBeUndefined()
  })

  it('an order is made when every station has made its part, never while a line belongs to the pass', () => {
    expect(isMade(['grill', 'bar'], [mark('grill', true)])).toBe(false)
    expect(isMade(['grill', 'bar'], [mark('grill', true), mark('bar', true)])).toBe(true)
    expect(isMade(['grill', undefined], [mark('grill', true)])).toBe(false)
    expect(isMade([], [])).toBe(false)
  })

  it('a part stands until it is bumped, and again once it is recalled', () => {
    expect(standsAtStation('accepted', undefined)).toBe(true)
    expect(standsAtStation('accepted', mark('grill', true))).toBe(false)
    expect(standsAtStation('ready', undefined)).toBe(false)
    expect(standsAtStation('ready', mark('grill', false, true))).toBe(true)
    expect(standsAtStation('delivered', mark('grill', false, true))).toBe(false)
  })

  it('design 11: its time warns from three quarters on and is late beyond it', () => {
    expect(makeTone(10, 7 * 60_000)).toBe('plain')
    expect(makeTone(10, 7.5 * 60_000)).toBe('warn')
    expect(makeTone(10, 10 * 60_000 + 1)).toBe('late')
  })
})
