import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OrderWire } from '#contract/ordering/order.ts'
import { isToCollect, isUnderWay } from './is-under-way.ts'
import { orderHere } from './order-here.ts'

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const order = (facts: Partial<OrderWire> = {}, served = false) =>
  isUnderWay({
    mine: true,
    type: 'pickup',
    status: 'created',
    timeline: [{ status: 'delivered', label: '', at: null, time: '', done: served }],
    ...facts,
  })

it('an order is under way for its own browser, from being held for payment until it is handed over or ended', () => {
  expect([order(), order({ status: 'callcenter_pending' }), order({ status: 'ready' })]).toEqual([
    true,
    true,
    true,
  ])
  expect(order({ status: 'delivered' }, true)).toBe(false)
  expect([order({ status: 'canceled' }), order({ status: 'missed' })]).toEqual([false, false])
  expect(order({ status: 'partially_refunded' }, true)).toBe(false)
  expect(order({ mine: false })).toBe(false)
  expect(order({ type: 'dinein' })).toBe(false)
})

it('an order is to be collected once it is ready, unless a driver brings it', () => {
  expect(isToCollect({ type: 'pickup', status: 'ready' })).toBe(true)
  expect(isToCollect({ type: 'car', status: 'ready' })).toBe(true)
  expect(isToCollect({ type: 'delivery', status: 'ready' })).toBe(false)
  expect(isToCollect({ type: 'pickup', status: 'accepted' })).toBe(false)
})

it('one order is kept at a time, and the end of another leaves it', () => {
  orderHere.keep('first')
  orderHere.keep('second')
  orderHere.forget('first')
  expect(orderHere.read()).toBe('second')
  orderHere.forget('second')
  expect(orderHere.read()).toBeUndefined()
})

it('safety 26: a sign-out forgets whichever it is; a browser that keeps nothing does without', () => {
  orderHere.keep('one')
  orderHere.forget()
  expect(storage.size).toBe(0)
  vi.stubGlobal('localStorage', undefined)
  orderHere.keep('one')
  expect(orderHere.read()).toBeUndefined()
})
