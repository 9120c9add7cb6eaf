import type { Bill } from '#domain/pricing/bill.ts'
import { creditNoteOf, noteOfChange } from '#domain/einvoicing/notes-of-bill.ts'
import { invoiceOfBill, type DocumentFacts } from '#domain/einvoicing/invoice-of-bill.ts'
import type { TaxDocument, TaxDocumentForm, TaxParty } from '#domain/einvoicing/tax-document.ts'

/** The documents by which a unit proves what it can do: each kind in each form. */
export const complianceSteps = (['standard', 'simplified'] as const).flatMap((form) =>
  (['invoice', 'credit-note', 'debit-note'] as const).map((kind) => `${form}-${kind}` as const),
)
export type ComplianceStep = (typeof complianceSteps)[number]

/** Of the test documents alone: a purchase of 100.00 that nobody makes. */
const bill: Bill = {
  currency: 'SAR',
  lines: [
    {
      lineId: 'test',
      itemId: 'test',
      name: { ar: 'صنف تجريبي', en: 'Test item' },
      quantity: 1,
      note: '',
      options: [],
      unitPrice: 10_000,
      subtotal: 10_000,
      discount: 0,
      vat: 1304,
      paid: 10_000,
    },
  ],
  count: 1,
  subtotal: 10_000,
  discount: 0,
  food: 10_000,
  vatBasisPoints: 1500,
  pricesIncludeVat: true,
  taxable: 8696,
  vat: 1304,
  total: 10_000,
  toPay: 10_000,
}
const zone = 'Asia/Riyadh'

/** Takes a step, its seller, the document's UUID and now (UTC ms); returns the test document of that step. */
export function complianceDocument(
  step: ComplianceStep,
  { seller, uuid, now }: { seller: TaxParty; uuid: string; now: number },
): TaxDocument {
  const form: TaxDocumentForm = step.startsWith('standard') ? 'standard' : 'simplified'
  const facts: DocumentFacts = {
    form,
    number: `TEST-${complianceSteps.indexOf(step) + 1}`,
    uuid,
    issuedAt: now,
    timeZone: zone,
    seller,
    paidBy: 'card',
    // the authority's own test company
    ...(form === 'standard' && {
      buyer: { ...seller, name: 'شركة اختبار', taxNumber: '399999999800003' },
      suppliedAt: now,
    }),
  }
  if (step.endsWith('-invoice')) return invoiceOfBill({ bill }, facts)
  const note = { ...facts, of: [{ number: 'TEST-0', issuedAt: now }], reason: 'اختبار' }
  const category = { code: 'standard', basisPoints: bill.vatBasisPoints } as const
  if (step.endsWith('-debit-note'))
    return noteOfChange(
      'more',
      { parts: [{ category, net: bill.taxable, vat: bill.vat }], currency: 'SAR' },
      note,
    )
  const part = {
    key: 'test',
    value: bill.total,
    points: 0,
    wallet: 0,
    pointsCount: 0,
    rest: bill.total,
    vat: bill.vat,
  }
  const credit = creditNoteOf({ bill, parts: [part] }, note)
  if (!credit) throw new Error('the test document has no lines')
  return credit
}
