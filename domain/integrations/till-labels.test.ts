import { describe, expect, it } from 'vitest'
import { sameLabels, withTillLabels } from './till-labels.ts'

describe('labels of the till', () => {
  it('are taken over: calories, salt shaker and minutes', () => {
    const taken = withTillLabels(
      { calories: 500, labels: { protein: 20_000 } },
      { calories: 800, salty: true, minutes: 40 },
    )
    expect(taken).toEqual({ calories: 800, labels: { protein: 20_000, salty: true, minutes: 40 } })
    expect(sameLabels(taken, withTillLabels(taken, { calories: 800, salty: true, minutes: 40 }))).toBe(true)
  })

  it('what it does not say stays, and a weighed amount of salt is not overruled', () => {
    const own = { calories: 500, labels: { salt: 900 } }
    expect(sameLabels(withTillLabels(own, {}), own)).toBe(true)
    expect(sameLabels(withTillLabels(own, { salty: true }), own)).toBe(true)
  })

  it('what would contradict what stays is not taken', () => {
    const own = { calories: 700, labels: { protein: 50_000, fat: 40_000 } }
    expect(withTillLabels(own, { calories: 100 })).toBe(own)
    expect(withTillLabels({}, { minutes: 40 })).toEqual({})
  })
})
