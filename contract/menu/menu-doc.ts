import { z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { taxCategoryCodes } from '#domain/pricing/line-tax.ts'
import { diets, itemTags } from '#domain/menu/menu.ts'
import { menuLabels } from './menu-labels.ts'
import { inEachLanguage, amount, day, id, orderType, picture } from '../core/wire.ts'

/** Far above the limit in characters, so that what is only too long is refused by its field's own words. */
const text = (most: number) => z.string().max(most * 8)
const words = (most: number) => inEachLanguage(text(most))
const count = z.int().min(0).max(1000)
const window = z.object({
  days: z.array(z.int().min(0).max(6)).max(7),
  from: z.int().min(0).max(1439),
  to: z.int().min(0).max(2880),
  /** First and last day on which it begins; absent = no limit. */
  first: day.optional(),
  last: day.optional(),
})
export const windows = z.array(window).max(30)

const option = z.object({
  id,
  name: words(limits.dishName),
  price: amount,
  min: count,
  max: count,
  calories: z.int().nullable(),
  labels: menuLabels.default({}),
  /** Ids of allergens in it. */
  allergens: z.array(id).max(50).default([]),
  /** Diets that a dish does not fit any more with it. */
  unfit: z.array(z.enum(diets)).max(2).default([]),
  preset: z.boolean(),
  /** A combo's choice: the item that it stands for. */
  item_id: id.nullable(),
})
const optionGroup = z.object({
  id,
  name: words(limits.dishName),
  min: count,
  max: count,
  /** So many pieces of it cost nothing. */
  free: count,
  /** Shown only while this option of an earlier group is chosen. */
  when: id.nullable(),
  /** The set of groups that dishes have in common, by the id of its first; null = this dish's alone. Edited here, all of them change. */
  shared: id.nullable().default(null),
  options: z.array(option).max(limits.optionsPerGroup),
})
const deposit = z.object({ id, name: words(limits.dishName), amount, min: count, max: count })

/** How VAT is due where that is not at the restaurant's rate. */
export const taxDoc = z.object({
  category: z.enum(taxCategoryCodes),
  /** 500 = 5 %; 0 for all but `standard`. */
  basis_points: z.int(),
  /** The authority's code of why no VAT is due; empty = none. */
  code: text(limits.taxCode),
  reason: words(limits.taxReason),
})

/** An item as staff type it. Ids of parts that are new are made up by the browser; the server gives them their own. */
export const itemDoc = z
  .object({
    /** The restaurant's own code (SKU); empty = none. */
    code: text(limits.dishCode),
    group_id: id,
    name: words(limits.dishName),
    description: words(limits.notes),
    price: amount,
    price_before: amount.nullable(),
    tax: taxDoc.nullable(),
    calories: z.int().nullable(),
    labels: menuLabels.default({}),
    picture: picture.nullable(),
    allergens: z.array(id).max(50),
    option_groups: z.array(optionGroup).max(limits.optionGroups),
    deposits: z.array(deposit).max(limits.depositsPerItem),
    windows,
    max_quantity: z.int().nullable(),
    scheduled_only: z.boolean(),
    featured: z.boolean(),
    tags: z.array(z.enum(itemTags)).max(4),
    types: z.array(orderType).max(4),
    make_minutes: z.int(),
    on_sale: z.boolean(),
  })
  .openapi('ItemDoc')

export const groupDoc = z
  .object({ name: words(limits.dishName), windows, picture: picture.nullable() })
  .openapi('GroupDoc')

export type ItemDocWire = z.infer<typeof itemDoc>
export type OptionGroupDocWire = ItemDocWire['option_groups'][number]
export type OptionDocWire = OptionGroupDocWire['options'][number]
export type DepositDocWire = ItemDocWire['deposits'][number]
export type TaxDocWire = z.infer<typeof taxDoc>
export type GroupDocWire = z.infer<typeof groupDoc>
