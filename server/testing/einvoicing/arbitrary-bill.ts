import fc from 'fast-check'
import type { CategoryOf } from '#domain/einvoicing/lines-of-bill.ts'
import { outsideScope, taxReasons } from '#domain/einvoicing/tax-reasons.ts'
import type { TaxCategory } from '#domain/einvoicing/tax-document.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import type { CouponBenefit } from '#domain/pricing/coupon-benefit.ts'
import { makeBill, type PricedLine } from '#domain/pricing/make-bill.ts'
import type { PriceExtras } from '#domain/pricing/price-extras.ts'

/** A bill of a Saudi restaurant and how its lines are taxed. */
export interface SomeBill {
  readonly bill: Bill
  readonly categoryOf: CategoryOf
}

const words = { ar: 'صنف & <خاص>', en: 'Item' }
const upTo = (max: number, min = 0) => fc.integer({ min, max })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })

const someBenefits: fc.Arbitrary<CouponBenefit> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints: upTo(10_000, 1) }),
  fc.record({ kind: fc.constant('amount' as const), amount: upTo(20_000, 1) }),
  fc.constant({ kind: 'free_delivery' as const }),
  fc.record({ kind: fc.constant('free_item' as const), itemId: fc.constant('i0'), quantity: upTo(3, 1) }),
)

const someExtras: fc.Arbitrary<PriceExtras> = fc.record({
  deliveryFee: maybe(upTo(5000)),
  freeDelivery: fc.boolean(),
  coupon: maybe(someBenefits.map((benefit) => ({ id: 'c', code: 'C', name: words, benefit }))),
  points: maybe(fc.record({ balance: upTo(20_000), value: upTo(200), least: upTo(500) })),
  serviceBasisPoints: maybe(upTo(2000)),
  wallet: maybe(fc.record({ balance: upTo(200_000) })),
})

const someLines = fc.array(
  fc.record({
    // a gift costs nothing
    price: fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 9, arbitrary: upTo(300, 1) },
      { weight: 9, arbitrary: upTo(50_000, 1) },
    ),
    off: fc.oneof(fc.constant(0), upTo(2000)),
    quantity: upTo(12, 1),
    deposit: maybe(fc.record({ price: upTo(3000), quantity: upTo(2, 1) })),
  }),
  { minLength: 1, maxLength: 6 },
)

type SomeLine = (typeof someLines)['generate'] extends (...input: never[]) => { value: infer T } ? T : never

function pricedLines(prefix: string, wanted: SomeLine): PricedLine[] {
  return wanted.map(({ price, off, quantity, deposit }, i): PricedLine => {
    const subtotal = (price + off) * quantity
    return {
      groupId: 'g',
      food: price * quantity,
      line: {
        lineId: `${prefix}${i}`,
        itemId: `i${i}`,
        name: words,
        quantity,
        note: '',
        options: [],
        unitPrice: price + off,
        subtotal,
        discount: off * quantity,
        ...(deposit && {
          deposit: deposit.price * deposit.quantity * quantity,
          deposits: [{ depositId: 'd', name: words, quantity: deposit.quantity, price: deposit.price }],
        }),
      },
    }
  })
}

const untaxed: readonly TaxCategory[] = [
  ...taxReasons('SA')
    .zero.slice(0, 2)
    .map((reason) => ({ code: 'zero' as const, basisPoints: 0, reason })),
  ...taxReasons('SA')
    .exempt.slice(0, 1)
    .map((reason) => ({ code: 'exempt' as const, basisPoints: 0, reason })),
  outsideScope('SA'),
]

/** Any bill of a Saudi restaurant: with VAT inside its prices or not, and with lines that bear none. */
export const someBills: fc.Arbitrary<SomeBill> = fc
  .record({
    pricesIncludeVat: fc.boolean(),
    taxed: someLines,
    extras: someExtras,
    untaxed: maybe(fc.record({ lines: someLines, category: fc.constantFrom(...untaxed) })),
  })
  .map(({ pricesIncludeVat, taxed, extras, untaxed: other }) => {
    const rules = { currency: 'SAR' as const, vatBasisPoints: 1500, pricesIncludeVat }
    const bill = makeBill(pricedLines('s', taxed), rules, extras)
    if (!other) return { bill, categoryOf: () => undefined }
    const service = extras.serviceBasisPoints
    const free = makeBill(
      pricedLines('n', other.lines),
      { ...rules, vatBasisPoints: 0 },
      service === undefined ? {} : { serviceBasisPoints: service },
    )
    return {
      bill: putTogether(bill, free),
      categoryOf: ({ lineId }) => (lineId.startsWith('n') ? other.category : undefined),
    }
  })

/** One bill of both, as the calculator makes it of lines with other taxes: VAT is rounded once for each kind. */
function putTogether(bill: Bill, free: Bill): Bill {
  const sum = (of: (one: Bill) => number | undefined) => (of(bill) ?? 0) + (of(free) ?? 0)
  const service = sum((one) => one.service?.amount)
  const deposits = sum((one) => one.deposits)
  return {
    ...bill,
    lines: [...bill.lines, ...free.lines],
    count: sum((one) => one.count),
    subtotal: sum((one) => one.subtotal),
    discount: sum((one) => one.discount),
    food: sum((one) => one.food),
    ...(service > 0 && { service: { basisPoints: bill.service?.basisPoints ?? 0, amount: service } }),
    taxable: sum((one) => one.taxable),
    ...(deposits > 0 && { deposits }),
    total: sum((one) => one.total),
    toPay: sum((one) => one.toPay),
  }
}
