import type { PriceRules } from './price-rules.ts'
import type { Bill } from './bill.ts'
import { makeBill, type PricedLine } from './make-bill.ts'
import type { CartLine } from '../menu/cart-line.ts'
import { depositOf, resolveDeposits, type ResolvedDeposit } from '../menu/deposit-choice.ts'
import { ownTax } from './line-tax.ts'
import type { TaxCategory } from '../einvoicing/tax-document.ts'
import type { Item } from '../menu/menu.ts'
import type { Minor } from '../core/money.ts'
import { optionsPrice, resolveOptions, type ResolvedOption } from '../menu/option-choice.ts'
import type { PriceExtras } from './price-extras.ts'
import { isRefusal, refuse, type Refusal } from '../core/refusal.ts'

/**
 * The one price calculator (rule "Price calculator", safety 6 and 7). Takes cart lines, the menu's items by id, the tenant's
 * rules and what the order has besides its dishes; returns the bill in whole minor units, or refuses when a line names
 * an unknown item, or its options or deposits do not stand. In this order: lines, product discounts, coupon, points,
 * delivery fee and service charge, VAT, deposits, wallet, left to pay. Rounded half up once on the document and allotted
 * to lines by largest remainder, so that what is printed always adds up.
 */
export function priceCart(
  lines: readonly CartLine[],
  items: ReadonlyMap<string, Item>,
  rules: PriceRules,
  extras: PriceExtras = {},
): Bill | Refusal {
  const priced: PricedLine[] = []
  for (const line of lines) {
    const item = items.get(line.itemId)
    if (!item) return refuse('item-not-found', { details: { item_id: line.itemId } })
    const options = resolveOptions(item, line.options)
    if (isRefusal(options)) return aboutItem(options, item)
    const deposits = resolveDeposits(item, line.deposits)
    if (isRefusal(deposits)) return aboutItem(deposits, item)
    priced.push(priceLine(line, item, { options, deposits, tax: ownTax(item.tax, rules.vatBasisPoints) }))
  }
  return makeBill(priced, rules, extras)
}

/**
 * Takes an item and its resolved options; returns the price of one piece and of one piece before product discounts,
 * minor units. Used by the item page's button and by the calculator alike.
 */
export function unitPriceOf(
  item: Pick<Item, 'price' | 'priceBefore'>,
  options: readonly ResolvedOption[],
): { price: Minor; before: Minor } {
  const extra = optionsPrice(options)
  return { price: item.price + extra, before: (item.priceBefore ?? item.price) + extra }
}

const aboutItem = (refused: Refusal, item: Item): Refusal => ({
  ...refused,
  details: { ...refused.details, item_id: item.id, item: item.name },
})

interface Resolved {
  readonly options: readonly ResolvedOption[]
  readonly deposits: readonly ResolvedDeposit[]
  readonly tax: TaxCategory | undefined
}

function priceLine(line: CartLine, item: Item, { options, deposits, tax }: Resolved): PricedLine {
  const { price, before } = unitPriceOf(item, options)
  return {
    food: price * line.quantity,
    groupId: item.groupId,
    line: {
      lineId: line.id,
      itemId: item.id,
      name: item.name,
      quantity: line.quantity,
      note: line.note,
      ...(item.picture && { picture: item.picture }),
      options: options.map(({ group, option, quantity, free }) => ({
        optionId: option.id,
        group: group.name,
        name: option.name,
        quantity,
        price: option.price,
        ...(free > 0 && { free }),
      })),
      unitPrice: before,
      subtotal: before * line.quantity,
      discount: (before - price) * line.quantity,
      ...(tax && { tax }),
      ...(deposits.length > 0 && {
        deposits: deposits.map(({ deposit, quantity }) => ({
          depositId: deposit.id,
          name: deposit.name,
          quantity,
          price: deposit.amount,
        })),
        deposit: depositOf(deposits) * line.quantity,
      }),
    },
  }
}
