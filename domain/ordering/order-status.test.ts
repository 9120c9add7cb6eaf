import { describe, expect, it } from 'vitest'
import {
  endedUnserved,
  mayBecome,
  mayRevive,
  mayUndo,
  statusAfterRefunds,
  statusMessageKey,
  type OrderStatus,
} from './order-status.ts'

const all: OrderStatus[] = [
  'callcenter_pending',
  'b2b_pending',
  'created',
  'accepted',
  'ready',
  'outdelivery',
  'delivered',
  'canceled',
  'missed',
  'b2b_canceled',
  'partially_refunded',
  'refunded',
]

describe('spec 4: order statuses', () => {
  it('move exactly as the table says', () => {
    const moves = all.flatMap((from) =>
      all.filter((to) => mayBecome(from, to, 'delivery')).map((to) => `${from}>${to}`),
    )
    expect(moves).toEqual([
      'callcenter_pending>created',
      'callcenter_pending>canceled',
      'b2b_pending>created',
      'b2b_pending>b2b_canceled',
      'created>accepted',
      'created>canceled',
      'created>missed',
      'accepted>ready',
      'accepted>canceled',
      'ready>outdelivery',
      'ready>delivered',
      'ready>canceled',
      'outdelivery>delivered',
      'outdelivery>canceled',
      'delivered>partially_refunded',
      'delivered>refunded',
      'canceled>partially_refunded',
      'canceled>refunded',
      'missed>partially_refunded',
      'missed>refunded',
      'partially_refunded>refunded',
    ])
  })
  it('only a delivery goes out', () => {
    expect(mayBecome('ready', 'outdelivery', 'pickup')).toBe(false)
  })
  it('an undo leads one step back from ready and delivered only', () => {
    expect(all.flatMap((from) => all.filter((to) => mayUndo(from, to)).map((to) => `${from}>${to}`))).toEqual(
      ['ready>accepted', 'delivered>ready', 'delivered>outdelivery'],
    )
  })
  it('only an order whose time to pay was over may revive', () => {
    expect(mayRevive('canceled', 'payment-expired')).toBe(true)
    expect(mayRevive('canceled', 'superseded')).toBe(false)
    expect(mayRevive('missed', 'payment-expired')).toBe(false)
  })
  it('message keys are spelled as the spec spells them', () => {
    expect(Object.values(statusMessageKey).filter(Boolean)).toEqual([
      'submitted',
      'in_kichen',
      'ready',
      'in_route',
      'completed',
      'canceled',
      'missed',
    ])
  })
})

it('rule "When an order ends": money that went back says nothing of whether the meal came', () => {
  const unserved = (handedOver: boolean) => all.filter((status) => endedUnserved(status, handedOver))
  expect(unserved(true)).toEqual(['canceled', 'missed', 'b2b_canceled'])
  expect(unserved(false)).toEqual(['canceled', 'missed', 'b2b_canceled', 'partially_refunded', 'refunded'])
})

it('safety 5: confirmed refunds show once an order has ended, part by part, and nowhere before', () => {
  const after = (status: OrderStatus, refunded: number, number: number | null = 7) =>
    statusAfterRefunds({ status, number, captured: 2000, refunded })
  for (const status of ['delivered', 'canceled', 'missed'] as const) {
    expect([after(status, 0), after(status, 1), after(status, 1999), after(status, 2000)]).toEqual([
      status,
      'partially_refunded',
      'partially_refunded',
      'refunded',
    ])
  }
  for (const status of ['created', 'accepted', 'ready', 'outdelivery', 'callcenter_pending'] as const)
    expect(after(status, 2000)).toBe(status)
  expect([
    after('partially_refunded', 1500),
    after('partially_refunded', 2000),
    after('refunded', 2000),
  ]).toEqual(['partially_refunded', 'refunded', 'refunded'])
  expect(after('canceled', 2000, null)).toBe('canceled')
})
