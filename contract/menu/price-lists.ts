import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { priceChannels } from '#domain/menu/price-list.ts'
import { amount, day, id, inEachLanguage, json, ramadan, refusals } from '../core/wire.ts'
import { windows } from './menu-doc.ts'

/** A price list as staff type it; the ids of new ones are made up by the browser, and the server gives them its own. */
const priceList = z
  .object({
    id,
    name: inEachLanguage(z.string().max(limits.feeName * 8)),
    /** Empty = all. */
    branch_ids: z.array(id).max(limits.branches),
    /** Empty = all: the website with orders by phone, a table's code, programs that read the menu. */
    channels: z.array(z.enum(priceChannels)).max(priceChannels.length),
    /** Empty = always. */
    windows,
    from: day.nullable(),
    to: day.nullable(),
    /** Of the regular price: -2000 = 20 % less; 0 = prices of single dishes alone. */
    basis_points: z.int(),
    /** Of the share; empty = all. */
    group_ids: z.array(id).max(200),
    prices: z.array(z.object({ item_id: id, price: amount })).max(limits.pricesPerList),
    /** The regular price stands struck through beside a lower one, with when that ends. */
    is_offer: z.boolean(),
    active: z.boolean(),
  })
  .openapi('PriceList')

const named = z.object({ id, name: z.string() })

const desk = z
  .object({
    seen: z.string(),
    lists: z.array(priceList),
    /** The next one by the restaurant's calendar. */
    ramadan,
    /** What a list may name, in the member's language; items with their regular price. */
    branches: z.array(named),
    groups: z.array(named),
    items: z.array(named.extend({ price: amount })),
  })
  .openapi('PriceListDesk')

export const getPriceListsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/price-lists',
  description: 'The price lists, in the order in which they count, and what they may name.',
  tags: ['staff'],
  responses: { 200: json('The lists', desk), ...refusals },
})
export const savePriceListsRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/price-lists',
  description: 'All price lists as they are to be. Refused as plan-changed when somebody was faster.',
  tags: ['staff'],
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ seen: z.string().max(64), lists: z.array(priceList).max(limits.priceLists) }),
        },
      },
    },
  },
  responses: { 200: json('The lists after it', desk), ...refusals },
})

export type PriceListDeskWire = z.infer<typeof desk>
export type PriceListWire = z.infer<typeof priceList>
