import { describe, expect, it } from 'vitest'
import type { BranchWire } from '#contract/menu/menu.ts'
import { laterTypes } from './later-types.ts'

const branch = (types: BranchWire['types'], schedule_allowed: boolean) => ({ types, schedule_allowed })

describe('ordering for later', () => {
  it('spec 4: asks pickup, car or delivery first, never the table', () => {
    const all = [branch(['dinein', 'delivery', 'car', 'pickup'], true)]
    expect(laterTypes(all, 'asap,schedule')).toEqual(['pickup', 'car', 'delivery'])
  })

  it('spec 4: only if the setting includes schedule and a branch with that type allows it', () => {
    const branches = [branch(['pickup'], false), branch(['car'], true)]
    expect(laterTypes(branches, 'schedule')).toEqual(['car'])
    expect(laterTypes(branches, 'asap')).toEqual([])
    expect(laterTypes([branch(['pickup'], false)], 'asap,schedule')).toEqual([])
  })
})
