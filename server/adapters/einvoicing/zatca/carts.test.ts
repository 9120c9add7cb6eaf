import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoiceOfBill, prepaidOf } from '#domain/einvoicing/invoice-of-bill.ts'
import {
  creditNoteOf,
  noteOfChange,
  sumsOfChange,
  type ChangeSums,
} from '#domain/einvoicing/notes-of-bill.ts'
import { sameTaxCategory, type TaxDocument, type TaxSubtotal } from '#domain/einvoicing/tax-document.ts'
import { oneLineBill } from '#domain/pricing/one-line-bill.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { someBills } from '#server/testing/einvoicing/arbitrary-bill.ts'
import { brokenRules } from '#server/testing/einvoicing/check-rules.ts'
import { standardFacts, testFacts, testMoment } from '#server/testing/einvoicing/make-document.ts'
import { makeUnit } from '#server/testing/einvoicing/make-unit.ts'
import { refundsOf } from '#server/testing/einvoicing/refund-of.ts'
import { firstPreviousHash } from './hash-document.ts'
import { signDocument } from './sign-document.ts'

// 100,000 carts with `npm run einvoice -- carts 100000`, the invoice of each written and read by the rules; a smaller count here
// keeps the suite short. Of the notes every fifth text is read: their sums are compared all the same.
const long = process.env['EINVOICE_CARTS']
const numRuns = Number(long ?? 800)
const readOneOf = { invoice: long ? 1 : 5, prepayment: 5, 'credit-note': 5, 'debit-note': 5 }
const timeout = 7_200_000

const unit = makeUnit()
let seen = 0
function wrongIn(document: TaxDocument): string[] {
  seen += 1
  if (seen % readOneOf[document.kind] !== 0) return []
  const place = { counter: 1, previousHash: firstPreviousHash }
  return brokenRules(signDocument({ document, ...place, ...unit, signedAt: testMoment }).xml)
}
const netOf = (sums: readonly TaxSubtotal[], { category }: TaxSubtotal) =>
  sums.find((one) => sameTaxCategory(one.category, category))?.net ?? 0
const vatOf = (sums: readonly TaxSubtotal[], { category }: TaxSubtotal) =>
  sums.find((one) => sameTaxCategory(one.category, category))?.vat ?? 0

/** What the bill says of its money: in all, VAT, and what is outside it. */
function expectSums({ totals, lines, charges }: TaxDocument, bill: Bill): void {
  expect(totals.gross).toBe(bill.total)
  expect(totals.vat).toBe(bill.vat)
  expect(totals.payable + totals.prepaid).toBe(bill.toPay + (bill.wallet ?? 0))
  const astray = lines.filter(
    ({ base, net, vat, allowances }) =>
      base - allowances.reduce((sum, one) => sum + one.amount, 0) !== net || Math.min(base, net, vat) < 0,
  )
  expect([...astray, ...charges.filter(({ amount, vat }) => Math.min(amount, vat) < 0)]).toEqual([])
}

const note = (no: number) => ({
  ...testFacts(no),
  of: [{ number: 'R1-1', issuedAt: testMoment }],
  reason: 'طلب الضيف',
})

const someCuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 })

describe('rule "Issued documents": any cart', () => {
  it(
    'its document costs what the bill costs and is paid, and breaks no rule',
    () => {
      fc.assert(
        fc.property(someBills, fc.boolean(), (bill, isStandard) => {
          const document = invoiceOfBill({ bill }, isStandard ? standardFacts(1) : testFacts(1))
          expectSums(document, bill)
          expect(wrongIn(document)).toEqual([])
        }),
        { numRuns },
      )
    },
    timeout,
  )

  it(
    'its credit notes bring everything back to zero in every category, and break no rule',
    () => {
      fc.assert(
        fc.property(someBills, someCuts, (bill, cuts) => {
          const invoice = invoiceOfBill({ bill }, testFacts(1))
          const notes = refundsOf(bill, [...cuts, 1]).flatMap(
            (parts, i) => creditNoteOf({ bill, parts }, note(i + 2)) ?? [],
          )
          for (const one of notes) expect(wrongIn(one)).toEqual([])
          for (const sum of invoice.subtotals) {
            const back = (of: typeof netOf) => notes.reduce((all, one) => all + of(one.subtotals, sum), 0)
            expect([back(netOf), back(vatOf)]).toEqual([sum.net, sum.vat])
          }
        }),
        { numRuns },
      )
    },
    timeout,
  )

  it(
    'changed before it is accepted, the notes of the change lead from the one bill to the other',
    () => {
      fc.assert(
        fc.property(someBills, someBills, (one, other) => {
          const sums = sumsOfChange({ before: one, after: other }, 'SA')
          const side = (name: keyof ChangeSums) =>
            sums[name].length === 0
              ? []
              : [noteOfChange(name, { parts: sums[name], currency: 'SAR' }, note(2))]
          const [less, more] = [side('less'), side('more')]
          for (const document of [...less, ...more]) expect(wrongIn(document)).toEqual([])
          const gross = (documents: readonly Pick<TaxDocument, 'totals'>[]) =>
            documents.reduce((all, { totals }) => all + totals.gross, 0)
          expect(one.total - gross(less) + gross(more)).toBe(other.total)
          const vat = [...less, ...more].reduce(
            (all, { kind, totals }) => all + (kind === 'debit-note' ? totals.vat : -totals.vat),
            0,
          )
          expect(one.vat + vat).toBe(other.vat)
        }),
        { numRuns: Math.min(numRuns, 20_000) },
      )
    },
    timeout,
  )

  it(
    'a reservation’s deposit is set off in the invoice of the meal',
    () => {
      const deposit = {
        id: 'deposit',
        name: { ar: 'عربون', en: 'Deposit' },
        currency: 'SAR',
        vatBasisPoints: 1500,
      } as const
      fc.assert(
        fc.property(someBills, fc.integer({ min: 1, max: 100 }), (bill, percent) => {
          const taxed = bill.lines.filter((line) => !line.tax).reduce((sum, line) => sum + line.paid, 0)
          const amount = Math.floor((taxed * percent) / 100)
          if (amount === 0) return
          const before = invoiceOfBill(
            { bill: oneLineBill(amount, deposit), kind: 'prepayment' },
            testFacts(1),
          )
          expect(wrongIn(before)).toEqual([])
          const invoice = invoiceOfBill({ bill, prepaid: [prepaidOf(before)] }, testFacts(2))
          expectSums(invoice, bill)
          expect(invoice.totals.payable).toBe(bill.total - amount)
          expect(wrongIn(invoice)).toEqual([])
        }),
        { numRuns: Math.min(numRuns, 20_000) },
      )
    },
    timeout,
  )
})
