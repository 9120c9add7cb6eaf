import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { loadOrder } from './load-order.ts'

const client = (answer: () => { order: OrderWire | null }) => ({ order: async () => answer() })
const refused = (status: number) => () => {
  throw new CallError(status, { code: 'x', message: '', request_id: '' })
}
const order = (mine: boolean) => () => ({ order: { id: 'o', mine } as OrderWire })
const statusOf = (load: Promise<unknown>) =>
  load.then(
    () => 200,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : 0),
  )

it('spec 2: the shared link shows the order to anyone, the owner’s address only to its owner', async () => {
  expect(await statusOf(loadOrder(client(order(false)), 'o', false))).toBe(200)
  expect(await statusOf(loadOrder(client(order(false)), 'o', true))).toBe(404)
  expect(await statusOf(loadOrder(client(order(true)), 'o', true))).toBe(200)
})

it('spec 8: unknown ids and nonsense are "order not available"', async () => {
  expect(await statusOf(loadOrder(client(refused(404)), 'o', false))).toBe(404)
  expect(await statusOf(loadOrder(client(refused(400)), 'o', false))).toBe(404)
  expect(await statusOf(loadOrder(client(refused(503)), 'o', false))).toBe(503)
})
