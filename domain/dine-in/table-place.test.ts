import { describe, expect, it } from 'vitest'
import { bookedSoonMs, namePlaces, refusePlace, type TablePlace } from './table-place.ts'

const free: TablePlace = { seats: 4, taken: false, blocked: false }
const two = { guests: 2 }
const codeOf = (...args: Parameters<typeof refusePlace>) => refusePlace(...args)?.code

describe('rule "Moving a party": the table to which a party moves', () => {
  it('must be free and in service, whatever staff go on with', () => {
    const anyway = ['table-too-small', 'table-booked-soon'] as const
    expect(codeOf(free, two, 0, [])).toBeUndefined()
    expect(codeOf({ ...free, taken: true }, two, 0, anyway)).toBe('table-taken')
    expect(codeOf({ ...free, blocked: true }, two, 0, anyway)).toBe('table-blocked')
  })

  it('is told of when it is small or booked soon, one after the other, and staff may go on', () => {
    const place = { ...free, bookedAt: bookedSoonMs - 1 }
    const five = { guests: 5 }
    expect(refusePlace(place, five, 0, [])).toMatchObject({
      code: 'table-too-small',
      details: { guests: 5, seats: 4 },
    })
    expect(codeOf(place, five, 0, ['table-too-small'])).toBe('table-booked-soon')
    expect(codeOf(place, five, 0, ['table-booked-soon'])).toBe('table-too-small')
    expect(codeOf(place, five, 0, ['table-too-small', 'table-booked-soon'])).toBeUndefined()
    expect(codeOf({ ...free, bookedAt: bookedSoonMs }, two, 0, [])).toBeUndefined()
    // a party that is late still has its table
    expect(codeOf({ ...free, bookedAt: -1 }, two, 0, [])).toBe('table-booked-soon')
  })

  it('never holds two reservations, whatever staff go on with', () => {
    const seated = { guests: 2, until: 100 }
    expect(codeOf({ ...free, bookedAt: 99 }, seated, 0, ['table-booked-soon'])).toBe('tables-taken')
    expect(codeOf({ ...free, bookedAt: 100 }, seated, 0, ['table-booked-soon'])).toBeUndefined()
  })

  it('is called by all its names', () => {
    expect(namePlaces(['7'])).toBe('7')
    expect(namePlaces(['7', '4'])).toBe('7 + 4')
  })
})
