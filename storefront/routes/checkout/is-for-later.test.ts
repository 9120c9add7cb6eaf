import { expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { isForLater } from './is-for-later.ts'

type Timing = CartWire['timing']
const slot = { start: '2026-12-01T17:30:00.000Z' } as Timing['slot']
const cart = (timing: Partial<Timing>, code?: string) => ({
  timing: { asap: true, schedule: true, slot: null, ...timing },
  blocked: code ? { code, message: '' } : null,
})

it('spec 4: a time is asked for after a wish or a press, and when nothing else is possible', () => {
  expect(isForLater(cart({}), undefined, false)).toBe(false)
  expect(isForLater(cart({}), undefined, true)).toBe(true)
  expect(isForLater(cart({}), 'now', true)).toBe(false)
  expect(isForLater(cart({ slot }), undefined, false)).toBe(true)
  expect(isForLater(cart({ asap: false }), 'now', false)).toBe(true)
  expect(isForLater(cart({}, 'slot-invalid'), 'now', false)).toBe(true)
})

it('spec 4: where nothing is ordered for later no time is asked for, whatever was wished elsewhere', () => {
  expect(isForLater(cart({ schedule: false }), undefined, true)).toBe(false)
  expect(isForLater(cart({ schedule: false, asap: false }), 'later', true)).toBe(false)
  expect(isForLater(cart({ schedule: false, slot }), undefined, false)).toBe(true)
})
