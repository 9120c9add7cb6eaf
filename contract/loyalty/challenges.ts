import { createRoute, z } from '@hono/zod-openapi'
import { durationUnits } from '#domain/loyalty/challenge.ts'
import { amount, id, json, listOf, moment, orderType, refusals } from '../core/wire.ts'

const duration = z.object({ amount: z.int(), unit: z.enum(durationUnits), words: z.string() })

/** Money into the wallet ("10.00"), or points ("100"). */
const reward = z.object({ kind: z.enum(['wallet', 'points']), amount: z.string() })

const challenge = z
  .object({
    id,
    name: z.string(),
    goal: z.object({
      kind: z.enum(['orders', 'spend', 'items']),
      /** How far it is: a number of orders or pieces, or money ("150.00"). */
      target: z.string(),
      /** Names of the items that count. */
      items: z.array(z.string()),
    }),
    duration,
    reward,
    /** How far this customer is, in the goal's own unit, and as a whole percent. */
    progress: z.string(),
    percent: z.int(),
    /** `open` not begun · `running` its time runs · `won` the last try is won · `over` nothing more to win. */
    state: z.enum(['open', 'running', 'won', 'over']),
    /** When the running try ends. */
    run_ends_at: moment.nullable(),
    wins: z.int(),
    most: z.int().nullable(),
    ends_at: moment.nullable(),
    ends_words: z.string().nullable(),
  })
  .openapi('Challenge')

const details = challenge
  .extend({
    terms: z.string(),
    types: z.array(orderType),
    branches: z.array(z.string()),
    minimum: amount.nullable(),
    /** The orders that count to the running try, newest first. */
    orders: z.array(z.object({ order_id: id, amount: z.string(), at_words: z.string() })),
  })
  .openapi('ChallengeDetails')

export const listChallengesRoute = createRoute({
  method: 'get',
  path: '/api/v1/wallet/challenges-settings/get-by-customer-id',
  tags: ['wallet'],
  description:
    'The challenges that run, with how far the caller is; a guest is told of them without progress. Spec 7.',
  responses: { 200: json('Challenges', listOf(challenge)), ...refusals },
})

export const getChallengeRoute = createRoute({
  method: 'get',
  path: '/api/v1/wallet/challenges-settings/details/{id}',
  tags: ['wallet'],
  description: 'One challenge with its terms and the orders that count to the running try. Spec 7.',
  request: { params: z.object({ id }) },
  responses: { 200: json('The challenge', details), ...refusals },
})

const friend = z.object({
  /** First name only. */
  name: z.string(),
  state: z.enum(['waiting', 'rewarded', 'void']),
  at_words: z.string(),
})

const referral = z
  .object({
    code: z.string(),
    link: z.string(),
    owner_reward: amount,
    friend_reward: amount,
    minimum: amount.nullable(),
    friends: z.array(friend),
    /** What invitations have brought so far. */
    earned: amount,
    /** By whose code the caller came, and what became of it. */
    claimed: z.object({ name: z.string(), state: z.enum(['waiting', 'rewarded', 'void']) }).nullable(),
    may_claim: z.boolean(),
  })
  .openapi('Referral')

export const getReferralRoute = createRoute({
  method: 'get',
  path: '/api/v1/loyalty/referral',
  tags: ['loyalty'],
  description: 'My code with its link, both rewards, and what became of the friends that came by it.',
  responses: { 200: json('My invitations', referral), ...refusals },
})

export const claimReferralRoute = createRoute({
  method: 'post',
  path: '/api/v1/loyalty/referral/claim',
  tags: ['loyalty'],
  description:
    'Takes a friend’s code. Before the first order alone, once per phone number and device, never one’s own. Both are ' +
    'rewarded when the first order is handed over.',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ code: z.string().max(40) }) } },
    },
  },
  responses: { 200: json('My invitations', referral), ...refusals },
})

export const getInvitationRoute = createRoute({
  method: 'get',
  path: '/api/v1/loyalty/invitations/{code}',
  tags: ['loyalty'],
  description:
    'Who invites by this code, by first name, and what the friend gets; for the page that a link opens.',
  request: { params: z.object({ code: z.string().regex(/^[0-9A-Za-z]{1,20}$/) }) },
  responses: {
    200: json(
      'The invitation',
      z.object({ name: z.string(), friend_reward: amount, minimum: amount.nullable() }),
    ),
    ...refusals,
  },
})

export type ChallengeWire = z.infer<typeof challenge>
export type ChallengeDetailsWire = z.infer<typeof details>
export type ReferralWire = z.infer<typeof referral>
export type InvitationWire = { name: string; friend_reward: string; minimum: string | null }
