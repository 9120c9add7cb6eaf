import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invoiceOfBill, prepaidOf } from '#domain/einvoicing/invoice-of-bill.ts'
import { creditNoteOf, noteOfChange, sumsOfChange } from '#domain/einvoicing/notes-of-bill.ts'
import type { TaxDocument } from '#domain/einvoicing/tax-document.ts'
import { taxReasons } from '#domain/einvoicing/tax-reasons.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { makeBill, type PricedLine } from '#domain/pricing/make-bill.ts'
import { oneLineBill } from '#domain/pricing/one-line-bill.ts'
import type { PriceExtras } from '#domain/pricing/price-extras.ts'
import { projectRoot } from '#server/core/project-root.ts'
import { standardFacts, testFacts, testMoment } from './make-document.ts'
import { refundsOf } from './refund-of.ts'

/** Where they stand, signed. `npm run einvoice -- golden` writes them anew with a new key. */
export const goldenFolder = join(projectRoot, 'server/testing/einvoicing/golden')

/** A document whose every byte but the signature is known. */
export interface GoldenDocument {
  readonly name: string
  readonly document: TaxDocument
}

const words = (ar: string, en: string) => ({ ar, en })

function line(
  id: string,
  price: number,
  more: Partial<PricedLine['line']> & { ar: string; en: string },
): PricedLine {
  const { ar, en, quantity = 1, discount = 0, ...others } = more
  const subtotal = price * quantity
  const plain = { lineId: id, itemId: id, name: words(ar, en), note: '', options: [] }
  return {
    groupId: 'g',
    food: subtotal - discount,
    line: { ...plain, quantity, unitPrice: price, subtotal, discount, ...others },
  }
}

const dishes: readonly PricedLine[] = [
  line('a', 2300, { ar: 'شاورما دجاج', en: 'Chicken shawarma', quantity: 3 }),
  line('b', 3333, { ar: 'كبسة <حارة> & سلطة', en: 'Kabsa', quantity: 2, discount: 500 }),
  line('c', 0, { ar: 'حلوى هدية', en: 'Gift' }),
]
const tray = line('d', 14_900, {
  ar: 'صينية مندي',
  en: 'Mandi tray',
  deposit: 10_000,
  deposits: [{ depositId: 't', name: words('تأمين الصينية', 'Tray deposit'), quantity: 1, price: 10_000 }],
})

const bill = (lines: readonly PricedLine[], extras: PriceExtras = {}, pricesIncludeVat = true): Bill =>
  makeBill(lines, { currency: 'SAR', vatBasisPoints: 1500, pricesIncludeVat }, extras)

const rich = bill([...dishes, tray], {
  deliveryFee: 1500,
  serviceBasisPoints: 1000,
  coupon: {
    id: 'c',
    code: 'EID',
    name: words('عيد', 'Eid'),
    benefit: { kind: 'percent', basisPoints: 1000 },
  },
  points: { balance: 100, value: 5, least: 1 },
  wallet: { balance: 4000 },
})

const about = { of: [{ number: 'R1-1', issuedAt: testMoment }], reason: 'وصل الطلب باردًا' }

/** Makes them: every kind and form, with all that a bill can have. */
export function goldenDocuments(): GoldenDocument[] {
  const [first = [], last = []] = refundsOf(rich, [0.4, 1])
  const plain = bill(dishes)
  const change = sumsOfChange({ before: plain, after: bill([...dishes, tray]) }, 'SA')
  const deposit = { id: 'deposit', name: words('عربون حجز طاولة', 'Table reservation deposit') }
  const prepayment = invoiceOfBill(
    { bill: oneLineBill(5000, { ...deposit, currency: 'SAR', vatBasisPoints: 1500 }), kind: 'prepayment' },
    testFacts(6),
  )
  const [export1] = taxReasons('SA').zero
  const zero = { code: 'zero' as const, basisPoints: 0, ...(export1 && { reason: export1 }) }
  const free = bill(dishes.map((one) => ({ ...one, line: { ...one.line, tax: zero } })))
  const documents: Readonly<Record<string, TaxDocument | undefined>> = {
    'simplified-invoice': invoiceOfBill({ bill: rich }, testFacts(1)),
    'simplified-invoice-vat-on-top': invoiceOfBill(
      { bill: bill(dishes, { serviceBasisPoints: 1250 }, false) },
      testFacts(2),
    ),
    'simplified-credit-note': creditNoteOf({ bill: rich, parts: first }, { ...testFacts(3), ...about }),
    'simplified-credit-note-of-the-rest': creditNoteOf(
      { bill: rich, parts: last },
      { ...testFacts(4), ...about },
    ),
    'simplified-debit-note': noteOfChange(
      'more',
      { parts: change.more, currency: 'SAR' },
      { ...testFacts(5), ...about, reason: 'إضافة صينية' },
    ),
    'simplified-prepayment': prepayment,
    'simplified-invoice-with-prepayment': invoiceOfBill(
      { bill: plain, prepaid: [prepaidOf(prepayment)] },
      testFacts(7),
    ),
    'standard-invoice': invoiceOfBill({ bill: rich }, standardFacts(8)),
    'standard-zero-rated': invoiceOfBill({ bill: free }, standardFacts(9)),
    'standard-credit-note': creditNoteOf({ bill: rich, parts: first }, { ...standardFacts(10), ...about }),
  }
  return Object.entries(documents).flatMap(([name, document]) => (document ? [{ name, document }] : []))
}

/** Takes a document's name; returns the text that stands in the folder. */
export function readGolden(name: string): string {
  return readFileSync(join(goldenFolder, `${name}.xml`), 'utf8')
}
