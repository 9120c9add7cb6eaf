import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Bill, BillLine } from '../pricing/bill.ts'
import { cardShares, groupAmount, groupShares, isOwnEdit, openMembers } from './group-order.ts'

const line = (lineId: string, paid: number): BillLine => ({
  lineId,
  itemId: lineId,
  name: { ar: '', en: '' },
  quantity: 1,
  note: '',
  options: [],
  unitPrice: paid,
  subtotal: paid,
  discount: 0,
  vat: 0,
  paid,
})
const bill = (total: number, ...lines: BillLine[]): Bill => ({
  currency: 'SAR',
  lines,
  count: lines.length,
  subtotal: total,
  discount: 0,
  food: total,
  vatBasisPoints: 0,
  pricesIncludeVat: true,
  taxable: total,
  vat: 0,
  total,
  toPay: total,
})

it('everyone’s part is the own lines and an equal share of the delivery; the parts add up to the total', () => {
  const by = new Map([
    ['b', 'omar'],
    ['c', 'sara'],
  ])
  const shares = groupShares(bill(4500, line('a', 1500), line('b', 1000), line('c', 1000)), by, [
    'host',
    'omar',
    'sara',
  ])
  expect([...shares]).toEqual([
    ['host', 1834],
    ['omar', 1333],
    ['sara', 1333],
  ])
  expect([...groupShares(bill(1000), new Map(), ['host', 'omar'])]).toEqual([
    ['host', 1000],
    ['omar', 0],
  ])
})

it('a companion edits the own lines alone', () => {
  const one = (id: string, by?: string, quantity = 1) => ({
    id,
    itemId: id,
    name: { ar: '', en: '' },
    quantity,
    options: [],
    note: '',
    ...(by && { by }),
  })
  const before = [one('a'), one('b', 'omar')]
  expect(isOwnEdit(before, [one('a'), one('b', 'omar', 3), one('c', 'omar')], 'omar')).toBe(true)
  expect(isOwnEdit(before, [one('b', 'omar')], 'omar')).toBe(false)
  expect(isOwnEdit(before, [...before, one('c', 'sara')], 'omar')).toBe(false)
})

it('the host’s wallet pays the host’s part first, and the parts by card add up', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
      const shares = new Map(parts.map((amount, n) => [n === 0 ? 'host' : `m${n}`, amount]))
      const total = parts.reduce((sum, one) => sum + one, 0)
      const wallet = Math.floor(total * share)
      const cards = cardShares(shares, 'host', wallet)
      expect(Object.values(cards).reduce((sum, one) => sum + one, 0)).toBe(total - wallet)
      for (const [id, amount] of Object.entries(cards)) {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(shares.get(id) ?? 0)
      }
      expect(cards['host']).toBe(Math.max(0, (parts[0] ?? 0) - wallet))
    }),
  )
})

it('safety 7: nobody pays less by card than a gateway takes, and the parts still add up', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(amounts, fc.nat({ max: 2400 }), (parts, some) => {
      const shares = new Map(parts.map((amount, n) => [n === 0 ? 'host' : `m${n}`, amount]))
      const total = parts.reduce((sum, one) => sum + one, 0)
      const wallet = Math.min(some, total)
      const toPay = total - wallet
      // a bill leaves nothing for the card, or enough for it
      fc.pre(toPay === 0 || toPay >= 100)
      const cards = Object.values(cardShares(shares, 'host', wallet, 100))
      expect(cards.reduce((sum, one) => sum + one, 0)).toBe(toPay)
      for (const amount of cards) expect(amount === 0 || amount >= 100).toBe(true)
    }),
  )
  const shares = (...parts: [string, number][]) => cardShares(new Map(parts), 'host', 0, 100)
  expect(shares(['host', 500], ['omar', 60])).toEqual({ host: 560, omar: 0 })
  expect(shares(['host', 50], ['omar', 500])).toEqual({ host: 100, omar: 450 })
  expect(shares(['host', 50], ['omar', 120])).toEqual({ host: 170, omar: 0 })
})

it('a share is paid once: what is paid or being paid is refused, and what is left is known', () => {
  const split = { orderId: 'o', amounts: { host: 2000, omar: 300, lina: 600, guest: 0 } }
  const taken = [
    { covers: ['omar'], paid: true },
    { covers: ['lina'], paid: false },
  ]
  expect(groupAmount(split, [], ['omar', 'lina'])).toBe(900)
  expect(groupAmount(split, taken, ['omar'])).toMatchObject({ code: 'already-paid' })
  expect(groupAmount(split, taken, ['lina', 'host'])).toMatchObject({ code: 'share-taken' })
  expect(groupAmount(split, taken, ['guest'])).toMatchObject({ code: 'already-paid' })
  for (const covers of [[], ['stranger'], ['host', 'host']])
    expect(groupAmount(split, taken, covers)).toMatchObject({ code: 'bad-input' })
  expect(openMembers(split, taken)).toEqual(['host'])
})
