import { describe, expect, it } from 'vitest'
import { oneLineBill } from '../pricing/one-line-bill.ts'
import { linesOfBill } from './lines-of-bill.ts'
import type { Bill } from '../pricing/bill.ts'
import { creditNoteOf } from './notes-of-bill.ts'
import { sumDocument } from './sum-document.ts'
import type { TaxCategory, TaxParty } from './tax-document.ts'
import { outsideScope, taxReasons } from './tax-reasons.ts'

const words = (en: string) => ({ ar: en, en })
const plain = oneLineBill(11_500, { id: 'a', name: words('Dish'), currency: 'SAR', vatBasisPoints: 1500 })
const [reason] = taxReasons('SA').zero
const zero: TaxCategory = { code: 'zero', basisPoints: 0, ...(reason && { reason }) }

/** A taxed dish, one at nought, a fee that is taxed and one outside the tax. */
const mixed: Bill = {
  ...plain,
  lines: [
    ...plain.lines,
    {
      ...plain.lines[0]!,
      lineId: 'b',
      name: words('Export'),
      unitPrice: 500,
      subtotal: 500,
      paid: 500,
      vat: 0,
      tax: zero,
    },
  ],
  fees: {
    amount: 215,
    list: [
      { feeId: 'bag', name: words('Bag'), amount: 115, vat: 15, paid: 115 },
      {
        feeId: 'gift',
        name: words('Charity'),
        amount: 100,
        vat: 0,
        paid: 100,
        tax: { code: 'outside-scope', basisPoints: 0 },
      },
    ],
  },
  vat: 1515,
  taxable: 10_700,
  total: 12_215,
  toPay: 12_215,
}
const seller: TaxParty = {
  name: 'x',
  taxNumber: '300000000000003',
  address: { street: '', building: '', district: '', city: '', postalCode: '', country: 'SA' },
}

describe('the lines of a bill', () => {
  it('bear the VAT that they say themselves, and a fee is a charge with its name', () => {
    const { lines, charges } = linesOfBill(mixed, 'SA')
    expect(lines.map(({ name, net, vat, category }) => [name.en, net, vat, category.code])).toEqual([
      ['Dish', 10_000, 1500, 'standard'],
      ['Export', 500, 0, 'zero'],
    ])
    expect(charges.map(({ kind, reason: why, amount, vat }) => [kind, why.en, amount, vat])).toEqual([
      ['fee', 'Bag', 100, 15],
      ['fee', 'Charity', 100, 0],
    ])
    const { totals, subtotals } = sumDocument({ lines, charges, prepaid: [] })
    expect([totals.gross, totals.vat]).toEqual([12_215, 1515])
    expect(subtotals.map(({ category, net, vat }) => [category.reason?.code, net, vat])).toEqual([
      [undefined, 10_100, 1515],
      ['VATEX-SA-32', 500, 0],
      ['VATEX-SA-OOS', 100, 0],
    ])
  })

  it('a fee goes back under its name and its VAT', () => {
    const share = { wallet: 0, points: 0, pointsCount: 0 }
    const note = creditNoteOf(
      {
        bill: mixed,
        parts: [
          { key: 'bag:fee', value: 115, vat: 15, rest: 115, ...share },
          { key: 'gift:fee', value: 100, vat: 0, rest: 100, ...share },
        ],
      },
      {
        form: 'simplified',
        number: '2',
        uuid: 'u',
        issuedAt: 0,
        timeZone: 'Asia/Riyadh',
        seller,
        paidBy: 'card',
        of: [{ number: '1', issuedAt: 0 }],
        reason: 'x',
      },
    )
    expect(note?.lines.map(({ name, net, vat, category }) => [name.en, net, vat, category.code])).toEqual([
      ['Bag', 100, 15, 'standard'],
      ['Charity', 100, 0, 'outside-scope'],
    ])
  })

  it('elsewhere what is outside the tax needs no reason', () => {
    expect(outsideScope('AE')).toEqual({ code: 'outside-scope', basisPoints: 0 })
  })
})
