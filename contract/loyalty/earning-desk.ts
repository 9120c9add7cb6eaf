import { createRoute, z } from '@hono/zod-openapi'
import { body, amount, json, refusals } from '../core/wire.ts'

const count = z.int().min(0).max(1_000_000)

/** What every order and every invitation gives. Amounts are money; `cashback` is per cent of the food; 0 = nothing. */
const rules = z
  .object({
    points_earned: count,
    points_from: amount,
    points_last_days: count,
    point_value: amount,
    points_minimum: count,
    cashback: amount,
    referral_owner: amount,
    referral_friend: amount,
    referral_from: amount,
    referral_most: count,
  })
  .openapi('EarningRules')

const tried = z.object({
  days: z.int(),
  orders: z.int(),
  customers: z.int(),
  points: z.int(),
  /** What those points would take off orders. */
  points_cost: amount,
  cashback: amount,
  /** Invitations that were rewarded in those days, and what they would have cost. */
  invitations: z.int(),
  invitations_cost: amount,
})

const path = '/api/v1/staff/earning-rules'
const of = { tags: ['staff'] }
const rulesBody = body(rules)

export const getEarningRoute = createRoute({
  ...of,
  method: 'get',
  path,
  description: 'Points, cashback and rewards of invitations as they stand.',
  responses: { 200: json('The rules', rules), ...refusals },
})

export const tryEarningRoute = createRoute({
  ...of,
  method: 'post',
  path: `${path}/dry-run`,
  description: 'A dry run: what these rules would have given last month, and what it would have cost.',
  request: rulesBody,
  responses: { 200: json('What they would have done', tried), ...refusals },
})

export const saveEarningRoute = createRoute({
  ...of,
  method: 'put',
  path,
  description: 'The rules of all orders that are handed over from now on.',
  request: rulesBody,
  responses: { 200: json('The rules', rules), ...refusals },
})

export type EarningRulesWire = z.infer<typeof rules>
export type EarningTryWire = z.infer<typeof tried>
