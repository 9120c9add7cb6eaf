import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCouponUsed, type Bill, type BillFee } from './bill.ts'
import { billRows, sumOfRows } from './bill-rows.ts'
import type { CartLine } from '../menu/cart-line.ts'
import type { PriceRules } from './price-rules.ts'
import { priceCart } from './cart-price.ts'
import type { Fee } from './fee.ts'
import { withLists, type PriceList } from '../menu/price-list.ts'
import type { CouponBenefit } from './coupon-benefit.ts'
import type { Item } from '../menu/menu.ts'
import { isTaxMixed, ownTax, taxKey, taxSums, taxSumsBack } from './line-tax.ts'
import type { TaxCategory } from '../einvoicing/tax-document.ts'
import type { PriceExtras } from './price-extras.ts'
import { shareOf } from '../core/money.ts'
import { isRefusal } from '../core/refusal.ts'
import {
  leftOf,
  refundPartKind,
  refundParts,
  spreadAmount,
  splitRefund,
  sumShares,
  type RefundLine,
} from './refund-split.ts'

// 100,000 carts with `npm run money`; a smaller count here keeps the suite short
const numRuns = process.env['TEST_MODE'] === 'money' ? 100_000 : 1500
const timeout = 900_000

interface SomeCart {
  lines: CartLine[]
  items: ReadonlyMap<string, Item>
  rules: PriceRules
  extras: PriceExtras
}

const words = { ar: 'صنف', en: 'Item' }
const upTo = (max: number, min = 0) => fc.integer({ min, max })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })

const someBenefits: fc.Arbitrary<CouponBenefit> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    basisPoints: upTo(10_000, 1),
    most: maybe(upTo(5000, 1)),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: upTo(50_000, 1) }),
  fc.constant({ kind: 'free_delivery' as const }),
  fc.record({ kind: fc.constant('free_item' as const), itemId: fc.constant('i0'), quantity: upTo(3, 1) }),
  fc.record({
    kind: fc.constant('buy_get' as const),
    buy: fc.constant({ groupIds: ['g0'] }),
    buyCount: upTo(3, 1),
    get: fc.constantFrom({}, { groupIds: ['g0'] }, { itemIds: ['i0', 'i1'] }),
    getCount: upTo(2, 1),
    basisPoints: upTo(10_000, 1),
    times: maybe(upTo(3, 1)),
  }),
)

const reason = { code: '', text: words }
/** How a dish may be taxed other than at the restaurant's rate. */
const someTaxes: fc.Arbitrary<TaxCategory> = fc.constantFrom<TaxCategory[]>(
  { code: 'standard', basisPoints: 500 },
  { code: 'standard', basisPoints: 1500 },
  { code: 'zero', basisPoints: 0, reason: { ...reason, code: 'VATEX-SA-35' } },
  { code: 'exempt', basisPoints: 0, reason },
  { code: 'outside-scope', basisPoints: 0, reason },
)

/** The owner's own fees, about all dishes or some. */
const someFees: fc.Arbitrary<Fee> = fc.record({
  id: fc.constant('f'),
  name: fc.constant(words),
  charge: fc.oneof(
    fc.record({ kind: fc.constantFrom('order' as const, 'piece' as const), amount: upTo(2000, 1) }),
    fc.record({ kind: fc.constant('share' as const), basisPoints: upTo(10_000, 1) }),
  ),
  types: fc.constant(['pickup' as const]),
  branchIds: fc.constant([]),
  below: maybe(upTo(50_000)),
  on: fc.constantFrom(undefined, {}, { groupIds: ['g0'] }, { itemIds: ['i1'] }),
  tax: maybe(someTaxes),
  active: fc.constant(true),
})

/** All that an order can have besides its dishes: a new one that no cart here has does not compile. */
const extras = {
  deliveryFee: maybe(upTo(5000)),
  freeDelivery: fc.boolean(),
  freeDeliveryAbove: maybe(upTo(50_000)),
  fees: maybe(
    fc.array(someFees, { maxLength: 4 }).map((list) => list.map((fee, i) => ({ ...fee, id: `f${i}` }))),
  ),
  coupon: maybe(someBenefits.map((benefit) => ({ id: 'c', code: 'C', name: words, benefit }))),
  points: maybe(fc.record({ balance: upTo(20_000), value: upTo(200), least: upTo(500) })),
  serviceBasisPoints: maybe(upTo(2000)),
  wallet: maybe(fc.record({ balance: upTo(200_000), minOrder: maybe(upTo(20_000)) })),
  gatewayMinimum: maybe(upTo(1000)),
} satisfies Readonly<Record<keyof PriceExtras, fc.Arbitrary<unknown>>>
const someExtras: fc.Arbitrary<PriceExtras> = fc.record(extras)

/** A price list that holds: dearer or cheaper, as an offer or not. */
const someLists: fc.Arbitrary<PriceList> = fc.record({
  id: fc.constant('p'),
  name: fc.constant(words),
  branchIds: fc.constant([]),
  channels: fc.constant([]),
  windows: fc.constant([]),
  basisPoints: upTo(20_000, -9000),
  groupIds: fc.constantFrom<string[]>([], ['g0']),
  prices: fc.constantFrom([], [{ itemId: 'i0', price: 0 }], [{ itemId: 'i0', price: 1234 }]),
  isOffer: fc.boolean(),
  active: fc.constant(true),
})

const someCarts: fc.Arbitrary<SomeCart> = fc
  .record({
    rules: fc.record({
      currency: fc.constantFrom('SAR' as const, 'EGP' as const, 'AED' as const, 'QAR' as const),
      vatBasisPoints: fc.constantFrom(0, 500, 1400, 1500, 1725),
      pricesIncludeVat: fc.boolean(),
    }),
    extras: someExtras,
    list: maybe(someLists),
    wanted: fc.array(
      fc.record({
        price: fc.oneof(upTo(300), upTo(50_000)),
        off: upTo(2000),
        tax: maybe(someTaxes),
        quantity: upTo(12, 1),
        deposit: maybe(fc.record({ price: upTo(3000), quantity: upTo(2, 1) })),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map(({ rules, extras, list, wanted }) => ({
    rules,
    extras,
    items: withLists(
      new Map(
        wanted.map(({ price, off, deposit, tax }, i) => [
          `i${i}`,
          { ...itemOf(i, price, off, deposit?.price), ...(tax && { tax }) },
        ]),
      ),
      list ? [{ list }] : [],
    ),
    lines: wanted.map(({ quantity, deposit }, i) => ({
      id: `l${i}`,
      itemId: `i${i}`,
      name: words,
      quantity,
      options: [],
      note: '',
      deposits: deposit ? [{ depositId: 'pot', quantity: deposit.quantity }] : [],
    })),
  }))

function itemOf(i: number, price: number, off: number, deposit: number | undefined): Item {
  return {
    id: `i${i}`,
    groupId: `g${i % 2}`,
    name: words,
    description: words,
    price,
    ...(off > 0 && { priceBefore: price + off }),
    allergens: [],
    optionGroups: [],
    deposits: deposit === undefined ? [] : [{ id: 'pot', name: words, amount: deposit, min: 0, max: 9 }],
    windows: [],
    scheduledOnly: false,
    featured: false,
    tags: [],
    types: ['pickup'],
    makeMinutes: 5,
    position: i,
  }
}

function billOf({ lines, items, rules, extras }: SomeCart): Bill {
  const bill = priceCart(lines, items, rules, extras)
  if (isRefusal(bill)) throw new Error(bill.code)
  return bill
}

/** By how many minor units the VAT of a note is away from the rate on its own net amount, at most of any kind of VAT. */
function strayOf(bill: Bill, shares: readonly RefundLine[]): number {
  const strays = taxSumsBack(bill, shares).map(({ category, net, vat }) =>
    Math.abs(vat - shareOf(net, category.basisPoints)),
  )
  return Math.max(0, ...strays)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

describe('the calculator with all its parts', () => {
  it('safety 8: a coupon for the delivery is used up only by an order whose fee it bears', () => {
    const rules = { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat: true } as const
    const items = new Map([['i0', itemOf(0, 4000, 0, undefined)]])
    const line = { id: 'l0', itemId: 'i0', name: words, options: [], note: '' }
    const coupon = { id: 'c', code: 'C', name: words, benefit: { kind: 'free_delivery' as const } }
    const used = (quantity: number, extras: PriceExtras) =>
      isCouponUsed(billOf({ lines: [{ ...line, quantity }], items, rules, extras: { coupon, ...extras } }))
    const zone = { deliveryFee: 1000, freeDeliveryAbove: 8000 }
    expect(used(1, zone)).toBe(true)
    expect(used(2, zone)).toBe(false)
    expect(used(1, { ...zone, freeDelivery: true })).toBe(false)
    expect(used(1, { deliveryFee: 0 })).toBe(false)
    expect(used(1, {})).toBe(false)
  })

  it(
    'safety 6, 7: printed lines and rows add up to the total, for any cart in any of the four currencies',
    () => {
      fc.assert(
        fc.property(someCarts, (cart) => {
          const bill = billOf(cart)
          const of = (pick: (line: Bill['lines'][number]) => number | undefined) =>
            sum(bill.lines.map((line) => pick(line) ?? 0))
          const { delivery, service, coupon, points, fees } = bill
          const ofFees = (pick: (fee: BillFee) => number | undefined) =>
            sum((fees?.list ?? []).map((fee) => pick(fee) ?? 0))
          expect(
            of((line) => line.paid) +
              ofFees((fee) => fee.paid) +
              (delivery?.paid ?? 0) +
              (bill.deposits ?? 0),
          ).toBe(bill.total)
          expect(ofFees((fee) => fee.amount)).toBe(fees?.amount ?? 0)
          expect(of((line) => line.vat) + ofFees((fee) => fee.vat) + (delivery?.vat ?? 0)).toBe(bill.vat)
          expect(of((line) => line.coupon)).toBe(coupon?.off ?? 0)
          expect(of((line) => line.points)).toBe(points?.off ?? 0)
          expect(of((line) => line.service)).toBe(service?.amount ?? 0)
          expect(of((line) => line.deposit)).toBe(bill.deposits ?? 0)
          expect(
            of((line) => line.wallet) +
              of((line) => line.depositWallet) +
              ofFees((fee) => fee.wallet) +
              (delivery?.wallet ?? 0),
          ).toBe(bill.wallet ?? 0)
          expect(bill.taxable + bill.vat + (bill.deposits ?? 0)).toBe(bill.total)
          const taxes = taxSums(bill)
          expect(sum(taxes.map(({ net }) => net))).toBe(bill.taxable)
          expect(sum(taxes.map(({ vat }) => vat))).toBe(bill.vat)
          const rows = billRows(bill)
          expect(sumOfRows(rows, ['taxed', 'told', 'tax', 'untaxed'])).toBe(bill.total)
          expect(bill.total + sumOfRows(rows, ['tender'])).toBe(bill.toPay)
          expect(rows.every(({ amount }) => amount >= 0)).toBe(true)
          for (const line of bill.lines)
            for (const one of [line.vat, line.paid, line.coupon, line.points, line.wallet])
              expect(Number.isInteger(one ?? 0) && (one ?? 0) >= 0).toBe(true)
        }),
        { numRuns },
      )
    },
    timeout,
  )

  it(
    'rule "Rounding": VAT is that of what was sold of each kind, rounded once; none where none is due',
    () => {
      fc.assert(
        fc.property(someCarts, (cart) => {
          const bill = billOf(cart)
          const { pricesIncludeVat, vatBasisPoints } = cart.rules
          const kinds = taxSums(bill)
          for (const { category, net, vat } of kinds) {
            const { code, basisPoints } = category
            if (code !== 'standard') expect(vat).toBe(0)
            // the one that is no price is the other at the rate, to half a minor unit
            const off = pricesIncludeVat
              ? net - ((net + vat) * 10_000) / (10_000 + basisPoints)
              : vat - (net * basisPoints) / 10_000
            expect(Math.abs(off)).toBeLessThanOrEqual(0.500_001)
          }
          const own = cart.lines.some(({ itemId }) => ownTax(cart.items.get(itemId)?.tax, vatBasisPoints))
          expect(isTaxMixed({ lines: bill.lines })).toBe(own)
          if (!own && !cart.extras.fees) expect(kinds.length).toBeLessThanOrEqual(1)
        }),
        { numRuns },
      )
    },
    timeout,
  )

  it('a restaurant that asks for no VAT asks for none on any dish, whatever the dish says', () => {
    const rules = { currency: 'QAR', vatBasisPoints: 0, pricesIncludeVat: true } as const
    const tax = { code: 'standard', basisPoints: 500 } as const
    const taxed = { ...itemOf(0, 4000, 0, undefined), tax }
    const line = { id: 'l0', itemId: 'i0', name: words, options: [], note: '', quantity: 1 }
    const bill = billOf({ lines: [line], items: new Map([['i0', taxed]]), rules, extras: {} })
    expect(bill.vat).toBe(0)
    expect(taxSums(bill)).toEqual([
      { category: { code: 'outside-scope', basisPoints: 0 }, net: 4000, vat: 0 },
    ])
  })

  it('three dishes of three kinds: 15 %, 5 % and exempt, in one bill with VAT in its prices', () => {
    const rules = { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat: true } as const
    const exempt: TaxCategory = { code: 'exempt', basisPoints: 0, reason }
    const five: TaxCategory = { code: 'standard', basisPoints: 500 }
    const items = new Map<string, Item>([
      ['i0', itemOf(0, 2300, 0, undefined)],
      ['i1', { ...itemOf(1, 1050, 0, undefined), tax: five }],
      ['i2', { ...itemOf(2, 700, 0, undefined), tax: exempt }],
    ])
    const lines = ['i0', 'i1', 'i2'].map((itemId) => ({
      id: itemId,
      itemId,
      name: words,
      options: [],
      note: '',
      quantity: 1,
    }))
    const bill = billOf({ lines, items, rules, extras: { deliveryFee: 1150 } })
    expect(bill).toMatchObject({ total: 5200, vat: 300 + 150 + 50, taxable: 4700 })
    expect(taxSums(bill)).toEqual([
      { category: { code: 'standard', basisPoints: 1500 }, net: 3000, vat: 450 },
      { category: five, net: 1000, vat: 50 },
      { category: exempt, net: 700, vat: 0 },
    ])
  })

  it('safety 7: what is left to pay is 0 or at least what the gateway takes', () => {
    fc.assert(
      fc.property(someCarts, (cart) => {
        const { gatewayMinimum = 0, wallet, points } = cart.extras
        const bill = billOf(cart)
        const plain = billOf({ ...cart, extras: { ...cart.extras, wallet: undefined, points: undefined } })
        expect(bill.toPay === 0 || bill.toPay >= gatewayMinimum || plain.total < gatewayMinimum).toBe(true)
        expect(bill.wallet ?? 0).toBeLessThanOrEqual(wallet?.balance ?? 0)
        expect(bill.points?.count ?? 0).toBeLessThanOrEqual(points?.balance ?? 0)
        if (bill.points) expect(bill.points.count).toBeGreaterThanOrEqual(points?.least ?? 0)
      }),
      { numRuns: Math.min(numRuns, 10_000) },
    )
  })

  it(
    'safety 6: the refund of everything, and any series of part refunds, is zero everywhere',
    () => {
      fc.assert(
        fc.property(
          someCarts,
          fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
          (cart, cuts) => {
            const bill = billOf(cart)
            const parts = refundParts(bill)
            for (const { key } of parts)
              expect(refundPartKind(key) === 'line').toBe(bill.lines.some(({ lineId }) => lineId === key))
            const posted = new Map<string, number>()
            const vatBefore = new Map<string, number>()
            const back: RefundLine[] = []
            for (const cut of [...cuts, 1]) {
              const left = leftOf(parts, posted)
              const amount = Math.floor(sum([...left.values()]) * cut)
              const now = spreadAmount(left, amount)
              const shares = splitRefund(parts, { before: posted, vatBefore, now })
              for (const share of shares)
                for (const one of [share.vat, share.wallet, share.rest, share.points, share.pointsCount])
                  expect(one).toBeGreaterThanOrEqual(0)
              expect(sumShares(shares).value).toBe(amount)
              back.push(...shares)
              for (const { key, vat } of shares) vatBefore.set(key, (vatBefore.get(key) ?? 0) + vat)
              expect(Math.abs(strayOf(bill, shares))).toBeLessThanOrEqual(1)
              for (const [key, value] of now) posted.set(key, (posted.get(key) ?? 0) + value)
            }
            expect(sumShares(back)).toEqual({
              value: bill.total + (bill.points?.off ?? 0),
              vat: bill.vat,
              wallet: bill.wallet ?? 0,
              rest: bill.toPay,
              points: bill.points?.off ?? 0,
              pointsCount: bill.points?.count ?? 0,
            })
            const sold = new Map(taxSums(bill).map((one) => [taxKey(one.category), one]))
            for (const { category, net, vat } of taxSumsBack(bill, back))
              expect(sold.get(taxKey(category))).toMatchObject({ net, vat })
            expect([...leftOf(parts, posted).values()].every((value) => value === 0)).toBe(true)
          },
        ),
        { numRuns },
      )
    },
    timeout,
  )
})
