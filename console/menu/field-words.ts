import type { ItemField } from '#domain/menu/menu-doc.ts'
import type { TextKey } from '../i18n/catalogue.ts'

/** What staff call each field of an item. */
export const fieldWords: Readonly<Record<ItemField, TextKey>> = {
  code: 'dish.code',
  groupId: 'menu.group',
  name: 'dish.name-ar',
  description: 'dish.description-ar',
  price: 'dish.price',
  priceBefore: 'dish.price-before',
  tax: 'dish.tax',
  calories: 'dish.calories',
  labels: 'dish.labels',
  picture: 'dish.picture',
  allergens: 'dish.allergens',
  optionGroups: 'dish.groups',
  deposits: 'dish.deposits',
  windows: 'dish.windows',
  maxQuantity: 'dish.max',
  scheduledOnly: 'dish.scheduled-only',
  featured: 'dish.featured',
  tags: 'dish.tags',
  types: 'dish.available',
  makeMinutes: 'dish.minutes',
  onSale: 'menu.title',
}
