import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { OrderWire, PlaceOrderBody } from '#contract/ordering/order.ts'
import { placeAndPay } from './place-and-pay.ts'

const body: PlaceOrderBody = {
  cart_id: 'c',
  cart_version: 1,
  total: '10.00',
  ready_minutes_to: 20,
  name: 'Nora',
  mobile: '0551234567',
  payment_method: 'card',
}

function makeWorld(refusals: string[], state: OrderWire['payment_state'] = 'pending') {
  const storage = new Map<string, string>()
  const keys: string[] = []
  let made = 0
  return {
    keys,
    client: {
      async placeOrder(_: PlaceOrderBody, key: string) {
        keys.push(key)
        const code = refusals.shift()
        if (code) throw new CallError(409, { code, message: code, request_id: '' })
        return { id: 'order1', payment_state: state } as OrderWire
      },
      openPayment: async (id: string) => ({
        reference: 'r',
        pay_url: `https://pay.example/${id}`,
        expires_at: '',
      }),
    },
    orderPage: (id: string) => `/order/${id}`,
    store: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
    makeKey: () => `key-${(made += 1)}`,
    pause: async () => {},
  }
}

it('places the order and leads to the gateway’s page', async () => {
  expect(await placeAndPay(body, makeWorld([]))).toBe('https://pay.example/order1')
})

it('safety 2: repeats with the same key while its own earlier press is at work', async () => {
  const world = makeWorld(['repeat-with-same-key'])
  await placeAndPay(body, world)
  expect(world.keys).toEqual(['key-1', 'key-1'])
})

it('safety 2: takes a new key when the kept one was used for something else', async () => {
  const world = makeWorld(['key-reused'])
  await placeAndPay(body, world)
  expect(world.keys).toEqual(['key-1', 'key-2'])
})

it('hands every other refusal to the page, at once', async () => {
  const world = makeWorld(['price-changed'])
  await expect(placeAndPay(body, world)).rejects.toMatchObject({ body: { code: 'price-changed' } })
  expect(world.keys).toHaveLength(1)
})

it.each(['paid', 'due'] as const)(
  'an order that is %s without a card goes to its own page',
  async (state) => {
    expect(await placeAndPay(body, makeWorld([], state))).toBe('/order/order1')
  },
)

it('safety 1: one that another tab has paid meanwhile goes to its own page', async () => {
  const world = makeWorld([])
  const paid = async () => {
    throw new CallError(409, { code: 'already-paid', message: '', request_id: '' })
  }
  expect(await placeAndPay(body, { ...world, client: { ...world.client, openPayment: paid } })).toBe(
    '/order/order1',
  )
})
