import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BillLine } from '../pricing/bill.ts'
import { makeBill } from '../pricing/make-bill.ts'
import { pointsBack } from './table-tender.ts'

const rules = { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat: true } as const
const billOf = (prices: readonly number[], balance: number) =>
  makeBill(
    prices.map((food, i) => ({
      line: { lineId: `l${i}`, itemId: 'x', subtotal: food, discount: 0, quantity: 1 } as BillLine,
      food,
      groupId: '',
    })),
    rules,
    { points: { balance, value: 5, least: 1 }, serviceBasisPoints: 1000 },
  )
const anyBill = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 6 }), fc.nat(3000))
  .map(([prices, balance]) => billOf(prices, balance))

describe('points on a table’s bill', () => {
  it('safety 6: never more goes back than was spent, more money back is never fewer points, and all of it is all', () => {
    fc.assert(
      fc.property(
        anyBill,
        fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }),
        fc.nat(5),
        (bill, parts, at) => {
          const most = bill.points?.count ?? 0
          const part = (percent: number, paid: number) => Math.floor((paid * percent) / 100)
          const some = new Map(bill.lines.map((line, i) => [line.lineId, part(parts[i] ?? 0, line.paid)]))
          const all = new Map(bill.lines.map((line) => [line.lineId, line.paid]))
          const every = new Set(bill.lines.map((line) => line.lineId))
          const gone = new Set([bill.lines[at]?.lineId ?? 'none'])
          const back = pointsBack(bill, new Set(), some)
          expect(back).toBeGreaterThanOrEqual(0)
          expect(pointsBack(bill, gone, some)).toBeGreaterThanOrEqual(back)
          expect(pointsBack(bill, gone, some)).toBeLessThanOrEqual(most)
          expect(pointsBack(bill, every, new Map())).toBe(most)
          const paidByMoney = bill.lines.every((line) => line.paid > 0)
          if (paidByMoney) expect(pointsBack(bill, new Set(), all)).toBe(most)
        },
      ),
    )
  })
})
