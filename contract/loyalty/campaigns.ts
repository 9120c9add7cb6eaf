import type { Words } from '#domain/core/words.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { inEachLanguage, body, amount, id, json, moment, refusals } from '../core/wire.ts'

const days = z.int().min(1).max(3650)

/** Who it is for: null limits nothing. Only customers who asked for offers are ever written to. */
const segment = z.object({
  group_ids: z.array(id).max(50),
  spent: z.object({ amount, days }).nullable(),
  away_days: days.nullable(),
  birthday_days: z.int().min(1).max(366).nullable(),
})

const texts = inEachLanguage(z.string().max(limits.notes * 2))
const coupon = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
    z.object({ kind: z.literal('amount'), amount }),
  ])
  .nullable()

const campaignBody = z.object({
  name: z.string().max(200),
  segment,
  body: texts,
  /** A coupon for each one alone; null = a message alone. */
  coupon,
  valid_days: z.int().min(1).max(365),
})

const campaign = z
  .object({
    id,
    name: z.string(),
    state: z.enum(['sending', 'sent', 'stopped']),
    body: texts,
    coupon,
    made_at: moment,
    next_at: moment.nullable(),
    /** The two as finished words by the restaurant's clock. */
    made_words: z.string(),
    next_words: z.string().nullable(),
    targets: z.int(),
    sent: z.int(),
    /** Who said no to offers in between. */
    declined: z.int(),
    /** Coupons that were used, and what those orders came to. */
    used: z.int(),
    revenue: amount,
  })
  .openapi('Campaign')

const group = z.object({ id, name_ar: z.string(), name_en: z.string(), customers: z.int() })
const of = { tags: ['staff'] }
const path = '/api/v1/staff/campaigns'

export const listCampaignsRoute = createRoute({
  ...of,
  method: 'get',
  path,
  description: 'Campaigns with their results, newest first, and the groups of customers.',
  responses: {
    200: json('Campaigns', z.object({ data: z.array(campaign), groups: z.array(group) })),
    ...refusals,
  },
})

export const countAudienceRoute = createRoute({
  ...of,
  method: 'post',
  path: `${path}/audience`,
  description:
    'A dry run: how many a segment has, how many of them asked for offers, and the text as it would read.',
  request: body(campaignBody),
  responses: {
    200: json(
      'The audience',
      z.object({
        customers: z.int(),
        reachable: z.int(),
        preview: inEachLanguage(z.string()),
      }),
    ),
    ...refusals,
  },
})

export const sendCampaignRoute = createRoute({
  ...of,
  method: 'post',
  path,
  description:
    'Sends it: at once, or from the end of the quiet hours on, a few at a time. The same key is the same campaign.',
  request: body(campaignBody.extend({ key: z.string().min(8).max(64) })),
  responses: { 201: json('The campaign', campaign), ...refusals },
})

export const stopCampaignRoute = createRoute({
  ...of,
  method: 'post',
  path: `${path}/{id}/stop`,
  description: 'Sends it to nobody else. What was sent stays sent.',
  request: { params: z.object({ id }), ...body(z.object({})) },
  responses: { 200: json('The campaign', campaign), ...refusals },
})

export const addGroupRoute = createRoute({
  ...of,
  method: 'post',
  path: '/api/v1/staff/customer-groups',
  description: 'Makes a group of customers; with a segment, those who are in it now belong to it.',
  request: body(
    z.object({ name_ar: z.string().max(60), name_en: z.string().max(60), segment: segment.nullable() }),
  ),
  responses: { 201: json('The group', group), ...refusals },
})

export type CampaignWire = z.infer<typeof campaign>
export type CampaignBody = z.infer<typeof campaignBody>
export type SendCampaignBody = CampaignBody & { key: string }
export type CustomerGroupWire = z.infer<typeof group>
export interface CampaignsWire {
  data: CampaignWire[]
  groups: CustomerGroupWire[]
}
export interface AudienceWire {
  customers: number
  reachable: number
  preview: Words
}
