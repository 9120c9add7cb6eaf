import type { Client } from '#contract/core/client.ts'
import { makeKey } from '#web/make-key.ts'

/**
 * Takes the client and a reward; returns how it is bought. The key stays until the server has said what it bought: pressed again
 * after an answer that was lost, the points are taken once. Safety 2.
 */
export function rewardBuyer(client: Pick<Client, 'redeemReward'>, id: string): () => Promise<void> {
  let key: string | undefined
  return async () => {
    key ??= makeKey()
    await client.redeemReward(id, key)
    key = undefined
  }
}
