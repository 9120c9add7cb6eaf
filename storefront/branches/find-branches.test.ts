import { describe, expect, it } from 'vitest'
import type { BranchWire } from '#contract/menu/menu.ts'
import { findBranches } from './find-branches.ts'
import { offeredTypes } from './offered-types.ts'

const branch = (name: string, address: string, types: BranchWire['types']) =>
  ({ name, address, types }) as unknown as BranchWire
const olaya = branch('فرع العليا', 'شارع العروبة، الرياض', ['pickup', 'delivery'])
const corniche = branch('فرع الكورنيش', 'الواجهة البحرية، جدة', ['pickup'])
const names = (found: BranchWire[]) => found.map(({ name }) => name)

describe('finding a branch', () => {
  it('by name or by a part of its address, however it is spelled', () => {
    expect(names(findBranches([olaya, corniche], undefined, 'جده'))).toEqual(['فرع الكورنيش'])
    expect(names(findBranches([olaya, corniche], undefined, 'العروبه'))).toEqual(['فرع العليا'])
  })

  it('only where the wanted way to order is offered', () => {
    expect(names(findBranches([olaya, corniche], 'delivery', ''))).toEqual(['فرع العليا'])
    expect(findBranches([olaya, corniche], 'car', '')).toEqual([])
  })

  it('spec 1: types are shown when at least one branch offers them, in one order', () => {
    expect(offeredTypes([olaya, corniche])).toEqual(['pickup', 'delivery'])
    expect(offeredTypes([])).toEqual([])
  })
})
