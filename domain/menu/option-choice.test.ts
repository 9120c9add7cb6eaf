import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChosenOption } from './cart-line.ts'
import { makeGroup, makeItem, makeOption } from './make-item.ts'
import {
  optionsPrice,
  presetOptions,
  resolveOptions,
  shownGroups,
  type ResolvedOption,
} from './option-choice.ts'
import { isRefusal } from '../core/refusal.ts'

const choose = (...ids: string[]): ChosenOption[] => ids.map((optionId) => ({ optionId, quantity: 1 }))
const codeOf = (result: ReturnType<typeof resolveOptions>) => (isRefusal(result) ? result.code : 'stands')
function priceOf(result: ReturnType<typeof resolveOptions>): number {
  if (isRefusal(result)) throw new Error(result.code)
  return optionsPrice(result)
}

const toppings = makeGroup(
  'toppings',
  [
    makeOption('olives', { price: 200, max: 3 }),
    makeOption('cheese', { price: 500 }),
    makeOption('basil', { price: 0 }),
  ],
  { max: 4, free: 2 },
)
const pizza = makeItem('pizza', { optionGroups: [toppings] })

describe('the first N are free', () => {
  it('up to that many cost nothing, the next ones what they say', () => {
    expect(priceOf(resolveOptions(pizza, choose('olives', 'cheese')))).toBe(0)
    expect(priceOf(resolveOptions(pizza, [{ optionId: 'olives', quantity: 3 }]))).toBe(200)
  })

  it('the dearest ones are the free ones, and what costs nothing uses none of them up', () => {
    const chosen = [...choose('cheese', 'basil'), { optionId: 'olives', quantity: 2 }]
    expect(priceOf(resolveOptions(pizza, chosen))).toBe(200)
  })

  it('property: never dearer than without it, never dearer for the order of taps, and another piece never makes it cheaper', () => {
    const picks = fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 900 }), quantity: fc.integer({ min: 1, max: 4 }) }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(picks, fc.integer({ min: 0, max: 8 }), (all, free) => {
        const options = all.map(({ price }, i) => makeOption(`o${i}`, { price, max: 5 }))
        const item = makeItem('x', { optionGroups: [makeGroup('g', options, { free })] })
        const chosen = all.map(({ quantity }, i) => ({ optionId: `o${i}`, quantity }))
        const price = priceOf(resolveOptions(item, chosen))
        const full = all.reduce((sum, one) => sum + one.price * one.quantity, 0)
        expect(price).toBeLessThanOrEqual(full)
        expect(priceOf(resolveOptions(item, chosen.toReversed()))).toBe(price)
        const more = chosen.map((one, i) => (i === 0 ? { ...one, quantity: one.quantity + 1 } : one))
        expect(priceOf(resolveOptions(item, more))).toBeGreaterThanOrEqual(price)
        const resolved = resolveOptions(item, chosen) as readonly ResolvedOption[]
        expect(resolved.reduce((sum, one) => sum + one.free, 0)).toBeLessThanOrEqual(free)
      }),
    )
  })
})

const meal = makeItem('meal', {
  optionGroups: [
    makeGroup('drink', [makeOption('tea'), makeOption('juice', { preset: true })], { min: 1, max: 1 }),
    makeGroup('sugar', [makeOption('with'), makeOption('without', { preset: true })], {
      min: 1,
      max: 1,
      when: 'tea',
    }),
    makeGroup('kind', [makeOption('white'), makeOption('brown')], { min: 1, max: 1, when: 'with' }),
  ],
})

describe('conditional groups', () => {
  it('a group is asked for only while its option is chosen', () => {
    expect(codeOf(resolveOptions(meal, choose('juice')))).toBe('stands')
    expect(codeOf(resolveOptions(meal, choose('tea')))).toBe('option-required')
    expect(codeOf(resolveOptions(meal, choose('tea', 'without')))).toBe('stands')
  })

  it('what is chosen of a group that does not show is refused', () => {
    expect(codeOf(resolveOptions(meal, choose('juice', 'without')))).toBe('option-unknown')
  })

  it('a condition inside a group that does not show counts for nothing', () => {
    expect(codeOf(resolveOptions(meal, choose('tea', 'with')))).toBe('option-required')
    expect(codeOf(resolveOptions(meal, choose('tea', 'with', 'brown')))).toBe('stands')
    expect(codeOf(resolveOptions(meal, choose('juice', 'with', 'brown')))).toBe('option-unknown')
  })

  it('presets are those of the groups that show', () => {
    expect(presetOptions(meal)).toEqual(choose('juice'))
  })

  it('property: groups that wait for each other, or for nothing there is, never show and never hang', () => {
    const whens = fc.array(fc.option(fc.integer({ min: 0, max: 7 }), { nil: undefined }), { maxLength: 6 })
    fc.assert(
      fc.property(whens, fc.uniqueArray(fc.integer({ min: 0, max: 5 })), (all, picked) => {
        const optionGroups = all.map((when, i) =>
          makeGroup(`g${i}`, [makeOption(`o${i}`)], when === undefined ? {} : { when: `o${when}` }),
        )
        const chosen = new Map(picked.map((i) => [`o${i}`, 1]))
        const shown = shownGroups({ optionGroups }, chosen)
        const shows = (i: number, seen: readonly number[] = []): boolean => {
          const when = all[i]
          if (i >= all.length || seen.includes(i)) return false
          return when === undefined || (chosen.has(`o${when}`) && shows(when, [...seen, i]))
        }
        expect(shown.map((group) => group.id)).toEqual(
          optionGroups.filter((_, i) => shows(i)).map((group) => group.id),
        )
      }),
    )
  })
})

describe('spec 5: counts', () => {
  it('property: what stands keeps every minimum and maximum of group and option', () => {
    const group = fc.record({
      min: fc.integer({ min: 0, max: 3 }),
      more: fc.integer({ min: 0, max: 3 }),
      options: fc.array(
        fc.record({
          min: fc.integer({ min: 1, max: 2 }),
          more: fc.integer({ min: 0, max: 2 }),
          taken: fc.integer({ min: 0, max: 5 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    })
    fc.assert(
      fc.property(fc.array(group, { maxLength: 3 }), (groups) => {
        const optionGroups = groups.map(({ min, more, options }, g) =>
          makeGroup(
            `g${g}`,
            options.map((one, o) => makeOption(`g${g}o${o}`, { min: one.min, max: one.min + one.more })),
            { min, max: Math.max(1, min + more) },
          ),
        )
        const chosen = groups.flatMap(({ options }, g) =>
          options.map(({ taken }, o) => ({ optionId: `g${g}o${o}`, quantity: taken })),
        )
        const stands = groups.every(({ min, more, options }) => {
          const count = options.reduce((sum, one) => sum + one.taken, 0)
          return (
            count >= min &&
            count <= Math.max(1, min + more) &&
            options.every(
              (one) => one.taken === 0 || (one.taken >= one.min && one.taken <= one.min + one.more),
            )
          )
        })
        expect(codeOf(resolveOptions({ optionGroups }, chosen)) === 'stands').toBe(stands)
      }),
      // few of what is made up breaks one bound alone
      { numRuns: 3000 },
    )
  })
})
