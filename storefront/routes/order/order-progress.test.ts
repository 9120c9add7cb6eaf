import { expect, it } from 'vitest'
import type { OrderWire } from '#contract/ordering/order.ts'
import { currentStep, hasEnded, minutesLeft, segmentsOf } from './order-progress.ts'
import { refundSums } from '../../ordering/order/refund-sums.ts'

const pickup = ['created', 'accepted', 'ready', 'delivered'] as const
const timeline = (done: number): OrderWire['timeline'] =>
  pickup.map((status, i) => ({ status, label: status, at: null, time: '', done: i < done }))

it('fills three segments for pickup, half the one under way', () => {
  expect(segmentsOf(timeline(0))).toEqual(['next', 'next', 'next'])
  expect(segmentsOf(timeline(1))).toEqual(['now', 'next', 'next'])
  expect(segmentsOf(timeline(3))).toEqual(['done', 'done', 'now'])
  expect(segmentsOf(timeline(4))).toEqual(['done', 'done', 'done'])
  expect(currentStep(timeline(2))).toBe(1)
})

it('spec 4: canceled and missed have ended; refunded has when it was never handed over', () => {
  const order = (status: OrderWire['status'], done: number) => hasEnded({ status, timeline: timeline(done) })
  expect([order('canceled', 1), order('missed', 1), order('refunded', 1)]).toEqual([true, true, true])
  expect([order('accepted', 2), order('delivered', 4), order('partially_refunded', 4)]).toEqual([
    false,
    false,
    false,
  ])
})

it('counts minutes up to the promise, never below none', () => {
  const promised = '2026-11-21T12:00:00.000Z'
  const at = (text: string) => minutesLeft(promised, Date.parse(text))
  expect([at('2026-11-21T11:48:30Z'), at('2026-11-21T11:59:59Z'), at('2026-11-21T12:10:00Z')]).toEqual([
    12, 1, 0,
  ])
  expect(minutesLeft(null, 0)).toBeUndefined()
})

it('safety 5: tells what went back from what is still on its way', () => {
  const refunds = (states: OrderWire['refunds'][number]['state'][]) =>
    refundSums({ refunds: states.map((state) => ({ amount: '10.50', state })) })
  expect(refunds([])).toEqual({})
  expect(refunds(['done', 'done', 'sending', 'needs_person'])).toEqual({ done: '21.00', underWay: '21.00' })
  expect(refunds(['bounced', 'settled'])).toEqual({ bounced: '10.50', settled: '10.50' })
})
