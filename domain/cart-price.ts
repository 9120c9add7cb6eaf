import type { Bill, BillLine } from './bill.ts'
import type { CartLine } from './cart.ts'
import type { Item } from './menu.ts'
import { allot, divideHalfUp, shareOf, type Currency, type Minor } from './money.ts'
import { resolveOptions, type ResolvedOption } from './option-choice.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'

/** What the calculator needs to know of the tenant. */
export interface PriceRules {
  readonly currency: Currency
  readonly vatBasisPoints: number
  readonly pricesIncludeVat: boolean
}

/**
 * The one price calculator (domain "Orders", safety 6 and 7). Takes cart lines, the menu's items by id and the
 * tenant's rules; returns the bill in whole minor units, or refuses when a line names an unknown item or its options
 * do not stand. VAT is rounded half up once on the document and allotted to lines by largest remainder, so that the
 * lines always add up to the total.
 */
export function priceCart(
  lines: readonly CartLine[],
  items: ReadonlyMap<string, Item>,
  rules: PriceRules,
): Bill | Refusal {
  const priced: PricedLine[] = []
  for (const line of lines) {
    const item = items.get(line.itemId)
    if (!item) return refuse('item-not-found', { details: { item_id: line.itemId } })
    const options = resolveOptions(item, line.options)
    if (isRefusal(options))
      return { ...options, details: { ...options.details, item_id: item.id, item: item.name } }
    priced.push(priceLine(line, item, options))
  }
  return totalOf(priced, rules)
}

interface PricedLine {
  readonly line: Omit<BillLine, 'vat' | 'paid'>
  readonly food: Minor
}

/**
 * Takes an item and its resolved options; returns the price of one piece and of one piece before product discounts,
 * minor units. Used by the item page's button and by the calculator alike.
 */
export function unitPriceOf(
  item: Pick<Item, 'price' | 'priceBefore'>,
  options: readonly ResolvedOption[],
): { price: Minor; before: Minor } {
  const extra = options.reduce((sum, { option, quantity }) => sum + option.price * quantity, 0)
  return { price: item.price + extra, before: (item.priceBefore ?? item.price) + extra }
}

function priceLine(line: CartLine, item: Item, options: readonly ResolvedOption[]): PricedLine {
  const { price, before } = unitPriceOf(item, options)
  return {
    food: price * line.quantity,
    line: {
      lineId: line.id,
      itemId: item.id,
      name: item.name,
      quantity: line.quantity,
      note: line.note,
      ...(item.picture && { picture: item.picture }),
      options: options.map(({ group, option, quantity }) => ({
        optionId: option.id,
        group: group.name,
        name: option.name,
        quantity,
        price: option.price,
      })),
      unitPrice: before,
      subtotal: before * line.quantity,
      discount: (before - price) * line.quantity,
    },
  }
}

function totalOf(priced: readonly PricedLine[], rules: PriceRules): Bill {
  const sum = (pick: (one: PricedLine) => Minor) => priced.reduce((total, one) => total + pick(one), 0)
  const food = sum((one) => one.food)
  const { vatBasisPoints: rate, pricesIncludeVat } = rules
  const vat = pricesIncludeVat ? food - divideHalfUp(food * 10_000, 10_000 + rate) : shareOf(food, rate)
  const total = pricesIncludeVat ? food : food + vat
  const vats = allot(
    vat,
    priced.map((one) => one.food),
  )
  return {
    currency: rules.currency,
    lines: priced.map((one, i) => {
      const share = vats[i] ?? 0
      return { ...one.line, vat: share, paid: pricesIncludeVat ? one.food : one.food + share }
    }),
    count: priced.reduce((count, one) => count + one.line.quantity, 0),
    subtotal: sum((one) => one.line.subtotal),
    discount: sum((one) => one.line.discount),
    food,
    vatBasisPoints: rate,
    pricesIncludeVat,
    taxable: total - vat,
    vat,
    total,
    toPay: total,
  }
}
