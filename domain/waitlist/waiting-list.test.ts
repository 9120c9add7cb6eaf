import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fittingTables,
  forecastError,
  freeLetter,
  partiesAhead,
  placeBack,
  queueOrder,
  refuseDelay,
  waitingAfter,
  waitingNumber,
  type Ranked,
} from './waiting-list.ts'

const queue = (...ids: string[]): Ranked[] => ids.map((id, rank) => ({ id, rank, state: 'waiting' }))

describe('the queue', () => {
  it('spec 4: waiting, called, then seated, left or not come; nothing after that', () => {
    expect(waitingAfter('waiting', 'call')).toBe('called')
    expect(waitingAfter('called', 'seat')).toBe('seated')
    expect(waitingAfter('called', 'skip')).toBe('waiting')
    expect(waitingAfter('called', 'no_show')).toBe('no_show')
    expect(waitingAfter('waiting', 'no_show')).toBeUndefined()
    for (const over of ['seated', 'canceled', 'no_show'] as const)
      for (const act of ['delay', 'cancel', 'call', 'skip', 'seat', 'no_show'] as const)
        expect(waitingAfter(over, act)).toBeUndefined()
  })

  it('spec 4: delay (action sub) moves back one place, at most three times, and not behind nobody', () => {
    const [a, b, c] = queue('a', 'b', 'c') as [Ranked, Ranked, Ranked]
    expect(placeBack([c, a, b], a)?.id).toBe('b')
    expect(placeBack([a, { ...b, state: 'called' }, c], a)?.id).toBe('c')
    expect(refuseDelay([a, b, c], a, 2)).toBeUndefined()
    expect(refuseDelay([a, b, c], a, 3)?.code).toBe('waiting-delays')
    expect(refuseDelay([a, b, c], c, 0)?.code).toBe('waiting-last')
    expect(refuseDelay([a, b, { ...c, state: 'called' }], { ...c, state: 'called' }, 0)).toBeUndefined()
    expect(refuseDelay([a], { ...b, state: 'seated' }, 0)?.code).toBe('waiting-changed')
  })

  it('whatever the ranks, the order is total and everybody sees those ahead as it says', () => {
    const parties = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { maxLength: 30 })
    const states = fc.constantFrom<Ranked['state']>('waiting', 'called', 'seated', 'canceled')
    fc.assert(
      fc.property(parties, fc.array(states, { minLength: 30, maxLength: 30 }), (ranks, all) => {
        const given = ranks.map((rank, i) => ({ id: `${i}`, rank, state: all[i] ?? 'waiting' }))
        const order = queueOrder(given)
        order.forEach((one, i) => expect(partiesAhead(given, one)).toBe(i))
        expect(order).toHaveLength(given.filter((one) => one.state === 'waiting').length)
      }),
    )
  })

  it('numbers are said as A-27; the smallest table that fits comes first; an error is the middle one', () => {
    expect(waitingNumber(0, 27)).toBe('A-27')
    expect(waitingNumber(1, 3)).toBe('B-03')
    expect(freeLetter(1, [0])).toBe(1)
    expect(freeLetter(0, [0, 1, 3])).toBe(2)
    expect(freeLetter(27, [])).toBe(1)
    const tables = [
      { id: 'large', seats: 8 },
      { id: 'fits', seats: 4 },
      { id: 'small', seats: 2 },
    ]
    expect(fittingTables(tables, 3).map((one) => one.id)).toEqual(['fits', 'large'])
    expect(forecastError([])).toBeUndefined()
    expect(
      forecastError([
        { forecast: 10, waited: 10 },
        { forecast: 12, waited: 10 },
        { forecast: 40, waited: 20 },
      ]),
    ).toBe(20)
  })
})
