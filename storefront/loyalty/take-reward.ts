import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { BoughtRewardWire } from '#contract/loyalty/rewards.ts'

type Calls = Pick<Client, 'makeCart' | 'addLine' | 'changeCart' | 'item'>

/**
 * Takes a bought reward and the cart, if there is one; puts the dish and the coupon into it. Returns where the customer goes
 * on: the cart, or the dish's page where something of it is to be chosen first (the code is typed after that).
 */
export async function takeReward(
  client: Calls,
  reward: BoughtRewardWire,
  cartId: string | undefined,
): Promise<string> {
  const { item_id } = reward
  const needsChoice = item_id
    ? (await client.item(item_id, {})).item.option_groups.some((group) => group.min > 0)
    : false
  const id = cartId ?? (await client.makeCart({})).cart_id
  if (item_id && !needsChoice) {
    // in one step: a coupon that is refused leaves no dish at its full price
    await client.addLine(id, { item_id, quantity: 1, options: [], note: '', coupon: reward.code })
    return '/cart'
  }
  try {
    await client.changeCart(id, { coupon: reward.code })
  } catch (error) {
    // an empty cart bears no coupon yet
    if (!needsChoice || !(error instanceof CallError)) throw error
  }
  return needsChoice ? `/item/${item_id}` : '/cart'
}
