import { limits } from '#domain/core/limits.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { groupDoc, itemDoc } from './menu-doc.ts'
import {
  inEachLanguage,
  body,
  amount,
  errorBody,
  id,
  json,
  localTime,
  moment,
  orderType,
  picture,
  ramadan,
  refusals,
} from '../core/wire.ts'

const version = z.int().min(1).max(2_000_000_000)
const desk = z
  .object({
    currency: z.string(),
    prices_include_vat: z.boolean(),
    /** The next one by the restaurant's calendar: what is proposed for days of dishes and groups. */
    ramadan,
    groups: z.array(groupDoc.extend({ id, version })),
    items: z.array(
      z.object({
        id,
        version,
        group_id: id,
        name: inEachLanguage(z.string()),
        price: amount,
        picture: picture.nullable(),
        on_sale: z.boolean(),
        scheduled_only: z.boolean(),
        /** Labels that the country's law asks for and the dish has not. */
        lacks: z.array(z.enum(['calories', 'salt', 'caffeine'])),
        types: z.array(orderType),
      }),
    ),
    allergens: z.array(z.object({ id, name: z.string() })),
    /** Option groups of all dishes, a set once: another dish may have them in common. */
    option_groups: z.array(
      z.object({
        id,
        item_id: id,
        name: z.string(),
        dish: z.string(),
        dishes: z.int(),
        options: z.array(z.string()),
      }),
    ),
    /** The latest presses that can be taken back, the newest first. */
    changes: z.array(
      z.object({
        batch: id,
        kind: z.enum(['create', 'edit', 'delete', 'order', 'bulk', 'undo', 'scheduled', 'import']),
        subject: z.enum(['item', 'group', 'order']),
        name: z.string(),
        count: z.int(),
        by: z.string(),
        /** "Today 08:30 PM". */
        at_words: z.string(),
      }),
    ),
  })
  .openapi('MenuDesk')

const deskItem = z
  .object({
    id,
    version,
    doc: itemDoc,
    /** What branches have of their own; a price for all ways to order alone. */
    here: z.array(
      z.object({
        branch_id: id,
        branch: z.string(),
        hidden: z.boolean(),
        price: amount.nullable(),
        left: z.int().nullable(),
      }),
    ),
    price_changes: z.array(z.object({ id, price: amount, due_at: moment, due_words: z.string() })),
    /** Asked with a version that is older: who changed it since, and which fields; `mine`: the one who asks. */
    told: z.object({ by: z.string(), mine: z.boolean(), fields: z.array(z.string()) }).nullable(),
  })
  .openapi('MenuDeskItem')

const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price_percent'), percent: z.number().min(-90).max(500) }),
  z.object({ kind: z.literal('price_add'), amount }),
  z.object({ kind: z.literal('on_sale'), on: z.boolean() }),
  /** High in salt, or not: of those alone whose salt nobody weighed. */
  z.object({ kind: z.literal('salty'), on: z.boolean() }),
  z.object({ kind: z.literal('scheduled_only'), on: z.boolean() }),
  z.object({ kind: z.literal('types'), types: z.array(orderType).min(1).max(4) }),
  z.object({ kind: z.literal('group'), group_id: id }),
])

const at = '/api/v1/staff/menu'

const named = { params: z.object({ id }) }
const done = json('Done', z.object({ done: z.literal(true) }))
const staff = { tags: ['staff'] }

export const getMenuDeskRoute = createRoute({
  ...staff,
  method: 'get',
  path: at,
  description: 'The whole menu as staff keep it, with what can be taken back.',
  responses: { 200: json('Groups and items, those off the menu too', desk), ...refusals },
})
export const getDeskItemRoute = createRoute({
  ...staff,
  method: 'get',
  path: `${at}/items/{id}`,
  description:
    'An item with all that belongs to it, and the version that a change begins from; told what has changed since one.',
  request: {
    ...named,
    query: z.object({ since: z.coerce.number().int().min(1).max(2_000_000_000).optional() }),
  },
  responses: { 200: json('The item', deskItem), ...refusals },
})
export const addDeskItemRoute = createRoute({
  ...staff,
  method: 'post',
  path: `${at}/items`,
  description: 'A new item, at the end of its group.',
  request: body(z.object({ doc: itemDoc })),
  responses: { 201: json('The item', deskItem), ...refusals },
})
export const changeDeskItemRoute = createRoute({
  ...staff,
  method: 'put',
  path: `${at}/items/{id}`,
  description:
    'The item as it is to be. Refused as menu-changed when somebody was faster, with who, when and which fields.',
  request: { ...named, ...body(z.object({ version, doc: itemDoc })) },
  responses: { 200: json('The item', deskItem), ...refusals },
})
export const deleteDeskItemRoute = createRoute({
  ...staff,
  method: 'delete',
  path: `${at}/items/{id}`,
  description: 'Takes an item away; an undo brings it back. Refused while a combo offers it.',
  request: { ...named, query: z.object({ version: z.coerce.number().int().min(1).max(2_000_000_000) }) },
  responses: { 200: done, ...refusals },
})
export const copyDeskItemRoute = createRoute({
  ...staff,
  method: 'post',
  path: `${at}/items/{id}/copies`,
  description: 'The same item once more, off the menu until it is switched on.',
  request: named,
  responses: { 201: json('The copy', deskItem), ...refusals },
})
export const addMenuGroupRoute = createRoute({
  ...staff,
  method: 'post',
  path: `${at}/groups`,
  description: 'A new group, at the end of the menu.',
  request: body(z.object({ doc: groupDoc })),
  responses: { 201: json('Its id', z.object({ id })), ...refusals },
})
export const changeMenuGroupRoute = createRoute({
  ...staff,
  method: 'put',
  path: `${at}/groups/{id}`,
  description: 'The group as it is to be. Refused as menu-changed when somebody was faster.',
  request: { ...named, ...body(z.object({ version, doc: groupDoc })) },
  responses: { 200: done, ...refusals },
})
export const deleteMenuGroupRoute = createRoute({
  ...staff,
  method: 'delete',
  path: `${at}/groups/{id}`,
  description: 'Takes a group away that has no items.',
  request: { ...named, query: z.object({ version: z.coerce.number().int().min(1).max(2_000_000_000) }) },
  responses: { 200: done, ...refusals },
})
export const orderMenuRoute = createRoute({
  ...staff,
  method: 'put',
  path: `${at}/order`,
  description:
    'The whole order: every group with every item of it. Refused as menu-changed when one is missing.',
  request: body(z.object({ groups: z.array(z.object({ id, items: z.array(id).max(2000) })).max(200) })),
  responses: { 200: done, ...refusals },
})
export const bulkMenuRoute = createRoute({
  ...staff,
  method: 'post',
  path: `${at}/bulk`,
  description: 'One change of many items, taken back as one.',
  request: body(z.object({ item_ids: z.array(id).min(1).max(500), change: bulkChange })),
  responses: { 200: json('How many changed', z.object({ changed: z.int() })), ...refusals },
})
export const undoMenuRoute = createRoute({
  ...staff,
  method: 'post',
  path: `${at}/undo`,
  description: 'Takes a press back, as long as nothing was changed over it.',
  request: body(z.object({ batch: id })),
  responses: { 200: done, ...refusals },
})
export const addPriceChangeRoute = createRoute({
  ...staff,
  method: 'post',
  path: `${at}/items/{id}/price-changes`,
  description: 'Another price from a moment on.',
  request: { ...named, ...body(z.object({ price: amount, due_at: moment.or(localTime) })) },
  responses: { 201: json('The item', deskItem), ...refusals },
})
export const deletePriceChangeRoute = createRoute({
  ...staff,
  method: 'delete',
  path: `${at}/price-changes/{id}`,
  description: 'Calls a price to come off.',
  request: named,
  responses: { 200: done, ...refusals },
})
export const addMenuPictureRoute = createRoute({
  ...staff,
  method: 'post',
  path: `${at}/pictures`,
  description:
    'The bytes of a picture, cut to size by the page; encoded anew, in all sizes. Refused as uploads of guests are.',
  request: {
    body: {
      required: true,
      content: {
        'application/octet-stream': { schema: z.any().openapi({ type: 'string', format: 'binary' }) },
      },
    },
  },
  responses: {
    201: json('The picture', picture),
    413: json(`Larger than ${limits.imageMegabytes} MB`, errorBody),
    503: json('Too many uploads at once', errorBody),
    ...refusals,
  },
})

export type MenuDeskWire = z.infer<typeof desk>
export type DeskItemWire = z.infer<typeof deskItem>
export type BulkChangeBody = z.infer<typeof bulkChange>
