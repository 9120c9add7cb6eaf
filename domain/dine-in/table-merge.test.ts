import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceCart, type PriceRules } from '../pricing/cart-price.ts'
import type { Item } from '../menu/menu.ts'
import { isRefusal } from '../core/refusal.ts'
import { tableBill, type TableRound } from './table-bill.ts'
import { joinBills, type BillToJoin } from './table-merge.ts'
import {
  divideBill,
  leftToPay,
  leftToTake,
  shareAmount,
  type ShareInput,
  type TakenShare,
} from './table-share.ts'

const words = { ar: 'x', en: 'x' }

function round(orderId: string, prices: readonly number[], rules: PriceRules, gone: boolean): TableRound {
  const ids = prices.map((_, i) => `${orderId}-${i}`)
  const items = new Map(
    ids.map((id, i) => [
      id,
      { id, groupId: 'g', name: words, price: prices[i], optionGroups: [] } as unknown as Item,
    ]),
  )
  const lines = ids.map((id) => ({ id, itemId: id, name: words, quantity: 1, options: [], note: '' }))
  const bill = priceCart(lines, items, rules)
  if (isRefusal(bill)) throw new Error(bill.code)
  return { orderId, void: gone, bill }
}

const anyRules = fc.record({
  currency: fc.constant('SAR' as const),
  vatBasisPoints: fc.constantFrom(0, 500, 1400, 1500),
  pricesIncludeVat: fc.boolean(),
})
const anyRounds = fc.array(
  fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 4 }),
    gone: fc.boolean(),
  }),
  { maxLength: 3 },
)
const anyTable = fc.record({ rounds: anyRounds, frozen: fc.nat(3), paid: fc.nat(100) })

describe('two bills that are put together', () => {
  it('safety 6: owe the sum of both to the minor unit; what was paid counts once; never more is taken than is left', () => {
    fc.assert(
      fc.property(
        anyRules,
        fc.constantFrom(0, 1000, 1250),
        fc.tuple(anyTable, anyTable),
        anyRounds,
        (rules, serviceBasisPoints, tables, later) => {
          const extras = { serviceBasisPoints }
          const read = (name: string, of: (typeof tables)[number]) => {
            const rounds = of.rounds.map((one, i) => round(`${name}${i}`, one.prices, rules, one.gone))
            // some of it was allotted when a payment began, before the rest was ordered
            const early =
              of.frozen === 0 ? [] : tableBill(rounds.slice(0, of.frozen), [], rules, extras).parts
            const bill = tableBill(rounds, early, rules, extras)
            const amount = Math.floor((bill.bill.total * of.paid) / 100)
            const shares: TakenShare[] =
              amount > 0 ? [{ input: { what: 'part', splitNo: 1, partNo: 0 }, amount, paid: true }] : []
            return { name, rounds, early, bill, shares }
          }
          const [host, guest] = [read('h', tables[0]), read('g', tables[1])]
          const both = host.rounds.length > 0 && guest.rounds.length > 0
          const joining = (one: typeof host): BillToJoin => ({
            sessionId: one.name,
            owes: one.rounds.length > 0,
            parts: both ? one.bill.parts : one.early,
            split: null,
            tender: null,
            taken: null,
            takenMore: [],
          })
          const joined = joinBills(joining(host), joining(guest))
          const rounds = [...host.rounds, ...guest.rounds]
          const shares = [...host.shares, ...guest.shares]
          const bill = tableBill(rounds, joined.parts, rules, extras)
          const { total } = bill.bill
          expect(total).toBe(host.bill.bill.total + guest.bill.bill.total)
          expect([...bill.amounts.values()].reduce((sum, one) => sum + one, 0)).toBe(total)
          expect(bill.bill.vat).toBe(host.bill.bill.vat + guest.bill.bill.vat)
          expect(leftToPay(total, shares)).toBe(
            leftToPay(host.bill.bill.total, host.shares) + leftToPay(guest.bill.bill.total, guest.shares),
          )
          // they order on, divide what is left and pay it: not a unit more or less
          const more = later.map((one, i) => round(`l${i}`, one.prices, rules, one.gone))
          const after = tableBill([...rounds, ...more], joined.parts, rules, extras)
          const payable = { total: after.bill.total, amounts: after.amounts }
          const split = divideBill(payable, shares, 3)
          // nothing is left to divide, or less than a unit each: whoever pays takes all of it
          const preferences: ShareInput[] = isRefusal(split)
            ? [{ what: 'whole' }]
            : [0, 1, 2].map((partNo) => ({ what: 'part', splitNo: split.no, partNo }))
          for (const input of preferences) {
            const amount = shareAmount({ ...payable, ...(!isRefusal(split) && { split }) }, shares, input)
            if (!isRefusal(amount)) shares.push({ input, amount, paid: true })
          }
          expect(leftToTake(payable.total, shares)).toBe(0)
        },
      ),
    )
  })

  it('keep what each had taken, under its own name and for its own part; seats of one phone are one', () => {
    const part = (orderId: string) => tableBill([round(orderId, [100], rules, false)], [], rules).parts
    const rules: PriceRules = { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat: true }
    const taken = (turn: number) => ({ coupon: { id: 'c', customerId: null, amount: 5, day: 'd', turn } })
    const tender = (memberId: string) => ({ points: { memberId, shopper: memberId } })
    const plain = { owes: true, split: null, takenMore: [] }
    const host = { ...plain, sessionId: 'h', parts: part('h'), tender: null, taken: taken(1) }
    const guest = {
      ...plain,
      sessionId: 'g',
      parts: [...part('g'), ...part('i')],
      tender: tender('m1'),
      taken: taken(2),
      takenMore: [{ sessionId: 'i', part: 1, taken: taken(3) }],
    }
    const joined = joinBills(host, guest, new Map([['m1', 'm2']]))
    expect(joined).toMatchObject({
      taken: taken(1),
      tender: { points: { memberId: 'm2', shopper: 'm1' } },
      takenMore: [
        { sessionId: 'g', part: 1, taken: taken(2) },
        { sessionId: 'i', part: 2, taken: taken(3) },
      ],
    })
    expect(joined.parts.map(({ orderIds }) => orderIds)).toEqual([['h'], ['g'], ['i']])
  })
})
