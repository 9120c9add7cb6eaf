import { describe, expect, it } from 'vitest'
import { mayStaff, mayUndoStep } from './staff-role.ts'

describe('staff roles', () => {
  it('owner and manager may do everything', () => {
    expect(mayStaff('owner', 'refund')).toBe(true)
    expect(mayStaff('manager', 'pause')).toBe(true)
  })
  it('a cashier works orders, but gives no money back', () => {
    expect(mayStaff('cashier', 'cancel')).toBe(true)
    expect(mayStaff('cashier', 'refund')).toBe(false)
  })
  it('the kitchen makes food ready and marks what is sold out, and sees no money', () => {
    expect(mayStaff('kitchen', 'ready')).toBe(true)
    expect(mayStaff('kitchen', 'accept')).toBe(false)
    expect(mayStaff('kitchen', 'see_money')).toBe(false)
  })
  it('a host has no part in orders', () => {
    expect(mayStaff('host', 'see_board')).toBe(false)
  })
  it('only who may do a step may undo it', () => {
    expect(mayUndoStep('kitchen', 'ready')).toBe(true)
    expect(mayUndoStep('kitchen', 'delivered')).toBe(false)
    expect(mayUndoStep('cashier', 'delivered')).toBe(true)
    expect(mayUndoStep('host', 'ready')).toBe(false)
  })
})
