import type { GroupDocWire, ItemDocWire, TaxDocWire } from '#contract/menu/menu-doc.ts'
import type { GroupDoc, ItemDoc } from '#domain/menu/menu-doc.ts'
import type { TaxCategory } from '#domain/einvoicing/tax-document.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'

/** No amount of money: out of every bound, so that its field is refused. */
const unread = -1
const minor = (text: string) => parseAmount(text) ?? unread

/** Takes an item as it came; returns it as a document. What cannot be read is out of bounds there. */
export function itemOfWire(doc: ItemDocWire): ItemDoc {
  return {
    ...(doc.code && { code: doc.code }),
    groupId: doc.group_id,
    name: doc.name,
    description: doc.description,
    price: minor(doc.price),
    ...(doc.price_before !== null && { priceBefore: minor(doc.price_before) }),
    ...(doc.tax && { tax: taxOfWire(doc.tax) }),
    ...(doc.calories !== null && { calories: doc.calories }),
    labels: doc.labels,
    ...(doc.picture && { picture: doc.picture }),
    allergens: doc.allergens,
    optionGroups: doc.option_groups.map(({ free, when, shared, options, ...group }) => ({
      ...group,
      ...(free > 0 && { free }),
      ...(when !== null && { when }),
      ...(shared !== null && { shared }),
      options: options.map(({ price, calories, item_id, ...option }) => ({
        ...option,
        price: minor(price),
        ...(calories !== null && { calories }),
        ...(item_id !== null && { itemId: item_id }),
      })),
    })),
    ...(doc.deposits.length > 0 && {
      deposits: doc.deposits.map(({ amount, ...deposit }) => ({ ...deposit, amount: minor(amount) })),
    }),
    windows: doc.windows,
    ...(doc.max_quantity !== null && { maxQuantity: doc.max_quantity }),
    scheduledOnly: doc.scheduled_only,
    featured: doc.featured,
    tags: doc.tags,
    types: doc.types,
    makeMinutes: doc.make_minutes,
    onSale: doc.on_sale,
  }
}

/** Takes a tax as it came; returns it as the menu keeps it, unchecked. */
export function taxOfWire({ category, basis_points: basisPoints, code, reason }: TaxDocWire): TaxCategory {
  return { code: category, basisPoints, reason: { code, text: reason } }
}

/** Takes a tax; returns it as it travels. */
export function taxToWire({ code, basisPoints, reason }: TaxCategory): TaxDocWire {
  const { code: why = '', text = { ar: '', en: '' } } = reason ?? {}
  return { category: code, basis_points: basisPoints, code: why, reason: text }
}

/** Takes a document; returns it as it travels. */
export function itemToWire(doc: ItemDoc): ItemDocWire {
  return {
    code: doc.code ?? '',
    group_id: doc.groupId,
    name: doc.name,
    description: doc.description,
    price: toDecimal(doc.price),
    price_before: doc.priceBefore === undefined ? null : toDecimal(doc.priceBefore),
    tax: doc.tax ? taxToWire(doc.tax) : null,
    calories: doc.calories ?? null,
    labels: doc.labels ?? {},
    picture: doc.picture ?? null,
    allergens: [...doc.allergens],
    option_groups: doc.optionGroups.map(({ free = 0, when = null, shared = null, options, ...group }) => ({
      ...group,
      free,
      when,
      shared,
      options: options.map(
        ({ price, calories = null, labels = {}, allergens = [], unfit = [], itemId = null, ...option }) => ({
          ...option,
          labels,
          allergens: [...allergens],
          unfit: [...unfit],
          price: toDecimal(price),
          calories,
          item_id: itemId,
        }),
      ),
    })),
    deposits: (doc.deposits ?? []).map(({ amount, ...deposit }) => ({
      ...deposit,
      amount: toDecimal(amount),
    })),
    windows: doc.windows.map((window) => ({ ...window, days: [...window.days] })),
    max_quantity: doc.maxQuantity ?? null,
    scheduled_only: doc.scheduledOnly,
    featured: doc.featured,
    tags: [...doc.tags],
    types: [...doc.types],
    make_minutes: doc.makeMinutes,
    on_sale: doc.onSale,
  }
}

/** Takes a group as it came; returns it as a document. */
export function groupOfWire({ name, windows, picture }: GroupDocWire): GroupDoc {
  return { name, windows, ...(picture && { picture }) }
}

/** Takes a group's document; returns it as it travels. */
export function groupToWire({ name, windows, picture }: GroupDoc): GroupDocWire {
  return {
    name,
    windows: windows.map((window) => ({ ...window, days: [...window.days] })),
    picture: picture ?? null,
  }
}
