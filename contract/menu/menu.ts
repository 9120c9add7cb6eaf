import { createRoute, z } from '@hono/zod-openapi'
import { diets, itemTags } from '#domain/menu/menu.ts'
import { labelMark, menuLabels } from './menu-labels.ts'
import { amount, id, json, moment, orderType, picture, refusals } from '../core/wire.ts'

/** `available` now; else why not. `order_ahead`: only for later. `closed`: the branch is not taking orders now. */
export const itemState = z.enum(['available', 'sold_out', 'out_of_window', 'order_ahead'])

const allergen = z.object({ id, name: z.string(), icon: z.string() })

const itemCard = z
  .object({
    id,
    group_id: id,
    name: z.string(),
    description: z.string(),
    price: amount,
    price_before: amount.nullable(),
    calories: z.int().nullable(),
    picture: picture.nullable(),
    state: itemState,
    /** Finished words for the state, e.g. "until 11:30 AM"; empty when there is nothing to say. */
    state_note: z.string(),
    featured: z.boolean(),
    tags: z.array(z.enum(itemTags)),
    /** True when it cannot be added without a choice. */
    needs_choice: z.boolean(),
    max_quantity: z.int().nullable(),
    /** Ids of the allergens that nobody gets around who orders it; none = the restaurant named none. */
    holds: z.array(id).optional(),
    /** What the law wants beside it, in finished words; none = nothing. */
    marks: z.array(labelMark).optional(),
  })
  .openapi('ItemCard')

const option = z.object({
  id,
  name: z.string(),
  price: amount,
  min: z.int(),
  max: z.int(),
  calories: z.int().nullable(),
  /** What it adds to the portion's labels; of a combo's choice those of its item. */
  labels: menuLabels.optional(),
  /** What is in it, of a combo's choice with all that its item has; none = the restaurant named none. */
  allergens: z.array(allergen).optional(),
  unfit: z.array(z.enum(diets)).optional(),
  preset: z.boolean(),
  /** A combo's choice: the item of the menu that it stands for, with its picture, and whether it cannot be had now. */
  item_id: id.nullable(),
  picture: picture.nullable(),
  out: z.boolean(),
})
/** What may be chosen of a dish. */
export const optionGroup = z
  .object({
    id,
    name: z.string(),
    min: z.int(),
    max: z.int(),
    /** So many pieces cost nothing, the dearest first. */
    free: z.int(),
    /** Shown only while this option of another group is chosen. */
    when: id.nullable(),
    options: z.array(option),
  })
  .openapi('OptionGroup')

/** A returnable deposit that goes with each piece. */
export const deposit = z
  .object({ id, name: z.string(), amount, min: z.int(), max: z.int() })
  .openapi('Deposit')

const itemDetail = itemCard
  .extend({
    allergens: z.array(allergen),
    option_groups: z.array(optionGroup),
    deposits: z.array(deposit),
    group_name: z.string(),
    labels: menuLabels.optional(),
    /** Minutes of activity stand beside its calories. */
    activity: z.boolean(),
    plate: z.int(),
    /** Of the guests who gave it a thumb; none until enough have. */
    likes: z.object({ percent: z.int(), count: z.int() }).nullable(),
  })
  .openapi('Item')

export const branch = z
  .object({
    id,
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    types: z.array(orderType),
    asap_allowed: z.boolean(),
    schedule_allowed: z.boolean(),
    /** Open and taking orders at the moment of rendering. */
    open: z.boolean(),
    /** Finished words: "Open till 01:00 AM", "Opens at 10:00 AM". */
    hours_note: z.string(),
    ready_minutes: z.object({ from: z.int(), to: z.int() }),
    /** What guests say of it, "4.6" of 5; none until enough have. */
    stars: z.object({ average: z.string(), count: z.int() }).nullable(),
    tax: z.object({
      enable_custom_tax: z.boolean(),
      custom_tax_number: z.string(),
      custom_tax_url: z.string(),
    }),
  })
  .openapi('Branch')

const menuGroup = z.object({
  id,
  name: z.string(),
  picture: picture.nullable(),
  plate: z.int(),
  item_ids: z.array(id),
  note: z.string(),
})

const menuType = orderType.or(z.literal('e'))

export const menu = z
  .object({
    type: menuType,
    branch,
    groups: z.array(menuGroup),
    items: z.array(itemCard),
    /** Words of the filter "hide what I cannot eat"; none where the menu names no allergen and no diet. */
    avoid: z.string().optional(),
    /** What the law wants said once on a menu with caffeine, in finished words. */
    caffeine_note: z.string().optional(),
    content_version: z.int(),
    rendered_at: moment,
    /** The next moment at which this answer changes by the clock; none when it does not (safety: page cache). */
    changes_at: moment.nullable(),
  })
  .openapi('Menu')

/** Without a type the branch's usual one answers. */
const choice = z.object({ type: menuType.optional(), branch_id: id.optional() })

export const getMenuRoute = createRoute({
  method: 'get',
  path: '/api/v1/menu',
  description:
    'Groups and dishes of a branch and order type, with what is sold out and until when. Without a type the branch’s usual one.',
  tags: ['menu'],
  request: { query: choice },
  responses: { 200: json('The menu of a branch, as it stands now', menu), ...refusals },
})

const itemPage = z.object({
  item: itemDetail,
  /** How and where it is sold: as asked or, where that was not said, the first way and branch that have it. */
  type: menuType,
  branch,
  rendered_at: moment,
  changes_at: moment.nullable(),
})

export const getItemRoute = createRoute({
  method: 'get',
  path: '/api/v1/menu/items/{id}',
  description: 'A dish with its options.',
  tags: ['menu'],
  request: { params: z.object({ id }), query: choice },
  responses: {
    200: json('One item with its options', itemPage),
    ...refusals,
  },
})

export const getAllergensRoute = createRoute({
  method: 'get',
  path: '/api/v1/menu/allergens',
  description: 'All allergens of the restaurant.',
  tags: ['menu'],
  request: { query: z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) }) },
  responses: {
    200: json(
      'All allergens',
      z.object({ data: z.array(z.object({ id, name: z.string(), icon: z.string() })) }),
    ),
    ...refusals,
  },
})

export const getBranchesRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/frontend/branches',
  description: 'Branches with hours, and whether they are open now.',
  tags: ['branch'],
  request: { query: z.object({ type: orderType.optional() }) },
  responses: {
    200: json(
      'The branches',
      z.object({ data: z.array(branch), rendered_at: moment, changes_at: moment.nullable() }),
    ),
    ...refusals,
  },
})

export const getBranchRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/frontend/branches/{id}',
  description: 'One branch.',
  tags: ['branch'],
  request: { params: z.object({ id }) },
  responses: { 200: json('One branch', z.object({ data: branch })), ...refusals },
})

export type ItemCardWire = z.infer<typeof itemCard>
export type ItemWire = z.infer<typeof itemDetail>
export type DepositWire = z.infer<typeof deposit>
export type OptionGroupWire = z.infer<typeof optionGroup>
export type BranchWire = z.infer<typeof branch>
export type MenuWire = z.infer<typeof menu>
export type ItemPageWire = z.infer<typeof itemPage>
