import { expect, it, vi } from 'vitest'
import type { Client } from '#contract/core/client.ts'
import type { BoughtRewardWire } from '#contract/loyalty/rewards.ts'
import { takeReward } from './take-reward.ts'

const reward = { item_id: 'tea', code: 'R-1' } as BoughtRewardWire

const clientOf = (choices: number) => ({
  item: vi.fn<Client['item']>(() =>
    Promise.resolve({ item: { option_groups: [{ min: choices }] } } as Awaited<ReturnType<Client['item']>>),
  ),
  makeCart: vi.fn<Client['makeCart']>(),
  addLine: vi.fn<Client['addLine']>(),
  changeCart: vi.fn<Client['changeCart']>(),
})

it('puts a bought dish and its coupon into the cart in one call: both or none', async () => {
  const client = clientOf(0)
  expect(await takeReward(client, reward, 'cart')).toBe('/cart')
  expect(client.addLine.mock.calls).toEqual([
    ['cart', { item_id: 'tea', quantity: 1, options: [], note: '', coupon: 'R-1' }],
  ])
  expect(client.changeCart).not.toHaveBeenCalled()
})

it('leads to the dish where something of it is chosen first', async () => {
  const client = clientOf(1)
  expect(await takeReward(client, reward, 'cart')).toBe('/item/tea')
  expect(client.addLine).not.toHaveBeenCalled()
})
