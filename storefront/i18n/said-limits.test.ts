import { expect, it } from 'vitest'
import { limits } from '#domain/core/limits.ts'
import { arTable } from './ar/table.ts'
import { enTable } from './en/table.ts'

// words that no number can be filled into: whoever changes the limit is led here
it('a paid table is shown for half an hour', () => {
  expect(limits.tableIdleMinutes).toBe(30)
  expect(arTable['table.paid-text']).toContain('نصف ساعة')
  expect(enTable['table.paid-text']).toContain('half an hour')
})
