import { depositLineId, feeKey, refundPartKind, type RefundLine } from '../pricing/refund-split.ts'
import type { Words } from '../core/words.ts'
import { documentOf, type DocumentFacts } from './invoice-of-bill.ts'
import { categoryOfLine, documentWords, linesOfBill } from './lines-of-bill.ts'
import type { Bill } from '../pricing/bill.ts'
import { sumDocument } from './sum-document.ts'
import {
  sameTaxCategory,
  type DocumentReference,
  type TaxDocument,
  type TaxLine,
  type TaxSubtotal,
} from './tax-document.ts'
import { categoryOfRate, outsideScope, withReason } from './tax-reasons.ts'

/** Facts of a note: what it is about and why, in the seller's words. */
export type NoteFacts = DocumentFacts & { readonly of: readonly DocumentReference[]; readonly reason: string }

/** A part of a bill that goes back, and how many of its pieces where they were chosen. */
export type CreditedPart = RefundLine & { readonly pieces?: number }

/** What goes back of a bill, as the refund posted it. */
export interface CreditedBill {
  readonly bill: Bill
  readonly parts: readonly CreditedPart[]
}

/**
 * Takes what went back of a bill and the note's facts; returns the credit note, or undefined where only points went back: they
 * were a discount, so nobody was charged for them. Its sums are those that the refund posted. Rule "Refunds", safety 6.
 */
export function creditNoteOf({ bill, parts }: CreditedBill, facts: NoteFacts): TaxDocument | undefined {
  const country = facts.seller.address.country
  const standard = categoryOfRate(bill.vatBasisPoints, country)
  const described = (part: CreditedPart) => {
    const fee = bill.fees?.list.find(({ feeId }) => part.key === feeKey(feeId))
    if (fee) return { name: fee.name, category: withReason(fee.tax ?? standard, country) }
    const kind = refundPartKind(part.key)
    if (kind === 'delivery') return { name: documentWords.delivery, category: standard }
    if (kind === 'deposit') {
      const line = bill.lines.find(({ lineId }) => lineId === depositLineId(part.key))
      return { name: line?.deposits?.[0]?.name ?? documentWords.deposit, category: outsideScope(country) }
    }
    const line = bill.lines.find(({ lineId }) => lineId === part.key)
    if (!line) throw new RangeError(`no line ${part.key} on the bill`)
    return { name: line.name, category: categoryOfLine(line, standard, country) }
  }
  const lines = parts
    .filter(({ value, points }) => value > points)
    .map((part, i): TaxLine => {
      const net = part.value - part.points - part.vat
      const quantity = part.pieces || 1
      return { no: i + 1, ...described(part), quantity, base: net, allowances: [], net, vat: part.vat }
    })
  if (lines.length === 0) return undefined
  return documentOf('credit-note', { lines, charges: [], prepaid: [], currency: bill.currency }, facts)
}

/** An order before and after a change. */
export interface ChangedBill {
  readonly before: Bill
  readonly after: Bill
}

const changeWords: Words = { ar: 'فرق تعديل الطلب', en: 'Change of the order' }

/** What a change costs less and more, by category; minor units. */
export interface ChangeSums {
  readonly less: readonly TaxSubtotal[]
  readonly more: readonly TaxSubtotal[]
}

/**
 * Takes an order's bill before and after a change; returns what it costs less and what it costs more, by category. Both
 * are there when one category shrinks and another grows. Rule "Issued documents".
 */
export function sumsOfChange({ before, after }: ChangedBill, country: CountryOf): ChangeSums {
  const of = (bill: Bill) => sumDocument({ ...linesOfBill(bill, country), prepaid: [] }).subtotals
  const [was, is] = [of(before), of(after)]
  const categories = [...was, ...is.filter((one) => !find(was, one))].map(({ category }) => category)
  const changes = categories.map((category) => {
    const [from, to] = [find(was, { category }), find(is, { category })]
    const gross = grossOf(to) - grossOf(from)
    const vat = (to?.vat ?? 0) - (from?.vat ?? 0)
    return { category, gross, vat }
  })
  const side = (sign: 1 | -1) =>
    changes
      .filter(({ gross }) => sign * gross > 0)
      .map(({ category, gross, vat }): TaxSubtotal => {
        const size = Math.min(Math.max(sign * vat, 0), sign * gross)
        return { category, net: sign * gross - size, vat: size }
      })
  return { less: side(-1), more: side(1) }
}

type CountryOf = Parameters<typeof linesOfBill>[1]

const find = (sums: readonly TaxSubtotal[], { category }: Pick<TaxSubtotal, 'category'>) =>
  sums.find((one) => sameTaxCategory(one.category, category))

const grossOf = (sum: TaxSubtotal | undefined) => (sum?.net ?? 0) + (sum?.vat ?? 0)

/**
 * Takes one side of a change (`less` or `more` of `sumsOfChange`, not empty), the currency and the note's facts; returns the
 * credit note of what became less, or the debit note of what became more.
 */
export function noteOfChange(
  side: keyof ChangeSums,
  sums: { readonly parts: readonly TaxSubtotal[]; readonly currency: TaxDocument['currency'] },
  facts: NoteFacts,
): TaxDocument {
  const lines = sums.parts.map(({ category, net, vat }, i): TaxLine => ({
    no: i + 1,
    name: changeWords,
    quantity: 1,
    base: net,
    allowances: [],
    net,
    vat,
    category,
  }))
  const kind = side === 'less' ? 'credit-note' : 'debit-note'
  return documentOf(kind, { lines, charges: [], prepaid: [], currency: sums.currency }, facts)
}
