import { createRoute, z } from '@hono/zod-openapi'
import { durationUnits } from '#domain/loyalty/challenge.ts'
import { limits } from '#domain/core/limits.ts'
import { inEachLanguage, body, amount, id, json, moment, orderType, refusals } from '../core/wire.ts'

const words = (max: number) => inEachLanguage(z.string().max(max))
const count = z.int().min(1).max(100_000)

const goal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('orders'), count }),
  z.object({ kind: z.literal('spend'), amount }),
  z.object({ kind: z.literal('items'), item_ids: z.array(id).min(1).max(100), count }),
])

const challengeBody = z.object({
  name: words(60),
  terms: words(limits.challengeTerms),
  goal,
  duration: z.object({ amount: z.int().min(1).max(10_000), unit: z.enum(durationUnits) }),
  reward: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('wallet'), amount }),
    z.object({ kind: z.literal('points'), points: count }),
  ]),
  /** Which orders count; empty lists limit nothing. */
  types: z.array(orderType),
  branch_ids: z.array(id).max(200),
  minimum: amount.nullable(),
  group_ids: z.array(id).max(50),
  /** How often one customer may win; null = without limit. */
  most: count.nullable(),
  starts_at: moment.nullable(),
  ends_at: moment.nullable(),
  /** The last day of the restaurant's calendar, in place of a moment. */
  ends_on: z.string().max(10).nullable().optional(),
})

const challenge = challengeBody
  .extend({
    id,
    starts_at: moment,
    ends_on: z.string().nullable(),
    /** Its last day as customers read it. */
    ends_words: z.string().nullable(),
    state: z.enum(['planned', 'running', 'paused', 'over']),
    players: z.int(),
    wins: z.int(),
    /** What it has paid so far, in the reward's unit. */
    paid: z.string(),
  })
  .openapi('StaffChallenge')

const of = { tags: ['staff'] }
const path = '/api/v1/staff/challenges'

export const listStaffChallengesRoute = createRoute({
  ...of,
  method: 'get',
  path,
  description: 'Challenges with how they go, newest first; groups that one may be for.',
  responses: {
    200: json(
      'Challenges',
      z.object({ data: z.array(challenge), groups: z.array(z.object({ id, name: z.string() })) }),
    ),
    ...refusals,
  },
})

export const addChallengeRoute = createRoute({
  ...of,
  method: 'post',
  path,
  description: 'Makes a challenge. It begins now or then; once made it is paused or ended, never changed.',
  request: body(challengeBody),
  responses: { 201: json('The challenge', challenge), ...refusals },
})

export const tryChallengeRoute = createRoute({
  ...of,
  method: 'post',
  path: `${path}/dry-run`,
  description:
    `Plays a challenge on the orders of the last ${limits.challengeTryDays} days, and changes nothing: how many customers would have tried and ` +
    'won, and what it would have cost.',
  request: body(challengeBody),
  responses: {
    200: json(
      'What would have been',
      z.object({
        days: z.int(),
        orders: z.int(),
        players: z.int(),
        winners: z.int(),
        wins: z.int(),
        cost: z.string(),
        /** The same in money: points by what one is worth. */
        cost_money: amount,
      }),
    ),
    ...refusals,
  },
})

export const changeChallengeRoute = createRoute({
  ...of,
  method: 'put',
  path: `${path}/{id}/state`,
  description: 'Pauses a challenge, lets it go on, or ends it now. Tries that run keep what they have won.',
  request: { params: z.object({ id }), ...body(z.object({ state: z.enum(['running', 'paused', 'over']) })) },
  responses: { 200: json('The challenge', challenge), ...refusals },
})

export type StaffChallengeWire = z.infer<typeof challenge>
export type ChallengeBody = z.infer<typeof challengeBody>
export interface StaffChallengesWire {
  data: StaffChallengeWire[]
  groups: { id: string; name: string }[]
}
export type ChallengeTryWire = z.infer<
  (typeof tryChallengeRoute)['responses'][200]['content']['application/json']['schema']
>
