import { describe, expect, it } from 'vitest'
import { leadsElsewhere } from './use-own-way.ts'

const offered = ['pickup', 'car', 'dinein'] as const

describe('the choice of a way is kept', () => {
  it('/menu is the menu of the way chosen before', () => {
    expect(leadsElsewhere({ named: false, type: 'pickup', chosen: 'car', offered })).toBe('car')
    expect(leadsElsewhere({ named: false, type: 'pickup', chosen: 'pickup', offered })).toBeUndefined()
    expect(leadsElsewhere({ named: false, type: 'pickup', chosen: undefined, offered })).toBeUndefined()
  })

  it('an address that names its way stays, and so does one whose branch does not offer the other', () => {
    expect(leadsElsewhere({ named: true, type: 'pickup', chosen: 'car', offered })).toBeUndefined()
    expect(leadsElsewhere({ named: false, type: 'pickup', chosen: 'delivery', offered })).toBeUndefined()
    expect(leadsElsewhere({ named: false, type: 'pickup', chosen: 'dinein', offered })).toBeUndefined()
  })
})
