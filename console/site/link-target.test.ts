import { expect, it } from 'vitest'
import { readTarget, writeTarget } from './link-target.ts'

it('a target that is read and written again is the same', () => {
  for (const target of ['/menu/e/branch/b1', '/menu/e/branches/b2', 'https://tables.example.com/7']) {
    const { to, branchId = '' } = readTarget(target)
    expect(writeTarget(to, branchId, target)).toBe(target)
  }
})
