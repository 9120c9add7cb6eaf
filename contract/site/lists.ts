import type { Words } from '#domain/core/words.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { inEachLanguage, json, refusals } from '../core/wire.ts'

/** What is edited as a list: what guests choose from, groups of customers, and what notices say. */
export const listKinds = [
  'allergens',
  'vehicle_brands',
  'waiting_reasons',
  'customer_groups',
  'notices',
] as const

const kind = z.enum(listKinds)
const key = z.string().regex(/^[0-9A-Za-z_-]{1,60}$/)
const words = inEachLanguage(z.string().max(1600))

const entry = z.object({
  /** None: a new one. */
  id: key.optional(),
  name: words,
  /** Of an allergen. */
  icon: z
    .string()
    .regex(/^[a-z-]{0,30}$/)
    .default(''),
  /** Of makes of cars: offered. */
  shown: z.boolean().default(true),
})

const fullEntry = entry.required()

const list = z
  .object({
    kind,
    /** The name of the list as it is; saving it says on which one it began. */
    seen: z.string(),
    entries: z.array(fullEntry),
    /** Of notices: what is sent while nothing is written, by id. */
    own: z.record(z.string(), words),
  })
  .openapi('EditedList')

export const getListsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/lists',
  description: 'All lists of the restaurant: allergens, makes of cars, reasons, groups, texts of notices.',
  tags: ['staff'],
  responses: { 200: json('The lists', z.object({ data: z.array(list) })), ...refusals },
})
export const saveListRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/lists/{kind}',
  description: 'One list as it is to be, in its order; what is left out is taken away, unless it is in use.',
  tags: ['staff'],
  request: {
    params: z.object({ kind }),
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ seen: z.string().max(64), entries: z.array(entry).max(100) }),
        },
      },
    },
  },
  responses: { 200: json('The list after it', list), ...refusals },
})

export type ListKind = z.infer<typeof kind>
export type EditedListWire = z.infer<typeof list>
export interface ListBody {
  seen: string
  entries: { id?: string; name: Words; icon?: string; shown?: boolean }[]
}
