import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceRules } from '../pricing/price-rules.ts'
import { priceCart } from '../pricing/cart-price.ts'
import type { Item } from '../menu/menu.ts'
import { shareOf } from '../core/money.ts'
import { isRefusal } from '../core/refusal.ts'
import { refundParts } from '../pricing/refund-split.ts'
import { billRows, sumOfRows } from '../pricing/bill-rows.ts'
import { billOfShare, tableBill, type TablePart, type TableRound } from './table-bill.ts'
import {
  divideBill,
  leftToPay,
  leftToTake,
  overpaid,
  shareAmount,
  type ShareInput,
  type TakenShare,
} from './table-share.ts'

const words = (name: string) => ({ ar: name, en: name })
const rules: PriceRules = { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat: true }

function round(
  orderId: string,
  prices: readonly number[],
  more: Partial<TableRound> & { rules?: PriceRules } = {},
): TableRound {
  const items = new Map(
    prices.map((price, i) => [
      `${orderId}-${i}`,
      { id: `${orderId}-${i}`, groupId: 'g', name: words('x'), price, optionGroups: [] } as unknown as Item,
    ]),
  )
  const lines = prices.map((_, i) => ({
    id: `${orderId}-${i}`,
    itemId: `${orderId}-${i}`,
    name: words('x'),
    quantity: 1,
    options: [],
    note: '',
  }))
  const bill = priceCart(lines, items, more.rules ?? rules)
  if (isRefusal(bill)) throw new Error(bill.code)
  return { orderId, void: false, bill, ...more }
}

const anyRules = fc.record({
  currency: fc.constant('SAR' as const),
  vatBasisPoints: fc.constantFrom(0, 500, 1400, 1500),
  pricesIncludeVat: fc.boolean(),
})
const anyPrices = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 6 })
const anyInput = fc.oneof(
  fc.record({ what: fc.constant('whole' as const) }),
  fc.record({
    what: fc.constant('items' as const),
    lineIds: fc.array(fc.constantFrom('a-0', 'a-1', 'b-0', 'b-1', 'c-0'), { minLength: 1 }),
  }),
  fc.record({
    what: fc.constant('part' as const),
    splitNo: fc.integer({ min: 1, max: 3 }),
    partNo: fc.integer({ min: 0, max: 4 }),
  }),
)

const upToTotal = ['taxed', 'told', 'tax', 'untaxed'] as const

describe('the bill of a table', () => {
  it('rule "Bill of a table": VAT and service charge once on all rounds; its lines add up to the total', () => {
    fc.assert(
      fc.property(
        fc.array(anyPrices, { minLength: 1, maxLength: 4 }),
        anyRules,
        fc.integer({ min: 0, max: 2000 }),
        (all, some, service) => {
          const rounds = all.map((prices, i) => round(`r${i}`, prices, { rules: some }))
          const { bill, amounts } = tableBill(rounds, [], some, { serviceBasisPoints: service })
          const once = tableBill([round('one', all.flat(), { rules: some })], [], some, {
            serviceBasisPoints: service,
          })
          expect(bill.total).toBe(once.bill.total)
          expect(bill.vat).toBe(once.bill.vat)
          expect([...amounts.values()].reduce((a, b) => a + b, 0)).toBe(bill.total)
          expect(bill.taxable + bill.vat).toBe(bill.total)
          expect(sumOfRows(billRows(bill), upToTotal)).toBe(bill.total)
        },
      ),
    )
  })

  it('safety 6: what was allotted at the first payment never moves, whatever is ordered later', () => {
    fc.assert(
      fc.property(anyPrices, anyPrices, (first, second) => {
        const before = tableBill([round('a', first)], [], rules, { serviceBasisPoints: 1000 })
        const after = tableBill([round('a', first), round('b', second)], before.parts, rules, {
          serviceBasisPoints: 1000,
        })
        for (const [line, amount] of before.amounts) expect(after.amounts.get(line)).toBe(amount)
        expect(after.parts).toHaveLength(2)
        expect([...after.amounts.values()].reduce((a, b) => a + b, 0)).toBe(after.bill.total)
      }),
    )
  })

  it('nobody pays for a round that was cancelled, allotted or not', () => {
    const rounds = [round('a', [1000, 2000]), round('b', [500])]
    const whole = tableBill(rounds, [], rules)
    expect(whole.bill.total).toBe(3500)
    const less = [round('a', [1000, 2000]), round('b', [500], { void: true })]
    expect(tableBill(less, [], rules).bill.total).toBe(3000)
    expect(tableBill(less, whole.parts, rules).bill.total).toBe(3000)
  })

  it('a payment has a bill of its own whose lines, and whose printed sums, add up to its amount', () => {
    fc.assert(
      fc.property(anyPrices, anyRules, fc.integer({ min: 1, max: 100 }), (prices, some, percent) => {
        const table = tableBill([round('a', prices, { rules: some })], [], some, { serviceBasisPoints: 1000 })
        const amount = Math.max(1, Math.floor((table.bill.total * percent) / 100))
        const bill = billOfShare(table, amount)
        expect(bill.lines.reduce((sum, line) => sum + line.paid, 0)).toBe(amount)
        expect(bill.taxable + bill.vat).toBe(amount)
        expect(Math.abs(bill.vat - shareOf(bill.taxable, some.vatBasisPoints))).toBeLessThanOrEqual(1)
        expect(bill.lines.reduce((sum, line) => sum + line.vat, 0)).toBe(bill.vat)
        const service = bill.service?.amount ?? 0
        const whole = table.bill.service?.amount ?? 0
        expect(Math.abs(service - (whole * amount) / table.bill.total)).toBeLessThan(1)
        expect(sumOfRows(billRows(bill), upToTotal)).toBe(amount)
      }),
    )
  })
})

describe('rule "Returnable deposits": a payment of a table with things that come back', () => {
  const tray = { lineId: 'a-0', deposit: 5000, deposits: [] }
  const whole = tableBill([round('a', [11_500, 2300])], [], rules)
  const lines = whole.bill.lines.map((line) => (line.lineId === 'a-0' ? { ...line, ...tray } : line))
  const table = { ...whole, bill: { ...whole.bill, lines, deposits: 5000, total: 18_800, toPay: 18_800 } }

  it('has no VAT on what comes back, and gives it back on its own', () => {
    const bill = billOfShare(table, 18_800)
    expect(bill).toMatchObject({ taxable: 12_000, vat: 1800, deposits: 5000, total: 18_800 })
    expect(refundParts(bill).map(({ key, vat, value }) => [key, vat, value])).toEqual([
      ['a-0', 1500, 11_500],
      ['a-1', 300, 2300],
      ['a-0:deposit', 0, 5000],
    ])
    expect(sumOfRows(billRows(bill), upToTotal)).toBe(18_800)
  })

  it('a part of the bill has its part of them', () => {
    const bill = billOfShare(table, 9400)
    expect(bill).toMatchObject({ taxable: 6000, vat: 900, deposits: 2500, total: 9400 })
    expect(sumOfRows(billRows(bill), upToTotal)).toBe(9400)
  })
})

describe('payments of a table', () => {
  it('safety 13: whatever is wished, paid, given up, ordered and cancelled, no payment goes beyond what is left', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('wish' as const), input: anyInput }),
      fc.record({ do: fc.constantFrom('pay' as const, 'end' as const), which: fc.nat({ max: 5 }) }),
      fc.record({ do: fc.constant('split' as const), into: fc.integer({ min: 2, max: 5 }) }),
      fc.record({ do: fc.constant('order' as const), id: fc.constantFrom('b', 'c'), prices: anyPrices }),
    )
    fc.assert(
      fc.property(anyPrices, fc.array(step, { maxLength: 25 }), (prices, steps) => {
        const rounds = [round('a', prices)]
        let frozen: readonly TablePart[] = []
        let shares: TakenShare[] = []
        let split
        for (const one of steps) {
          const { bill, amounts, parts } = tableBill(rounds, frozen, rules, { serviceBasisPoints: 500 })
          const payable = { total: bill.total, amounts, split }
          if (one.do === 'order' && !rounds.some((r) => r.orderId === one.id))
            rounds.push(round(one.id, one.prices))
          if (one.do === 'split') {
            const made = divideBill(payable, shares, one.into)
            if (!isRefusal(made)) {
              split = made
              expect(made.amounts.reduce((a, b) => a + b, 0)).toBe(leftToTake(bill.total, shares))
            }
          }
          if (one.do === 'pay')
            shares = shares.map((share, i) => (i === one.which ? { ...share, paid: true } : share))
          if (one.do === 'end') shares = shares.filter((share, i) => i !== one.which || share.paid)
          if (one.do === 'wish') {
            const left = leftToTake(bill.total, shares)
            const amount = shareAmount(payable, shares, one.input)
            if (isRefusal(amount)) continue
            expect(amount).toBeGreaterThan(0)
            expect(amount).toBeLessThanOrEqual(left)
            if (one.input.what === 'whole') expect(amount).toBe(left)
            frozen = parts
            shares = [...shares, { input: one.input, amount, paid: false }]
          }
          expect(overpaid(bill.total, shares)).toBe(0)
        }
      }),
    )
  })

  const bill = {
    total: 3000,
    amounts: new Map([
      ['a', 1000],
      ['b', 2000],
    ]),
    split: { no: 1, amounts: [1500, 1500] },
  }
  const share = (input: ShareInput, amount: number, paid = false): TakenShare => ({
    input,
    amount,
    paid,
  })

  it('one part of a split and one line are paid once', () => {
    const part = { what: 'part', splitNo: 1, partNo: 0 } as const
    expect(shareAmount(bill, [], part)).toBe(1500)
    expect(shareAmount(bill, [share(part, 1500)], part)).toMatchObject({ code: 'share-taken' })
    const line = { what: 'items', lineIds: ['a'] } as const
    expect(shareAmount(bill, [share(line, 1000, true)], line)).toMatchObject({ code: 'share-taken' })
    expect(shareAmount(bill, [], { what: 'items', lineIds: ['gone'] })).toMatchObject({
      code: 'line-not-found',
    })
  })

  it('a part of a former split is no part any more, and a bill is not divided while one is being paid', () => {
    expect(shareAmount(bill, [], { what: 'part', splitNo: 2, partNo: 0 })).toMatchObject({
      code: 'table-changed',
    })
    expect(divideBill(bill, [share({ what: 'part', splitNo: 1, partNo: 0 }, 1500)], 3)).toMatchObject({
      code: 'share-taken',
    })
  })

  it('safety 7: no card pays less than a gateway takes; at the counter any sum is taken', () => {
    const line = { what: 'items', lineIds: ['c'] } as const
    const cheap = { total: 350, amounts: new Map([['c', 50]]) }
    expect(shareAmount(cheap, [], line, 100)).toMatchObject({ code: 'share-too-small' })
    expect(shareAmount(cheap, [], line)).toBe(50)
    expect(divideBill(cheap, [], 4, 100)).toMatchObject({ code: 'share-too-small' })
    expect(divideBill(cheap, [], 3, 100)).toMatchObject({ amounts: [117, 117, 116] })
  })

  it('the last one pays what is left, and then there is nothing', () => {
    const first = share({ what: 'items', lineIds: ['a'] }, 1000, true)
    expect(shareAmount(bill, [first], { what: 'whole' })).toBe(2000)
    const second = share({ what: 'whole' }, 2000)
    expect(shareAmount(bill, [first, second], { what: 'whole' })).toMatchObject({ code: 'share-taken' })
    expect(leftToPay(bill.total, [first, second])).toBe(2000)
    expect(shareAmount(bill, [first, { ...second, paid: true }], { what: 'whole' })).toMatchObject({
      code: 'already-paid',
    })
    expect(overpaid(2500, [first, { ...second, paid: true }])).toBe(500)
  })
})
