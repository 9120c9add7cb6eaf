import { expect, it } from 'vitest'
import { latinKey } from './latin-key.ts'

it.each([
  ['r', 'KeyR', 'r'],
  ['R', 'KeyR', 'r'],
  ['ق', 'KeyR', 'r'],
  ['٣', 'Digit3', '3'],
  ['3', 'Numpad3', '3'],
  ['/', 'Slash', '/'],
  ['ظ', 'Slash', '/'],
  // a Latin keyboard of another order means what it writes
  ['a', 'KeyQ', 'a'],
  ['ArrowDown', 'ArrowDown', 'ArrowDown'],
])('the key %s at the place %s is %s: staff type in Arabic', (key, code, meant) => {
  expect(latinKey({ key, code })).toBe(meant)
})
