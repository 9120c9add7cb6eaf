import { expect, it } from 'vitest'
import type { PlaceOrderBody } from '#contract/ordering/order.ts'
import { forgetIntent, intentKey } from './order-intent.ts'

const body: PlaceOrderBody = {
  cart_id: 'c',
  cart_version: 1,
  total: '10.00',
  ready_minutes_to: 20,
  name: 'Nora',
  mobile: '0551234567',
  payment_method: 'card',
}

function makeStore() {
  const storage = new Map<string, string>()
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
}

function makeKeys() {
  let count = 0
  return () => `key-${(count += 1)}`
}

it('safety 2: the key stays for the same intent, over presses and reloads', () => {
  const [store, makeKey] = [makeStore(), makeKeys()]
  expect(intentKey(body, store, makeKey)).toBe('key-1')
  expect(intentKey({ ...body }, store, makeKey)).toBe('key-1')
})

it('safety 2: another cart version, total or name is another intent', () => {
  const [store, makeKey] = [makeStore(), makeKeys()]
  const keys = [
    body,
    { ...body, cart_version: 2 },
    { ...body, total: '11.00' },
    { ...body, name: 'Sara' },
  ].map((one) => intentKey(one, store, makeKey))
  expect(new Set(keys).size).toBe(4)
})

it('makes a new key once the intent is over, or when what was kept is broken', () => {
  const [store, makeKey] = [makeStore(), makeKeys()]
  intentKey(body, store, makeKey)
  forgetIntent(store)
  expect(intentKey(body, store, makeKey)).toBe('key-2')
  store.setItem('order-intent', '{broken')
  expect(intentKey(body, store, makeKey)).toBe('key-3')
})
