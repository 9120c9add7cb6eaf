import fc from 'fast-check'
import { outsideScope, taxReasons } from '#domain/einvoicing/tax-reasons.ts'
import type { TaxCategory } from '#domain/einvoicing/tax-document.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import type { CouponBenefit } from '#domain/pricing/coupon-benefit.ts'
import type { Fee } from '#domain/pricing/fee.ts'
import { makeBill, type PricedLine } from '#domain/pricing/make-bill.ts'
import type { PriceExtras } from '#domain/pricing/price-extras.ts'

const words = { ar: 'صنف & <خاص>', en: 'Item' }
const upTo = (max: number, min = 0) => fc.integer({ min, max })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })

const someBenefits: fc.Arbitrary<CouponBenefit> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints: upTo(10_000, 1) }),
  fc.record({ kind: fc.constant('amount' as const), amount: upTo(20_000, 1) }),
  fc.constant({ kind: 'free_delivery' as const }),
  fc.record({ kind: fc.constant('free_item' as const), itemId: fc.constant('i0'), quantity: upTo(3, 1) }),
)

const untaxed: readonly TaxCategory[] = [
  ...taxReasons('SA')
    .zero.slice(0, 2)
    .map((reason) => ({ code: 'zero' as const, basisPoints: 0, reason })),
  ...taxReasons('SA')
    .exempt.slice(0, 1)
    .map((reason) => ({ code: 'exempt' as const, basisPoints: 0, reason })),
  outsideScope('SA'),
]

const someFees = fc.array(
  fc
    .record({
      charge: fc.oneof(
        fc.record({ kind: fc.constantFrom('order' as const, 'piece' as const), amount: upTo(2000) }),
        fc.record({ kind: fc.constant('share' as const), basisPoints: upTo(2000) }),
      ),
      tax: maybe(fc.constantFrom(...untaxed)),
    })
    .map(({ charge, tax }) => ({ charge, ...(tax && { tax }) })),
  { maxLength: 2 },
)

const someExtras: fc.Arbitrary<PriceExtras> = fc.record({
  fees: someFees.map((fees) =>
    fees.map((fee, i): Fee => ({
      id: `f${i}`,
      name: words,
      types: ['pickup'],
      branchIds: [],
      active: true,
      ...fee,
    })),
  ),
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

/** Any bill of a Saudi restaurant: with VAT inside its prices or not, with lines that bear none, and fees of the owner's own. */
export const someBills: fc.Arbitrary<Bill> = fc
  .record({
    pricesIncludeVat: fc.boolean(),
    taxed: someLines,
    extras: someExtras,
    untaxed: maybe(fc.record({ lines: someLines, category: fc.constantFrom(...untaxed) })),
  })
  .map(({ pricesIncludeVat, taxed, extras, untaxed: other }) => {
    const free = other ? pricedLines('n', other.lines) : []
    const lines = [
      ...pricedLines('s', taxed),
      ...free.map((one) => ({ ...one, line: { ...one.line, ...(other && { tax: other.category }) } })),
    ]
    return makeBill(lines, { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat }, extras)
  })
