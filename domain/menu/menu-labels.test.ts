import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activityMinutes,
  gramsText,
  isHighInSalt,
  labelFaults,
  labelWeights,
  minutesOf,
  missingLabels,
  readGrams,
  sumLabels,
  type Labelled,
} from './menu-labels.ts'

describe('minutes of activity', () => {
  it('follow from the calories: 3.5 MET by 70 kg are 4.29 kcal a minute', () => {
    expect([0, 100, 343, 640, 2150].map(activityMinutes)).toEqual([0, 23, 80, 149, 501])
  })

  it('those set by hand stand in their place; without calories there are none', () => {
    expect(minutesOf({ calories: 800 })).toBe(187)
    expect(minutesOf({ calories: 800, labels: { minutes: 40 } })).toBe(40)
    expect(minutesOf({})).toBeUndefined()
  })
})

describe('the salt shaker', () => {
  it('stands from 5 g of salt on, or where somebody said so without weighing', () => {
    expect(isHighInSalt({ salt: 4999 })).toBe(false)
    expect(isHighInSalt({ salt: 5000 })).toBe(true)
    expect(isHighInSalt({ salty: true })).toBe(true)
    expect(isHighInSalt({})).toBeUndefined()
  })

  it('two parts below it make a portion above it', () => {
    const parts = [
      { labels: { salt: 3000 }, count: 1 },
      { labels: { salt: 1000 }, count: 2 },
    ]
    expect(sumLabels(parts)).toMatchObject({ salt: 5000, salty: true })
  })
})

describe('labels that contradict each other are refused by field', () => {
  const faults = (of: Labelled) => labelFaults(of)
  it('the salt mark and the amount', () => {
    expect(faults({ labels: { salt: 1200, salty: true } })).toEqual({ 'labels.salty': 'label-salt-differs' })
    expect(faults({ labels: { salt: 5200, salty: false } })).toEqual({ 'labels.salty': 'label-salt-differs' })
    expect(faults({ labels: { salt: 5200, salty: true } })).toEqual({})
  })

  it('sugar above the carbohydrates', () => {
    expect(faults({ labels: { carbs: 20_000, sugar: 21_000 } })).toEqual({
      'labels.sugar': 'label-sugar-above-carbs',
    })
  })

  it('more energy than calories; rounding is no contradiction', () => {
    const labels = { protein: 30_000, fat: 20_000, carbs: 50_000 }
    expect(faults({ calories: 500, labels })).toEqual({})
    expect(faults({ calories: 400, labels })).toEqual({})
    expect(faults({ calories: 300, labels })).toEqual({ calories: 'label-energy-above-calories' })
    expect(faults({ labels })).toEqual({})
    expect(faults({ calories: 0, labels: { carbs: 3000 } })).toEqual({})
  })

  it('minutes without calories, and calories that take no minute', () => {
    const wrong = { 'labels.minutes': 'label-minutes-alone' }
    expect(faults({ labels: { minutes: 10 } })).toEqual(wrong)
    expect(faults({ calories: 0, labels: { minutes: 10 } })).toEqual(wrong)
    expect(faults({ calories: 300, labels: { minutes: 0 } })).toEqual(wrong)
    expect(faults({ calories: 300, labels: { minutes: 10 } })).toEqual({})
  })

  it('what no portion has', () => {
    expect(faults({ labels: { salt: -1, caffeine: 3_000_000, protein: 1.5 } })).toEqual({
      'labels.salt': 'bad-input',
      'labels.caffeine': 'bad-input',
      'labels.protein': 'bad-input',
    })
  })
})

it('a dish lacks what nobody said: caffeine only among drinks', () => {
  expect(missingLabels({}, false)).toEqual(['calories', 'salt'])
  expect(missingLabels({ calories: 10, labels: { salty: false } }, true)).toEqual(['caffeine'])
  expect(missingLabels({ calories: 10, labels: { salt: 0, caffeine: 0 } }, true)).toEqual([])
})

describe('what is chosen is summed', () => {
  it('with its minutes: those set by hand, and by the rule for the rest', () => {
    const dish = { calories: 800, labels: { minutes: 40, caffeine: 30 }, count: 1 }
    const pot = { calories: 100, labels: { caffeine: 60 }, count: 2 }
    expect(sumLabels([dish, pot])).toEqual({ calories: 1000, minutes: 87, caffeine: 150, salty: false })
    expect(sumLabels([{ count: 1 }])).toEqual({ salty: false })
  })

  it('property: the order of parts never matters, parts split in two sum to the same, and nothing is ever lost', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined })
    const part = fc.record({
      calories: amount,
      labels: fc.record({
        salt: amount,
        caffeine: amount,
        protein: amount,
        fat: amount,
        carbs: amount,
        sugar: amount,
      }),
      count: fc.integer({ min: 1, max: 5 }),
    })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const sum = sumLabels(parts)
        expect(sumLabels(parts.toReversed())).toEqual(sum)
        const pieces = parts.flatMap(({ count, ...one }) =>
          Array.from({ length: count }, () => ({ ...one, count: 1 })),
        )
        expect(sumLabels(pieces)).toEqual(sum)
        for (const field of labelWeights)
          expect(sum[field] ?? 0).toBe(
            parts.reduce((all, one) => all + (one.labels[field] ?? 0) * one.count, 0),
          )
      }),
    )
  })
})

describe('grams', () => {
  it('are read in either script, with a point or a comma, and written as they are read', () => {
    expect(['5', '5.2', '5,25', '٥٫٢', ' 0.125 '].map(readGrams)).toEqual([5000, 5200, 5250, 5200, 125])
    expect(['', '5.', '-1', '1.2345', 'x'].map(readGrams)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('property: what is written is read as the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (milligrams) => {
        expect(readGrams(gramsText(milligrams))).toBe(milligrams)
      }),
    )
  })
})
