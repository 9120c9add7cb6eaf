import { expect, it } from 'vitest'
import type { RedeemedWire } from '#contract/loyalty/rewards.ts'
import { rewardBuyer } from './buy-reward.ts'

it('safety 2: a reward pressed again after a lost answer is bought under the same key, the next one under its own', async () => {
  const keys: string[] = []
  const redeemReward = (_: string, key: string) => {
    keys.push(key)
    return keys.length === 1 ? Promise.reject(new TypeError('fetch')) : Promise.resolve({} as RedeemedWire)
  }
  const buy = rewardBuyer({ redeemReward }, 'reward')
  await expect(buy()).rejects.toThrow('fetch')
  await buy()
  await buy()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
