import { expect, it } from 'vitest'
import { mayPrefetchOn } from './use-may-prefetch.ts'

it('spec 9: link prefetch is skipped on 2g and with data saver', () => {
  expect(mayPrefetchOn({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetchOn({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetchOn({ effectiveType: '4g', saveData: true })).toBe(false)
  expect(mayPrefetchOn({ effectiveType: '4g', saveData: false })).toBe(true)
  expect(mayPrefetchOn(undefined)).toBe(true)
})
