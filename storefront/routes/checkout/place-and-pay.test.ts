import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { CheckoutInput } from '#contract/ordering/checkout.ts'
import type { OrderWire, PaymentStepWire, PlaceOrderBody } from '#contract/ordering/order.ts'
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

const step = { reference: 'r', pay_url: 'https://pay.example/order1' } as PaymentStepWire

function makeWorld(
  refusals: string[],
  state: OrderWire['payment_state'] = 'pending',
  payment: PaymentStepWire | null = step,
) {
  const storage = new Map<string, string>()
  const keys: string[] = []
  const sent: CheckoutInput[] = []
  const opened: string[] = []
  const order = { id: 'order1', payment_state: state } as OrderWire
  let made = 0
  return {
    keys,
    sent,
    opened,
    client: {
      async checkOut(said: CheckoutInput, key: string) {
        keys.push(key)
        sent.push(said)
        const code = refusals.shift()
        if (code)
          throw new CallError(code === 'not-found' ? 404 : 409, { code, message: code, request_id: '' })
        return { order, payment, trouble: null }
      },
      placeOrder: async (_: PlaceOrderBody, key: string) => {
        keys.push(key)
        return order
      },
      openPayment: async (id: string) => {
        opened.push(id)
        return { pay_url: `https://pay.example/${id}` }
      },
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

it('places the order and leads to the gateway’s page, in one call', async () => {
  const world = makeWorld([])
  expect(await placeAndPay(body, world)).toBe('https://pay.example/order1')
  expect(world.sent).toMatchObject([{ cart: { id: 'c', version: 1 }, total: '10.00' }])
  expect(world.opened).toEqual([])
})

it('a payment that could not be opened with the order is opened after it', async () => {
  const world = makeWorld([], 'pending', null)
  expect(await placeAndPay(body, world)).toBe('https://pay.example/order1')
  expect(world.opened).toEqual(['order1'])
})

it('a server of the version before is asked as before, under the same key', async () => {
  const world = makeWorld(['not-found'])
  expect(await placeAndPay(body, world)).toBe('https://pay.example/order1')
  expect(world.keys).toEqual(['key-1', 'key-1'])
  expect(world.opened).toEqual(['order1'])
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
  const world = makeWorld([], 'pending', null)
  const paid = async () => {
    throw new CallError(409, { code: 'already-paid', message: '', request_id: '' })
  }
  expect(await placeAndPay(body, { ...world, client: { ...world.client, openPayment: paid } })).toBe(
    '/order/order1',
  )
})
