import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fits,
  hoursOf,
  movedBlock,
  placeOf,
  quartersOf,
  tableBeside,
  type TimelineBlock,
} from './timeline.ts'

const at = (clock: string) => Date.parse(`2026-11-22T${clock}:00Z`)
const span = { from: at('12:00'), to: at('22:00') }
const block = (id: string, tableIds: string[], from: string, to: string): TimelineBlock => ({
  id,
  tableIds,
  from: at(from),
  to: at(to),
})

describe('the timeline of a day', () => {
  it('places a moment along the line, never beside it', () => {
    expect(placeOf(at('17:00'), span)).toBe(0.5)
    expect(placeOf(at('23:00'), span)).toBe(1)
    expect(placeOf(at('03:00'), span)).toBe(0)
  })

  it('moves by quarters of an hour', () => {
    expect(quartersOf(0.1, span)).toBe(3_600_000)
    expect(quartersOf(0.012, span)).toBe(0)
    expect(quartersOf(-0.026, span)).toBe(-900_000)
  })

  it('a party goes to another table and time; of a combination one table is exchanged', () => {
    const two = block('a', ['t1', 't2'], '18:00', '20:00')
    const moved = movedBlock(two, { by: 900_000, fromTable: 't2', toTable: 't3' })
    expect(moved).toEqual(block('a', ['t1', 't3'], '18:15', '20:15'))
    expect(movedBlock(two, { by: 0, fromTable: 't2', toTable: 't1' }).tableIds).toEqual(['t1', 't2'])
  })

  it('a table is never given twice: what overlaps does not fit, what follows at once does', () => {
    const blocks = [block('a', ['t1'], '18:00', '20:00'), block('b', ['t2', 't3'], '19:00', '21:00')]
    expect(fits(blocks, block('c', ['t1'], '20:00', '21:00'))).toBe(true)
    expect(fits(blocks, block('c', ['t1'], '19:45', '21:00'))).toBe(false)
    expect(fits(blocks, block('c', ['t4', 't3'], '20:45', '22:00'))).toBe(false)
    expect(fits(blocks, block('a', ['t1'], '18:15', '20:15'))).toBe(true)
  })

  it('however parties are pushed about, those that fitted never overlap', () => {
    const tables = ['t1', 't2', 't3']
    const push = fc.record({
      who: fc.nat(4),
      step: fc.integer({ min: -2, max: 2 }),
      quarters: fc.integer({ min: -8, max: 8 }),
    })
    fc.assert(
      fc.property(fc.array(push, { maxLength: 60 }), (pushes) => {
        let blocks = [0, 1, 2, 3, 4].map((i) =>
          block(`b${i}`, [tables[i % 3] ?? 't1'], i < 3 ? '18:00' : '20:00', i < 3 ? '20:00' : '22:00'),
        )
        for (const { who, step, quarters } of pushes) {
          const one = blocks[who]
          if (!one) continue
          const fromTable = one.tableIds[0] ?? ''
          const to = tableBeside(tables, fromTable, step)
          const moved = movedBlock(one, { by: quarters * 900_000, fromTable, toTable: to })
          if (fits(blocks, moved)) blocks = blocks.with(who, moved)
        }
        return blocks.every((one) => fits(blocks, one))
      }),
    )
  })

  it('has a line at each full hour', () => {
    expect(hoursOf({ from: at('12:30'), to: at('15:00') })).toEqual([at('13:00'), at('14:00'), at('15:00')])
  })
})
