import { expect, it, vi } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import { viewStep } from './view-step.ts'

type Page = Awaited<ReturnType<Client['item']>>
const item = vi.fn<Client['item']>(async (id, { branch_id }) => {
  if (branch_id === 'malaz') throw new CallError(404, { code: 'item-not-found', message: '', request_id: '' })
  return { item: { id, name: 'Rice', price: branch_id ? '23.50' : '20.00' } } as unknown as Page
})

it('an item is told with its price where the guest orders, else where it is sold', async () => {
  const own = await viewStep({ item }, 'rice', { type: 'delivery', branch_id: 'olaya' })
  expect(own).toEqual({
    name: 'view_item',
    value: 23.5,
    items: [{ item_id: 'rice', item_name: 'Rice', price: 23.5, quantity: 1 }],
  })
  expect((await viewStep({ item }, 'rice', { type: 'pickup', branch_id: 'malaz' })).value).toBe(20)
  expect((await viewStep({ item }, 'rice', {})).value).toBe(20)
})
