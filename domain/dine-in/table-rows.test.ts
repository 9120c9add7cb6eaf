import fc from 'fast-check'
import { expect, it } from 'vitest'
import { billRows } from '../pricing/bill-rows.ts'
import type { PriceRules } from '../pricing/price-rules.ts'
import { makeBill, type PricedLine } from '../pricing/make-bill.ts'
import type { PriceExtras } from '../pricing/price-extras.ts'
import { tableBill } from './table-bill.ts'

const upTo = (max: number, min = 0) => fc.integer({ min, max })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const none = fc.constant(undefined)
const words = { ar: 'صنف', en: 'Item' }
const rules: PriceRules = { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat: false }
const coupon = { id: 'c', code: 'C', name: words, benefit: { kind: 'amount' as const, amount: 700 } }

/** All that a bill can have besides dishes; what no table has is none. A new one has to be named here. */
const extras = {
  deliveryFee: none,
  freeDelivery: none,
  freeDeliveryAbove: none,
  fees: none,
  coupon: maybe(fc.constant(coupon)),
  points: maybe(fc.record({ balance: upTo(2000), value: upTo(20), least: upTo(50) })),
  serviceBasisPoints: maybe(upTo(2000, 1)),
  wallet: none,
  gatewayMinimum: maybe(upTo(500)),
} satisfies Readonly<Record<keyof PriceExtras, fc.Arbitrary<unknown>>>

const someLines: fc.Arbitrary<PricedLine[]> = fc
  .array(fc.record({ price: upTo(20_000, 1), deposit: maybe(upTo(3000, 1)) }), { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map(({ price, deposit }, i) => ({
      line: {
        lineId: `l${i}`,
        itemId: `i${i}`,
        name: words,
        quantity: 1,
        note: '',
        options: [],
        unitPrice: price,
        subtotal: price,
        discount: 0,
        ...(deposit && { deposit }),
      },
      food: price,
      groupId: 'g',
    })),
  )

it('the bill of a table with one round has every row of that round’s own bill', () => {
  fc.assert(
    fc.property(someLines, fc.record(extras), (lines, some) => {
      const bill = makeBill(lines, rules, some)
      const round = { orderId: 'r', void: false, bill: makeBill(lines, rules, {}) }
      expect(billRows(tableBill([round], [], rules, some).bill)).toEqual(billRows(bill))
    }),
  )
})
