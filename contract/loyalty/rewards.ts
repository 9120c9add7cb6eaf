import { createRoute, z } from '@hono/zod-openapi'
import { inEachLanguage, body, amount, id, json, moment, picture, refusals } from '../core/wire.ts'

const reward = z
  .object({
    id,
    name: z.string(),
    /** Points. */
    cost: z.int(),
    /** The dish that it is, of a reward that is a dish. */
    item: z
      .object({ id, name: z.string(), picture: picture.nullable(), needs_choice: z.boolean() })
      .nullable(),
    valid_days: z.int(),
    affordable: z.boolean(),
  })
  .openapi('Reward')

/** A reward that was bought: a coupon of one's own. */
const bought = z
  .object({
    code: z.string(),
    name: z.string(),
    ends_words: z.string(),
    used: z.boolean(),
    item_id: id.nullable(),
  })
  .openapi('BoughtReward')

export const listRewardsRoute = createRoute({
  method: 'get',
  path: '/api/v1/loyalty/rewards',
  tags: ['loyalty'],
  description:
    'What points buy, the cheapest first, and what the caller has bought; a guest is told of rewards alone.',
  responses: {
    200: json('Rewards', z.object({ balance: z.int(), data: z.array(reward), bought: z.array(bought) })),
    ...refusals,
  },
})

export const redeemRewardRoute = createRoute({
  method: 'post',
  path: '/api/v1/loyalty/rewards/{id}/redeem',
  tags: ['loyalty'],
  description:
    'Buys a reward with points: a coupon for the caller alone. The same Idempotency-Key buys once and answers the same coupon.',
  request: {
    params: z.object({ id }),
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
    ...body(z.object({})),
  },
  responses: { 201: json('The coupon', bought.extend({ balance: z.int() })), ...refusals },
})

const words = inEachLanguage(z.string().max(60))
const rewardBody = z.object({
  name: words,
  cost: z.int().min(1).max(1_000_000),
  /** A dish, or money off an order. */
  gives: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('item'), item_id: id }),
    z.object({ kind: z.literal('amount'), amount }),
  ]),
  valid_days: z.int().min(1).max(365),
})
const staffReward = rewardBody
  .extend({ id, paused: z.boolean(), bought: z.int(), made_at: moment })
  .openapi('StaffReward')

export const listStaffRewardsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/rewards',
  tags: ['staff'],
  description: 'Rewards with how often each was bought, newest first.',
  responses: { 200: json('Rewards', z.object({ data: z.array(staffReward) })), ...refusals },
})

export const addRewardRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/rewards',
  tags: ['staff'],
  description: 'Makes a reward. Its price stays; it is paused and another one made.',
  request: body(rewardBody),
  responses: { 201: json('The reward', staffReward), ...refusals },
})

export const pauseRewardRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/rewards/{id}/paused',
  tags: ['staff'],
  description: 'Pauses a reward, or lets it go on. What was bought stays good.',
  request: { params: z.object({ id }), ...body(z.object({ paused: z.boolean() })) },
  responses: { 200: json('The reward', staffReward), ...refusals },
})

export type RewardWire = z.infer<typeof reward>
export type BoughtRewardWire = z.infer<typeof bought>
export interface RewardsWire {
  balance: number
  data: RewardWire[]
  bought: BoughtRewardWire[]
}
export type RedeemedWire = BoughtRewardWire & { balance: number }
export type RewardBody = z.infer<typeof rewardBody>
export type StaffRewardWire = z.infer<typeof staffReward>
