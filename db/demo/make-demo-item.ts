import { orderTypes } from '#domain/core/order-type.ts'
import type { Picture } from '#domain/core/picture.ts'
import type { Item, OptionGroup } from '#domain/menu/menu.ts'
import { money } from './money.ts'
import type { DemoItem, DemoOptionGroup } from './shape.ts'

/** Takes names; returns the id that they have in this restaurant. */
export type DemoId = (...names: string[]) => string

interface ItemPlace {
  readonly id: DemoId
  readonly groupId: string
  readonly picture: Picture
  readonly position: number
}

/** Takes an item of the demo and its place; returns it as the makers take it. */
export function makeDemoItem(item: DemoItem, { id, groupId, picture, position }: ItemPlace): Item {
  return {
    id: id('item', item.slug),
    groupId,
    name: item.name,
    description: item.description,
    price: money(item.price),
    picture,
    position,
    calories: item.calories,
    ...(item.labels && { labels: item.labels }),
    allergens: (item.allergens ?? []).map((slug) => id('allergen', slug)),
    windows: item.windows ?? [],
    scheduledOnly: item.scheduledOnly ?? false,
    featured: item.featured ?? false,
    tags: item.tags ?? [],
    types: item.types ?? orderTypes,
    makeMinutes: item.makeMinutes ?? 5,
    ...(item.priceBefore && { priceBefore: money(item.priceBefore) }),
    ...(item.maxQuantity && { maxQuantity: item.maxQuantity }),
    optionGroups: (item.options ?? []).map((group, g) => makeOptions(item, group, g, id)),
    ...(item.deposits && {
      deposits: item.deposits.map((one, d) => ({
        id: id('deposit', item.slug, String(d)),
        name: one.name,
        amount: money(one.amount),
        min: one.min,
        max: one.max,
      })),
    }),
  }
}

function makeOptions(item: DemoItem, group: DemoOptionGroup, g: number, id: DemoId): OptionGroup {
  return {
    id: id('options', item.slug, String(g)),
    name: group.name,
    min: group.min,
    max: group.max,
    ...(group.free && { free: group.free }),
    ...(group.when && { when: id('option', item.slug, String(group.when.group), String(group.when.option)) }),
    options: group.options.map((option, o) => ({
      id: id('option', item.slug, String(g), String(o)),
      name: option.name,
      price: money(option.price),
      min: 1,
      max: option.max ?? 1,
      preset: option.preset ?? false,
      ...(option.calories !== undefined && { calories: option.calories }),
      ...(option.labels && { labels: option.labels }),
      ...(option.allergens && { allergens: option.allergens.map((slug) => id('allergen', slug)) }),
      ...(option.unfit && { unfit: option.unfit }),
      ...(option.item && { itemId: id('item', option.item) }),
    })),
  }
}
