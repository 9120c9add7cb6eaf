import { expect, it } from 'vitest'
import { hasScheduledIntent, saveScheduledIntent } from './scheduled-intent.ts'

it('who came by /select-type/scheduled is asked for the day first, until another way is taken', () => {
  expect(hasScheduledIntent()).toBe(false)
  saveScheduledIntent(true)
  expect(hasScheduledIntent()).toBe(true)
  saveScheduledIntent(false)
  expect(hasScheduledIntent()).toBe(false)
})
