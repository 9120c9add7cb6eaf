import { limits } from '#domain/core/limits.ts'
import { taxCategoryCodes } from '#domain/pricing/line-tax.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { diets, itemTags } from '#domain/menu/menu.ts'
import { menuLabels } from './menu-labels.ts'
import { inEachLanguage, amount, id, json, moment, orderType, refusals } from '../core/wire.ts'

const words = inEachLanguage(z.string())

const outOption = z.object({
  id,
  name: words,
  price: amount,
  min: z.int(),
  max: z.int(),
  /** It cannot be had now: sold out at the branch, or the item that it stands for is. */
  sold_out: z.boolean(),
  calories: z.int().nullable(),
  labels: menuLabels,
  /** What is in it: ids of allergens, and diets that a dish does not fit any more with it. */
  allergen_ids: z.array(id),
  unfit: z.array(z.enum(diets)),
})

export const outTax = z
  .object({
    category: z.enum(taxCategoryCodes),
    percent: z.string(),
    /** The authority's code of why no VAT is due; empty without one. */
    code: z.string(),
    reason: words,
  })
  .openapi('OutTax')

const outItem = z
  .object({
    id,
    name: words,
    description: words,
    price: amount,
    price_before: amount.nullable(),
    /** How VAT is due on it; its percent stands in the price or comes on top (`prices_include_vat`). */
    tax: outTax,
    calories: z.int().nullable(),
    labels: menuLabels,
    /** Minutes of activity that use the calories up: set by hand, else by the rule. */
    activity_minutes: z.int().nullable(),
    high_in_salt: z.boolean(),
    allergen_ids: z.array(id),
    tags: z.array(z.enum(itemTags)),
    /** Address of the picture, 500 by 500 pixels; empty without one. */
    picture_url: z.string(),
    sold_out: z.boolean(),
    /** When that ends by itself. */
    sold_out_until: moment.nullable(),
    /** Null: not counted. */
    left: z.int().nullable(),
    option_groups: z.array(
      z.object({ id, name: words, min: z.int(), max: z.int(), options: z.array(outOption) }),
    ),
  })
  .openapi('OutItem')

const outMenu = z
  .object({
    branch_id: id,
    type: orderType,
    currency: z.string(),
    prices_include_vat: z.boolean(),
    /** Rises with every change of the restaurant's content. */
    version: z.int(),
    /** When its prices change by the clock: a price list begins or ends; null = not by the clock. */
    prices_change_at: moment.nullable(),
    /** All allergens of the restaurant. */
    allergens: z.array(z.object({ id, name: words, icon: z.string() })),
    groups: z.array(z.object({ id, name: words, items: z.array(outItem) })),
  })
  .openapi('OutMenu')

const outBranch = z
  .object({
    id,
    name: words,
    address: words,
    phone: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    time_zone: z.string(),
    types: z.array(orderType),
    accepting: z.boolean(),
  })
  .openapi('OutBranch')

const outStock = z
  .object({ sold_out: z.boolean(), sold_out_until: moment.nullable(), left: z.int().nullable() })
  .openapi('OutStock')

export const outBranchesRoute = createRoute({
  method: 'get',
  path: '/api/v1/out/branches',
  description: 'The branches. Scope menu.read.',
  tags: ['outward'],
  responses: { 200: json('The branches', z.object({ data: z.array(outBranch) })), ...refusals },
})
export const outMenuRoute = createRoute({
  method: 'get',
  path: '/api/v1/out/menu',
  description: 'The whole menu of a branch in both languages, with its prices and stock. Scope menu.read.',
  tags: ['outward'],
  request: { query: z.object({ branch_id: id, type: orderType.default('pickup') }) },
  responses: { 200: json('The menu', outMenu), ...refusals },
})
export const outStockRoute = createRoute({
  method: 'put',
  path: '/api/v1/out/branches/{branch_id}/items/{id}/stock',
  description:
    'What a branch has of an item; what is left out stays. `left` null: not counted any more. Scope stock.write.',
  tags: ['outward'],
  request: {
    params: z.object({ branch_id: id, id }),
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            sold_out: z.boolean().optional(),
            /** With sold_out: when it ends by itself; none = until it is switched back. */
            sold_out_until: moment.nullable().optional(),
            left: z.int().min(0).max(limits.stockLeft).nullable().optional(),
          }),
        },
      },
    },
  },
  responses: { 200: json('The stock after it', outStock), ...refusals },
})

export type OutTaxWire = z.infer<typeof outTax>
export type OutMenuWire = z.infer<typeof outMenu>
export type OutItemWire = z.infer<typeof outItem>
export type OutBranchWire = z.infer<typeof outBranch>
export type OutStockWire = z.infer<typeof outStock>
export type OutStockBody = z.infer<
  (typeof outStockRoute)['request']['body']['content']['application/json']['schema']
>
