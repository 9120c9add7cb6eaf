import { describe, expect, it } from 'vitest'
import { combined, isCombined, mergeFloor, movedSpot, usualSpot, type FloorTable } from './floor-state.ts'

const table = (id: string, seats: number): FloorTable => ({
  id,
  name: id,
  seats,
  seats_from: 1,
  bookable: true,
  spot: null,
})

describe('the floor plan', () => {
  it('a table never leaves its plan', () => {
    const spot = usualSpot(0)
    expect(movedSpot(spot, -50, 200)).toMatchObject({ x: 0, y: 100 - spot.height })
  })

  it('new tables stand beside each other', () => {
    const spots = [0, 1, 2, 3, 4, 5].map(usualSpot)
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
  })

  it('safety 10: what a colleague changed meanwhile stays beside what I changed', () => {
    const plan = (tables: FloorTable[]) => ({ areas: [{ id: 'a', name: 'a', tables }], combinations: [] })
    const from = plan([table('1', 4), table('2', 2)])
    const mine = {
      ...plan([table('1', 6), table('2', 2)]),
      combinations: [combined([table('1', 6), table('2', 2)])],
    }
    const theirs = plan([{ ...table('1', 4), bookable: false }, table('3', 8)])
    expect(mergeFloor(from, mine, theirs)).toEqual(
      plan([{ ...table('1', 6), bookable: false }, table('3', 8)]),
    )
  })

  it('the same tables are put together once, in whatever order they were picked', () => {
    const all = [combined([table('1', 4), table('2', 2)])]
    expect(isCombined(all, ['2', '1'])).toBe(true)
    expect(isCombined(all, ['1', '3'])).toBe(false)
  })

  it('tables that are put together are for more than the largest of them alone', () => {
    expect(combined([table('1', 4), table('2', 2)])).toEqual({
      table_ids: ['1', '2'],
      seats_from: 5,
      seats: 6,
    })
  })
})
