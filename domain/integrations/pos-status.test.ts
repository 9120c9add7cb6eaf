import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderTypes } from '../core/order-type.ts'
import { mayBecome, orderStatuses, type OrderStatus } from '../ordering/order-status.ts'
import { stepsToPos, type PosStatus } from './pos-status.ts'

const after = {
  accept: 'accepted',
  ready: 'ready',
  send_out: 'outdelivery',
  hand_over: 'delivered',
  cancel: 'canceled',
} as const
const all: readonly PosStatus[] = ['pending', 'accepted', 'ready', 'out', 'delivered', 'declined', 'returned']

describe('steps to where the till is', () => {
  it('lead through the table of statuses, whatever the two sides say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...orderTypes),
        fc.constantFrom(...all),
        (from, type, pos) => {
          let at: OrderStatus = from
          for (const step of stepsToPos(from, type, pos)) {
            expect(mayBecome(at, after[step], type)).toBe(true)
            at = after[step]
          }
        },
      ),
    )
  })

  it('catch up several steps, never go back, and cancel what the till declined', () => {
    expect(stepsToPos('created', 'pickup', 'delivered')).toEqual(['accept', 'ready', 'hand_over'])
    expect(stepsToPos('created', 'delivery', 'delivered')).toEqual([
      'accept',
      'ready',
      'send_out',
      'hand_over',
    ])
    expect(stepsToPos('delivered', 'pickup', 'accepted')).toEqual([])
    expect(stepsToPos('accepted', 'pickup', 'declined')).toEqual(['cancel'])
    expect(stepsToPos('delivered', 'pickup', 'returned')).toEqual([])
    expect(stepsToPos('created', 'pickup', 'pending')).toEqual([])
  })
})
