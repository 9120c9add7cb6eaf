import { linesOfBill, type LinesOfBill } from './lines-of-bill.ts'
import type { Bill } from '../pricing/bill.ts'
import { sumDocument } from './sum-document.ts'
import type { Prepaid, TaxDocument } from './tax-document.ts'

/** What a document says besides what was sold. */
export type DocumentFacts = Pick<
  TaxDocument,
  | 'form'
  | 'number'
  | 'uuid'
  | 'issuedAt'
  | 'timeZone'
  | 'seller'
  | 'buyer'
  | 'suppliedAt'
  | 'paidBy'
  | 'reason'
  | 'of'
>

/** What is sold, as it stands on the bill. */
export interface SoldBill {
  readonly bill: Bill
  /** 'prepayment' for a reservation's deposit, before anything is supplied. */
  readonly kind?: 'invoice' | 'prepayment'
  /** Prepayments that this bill sets off; their money is part of what the bill costs. */
  readonly prepaid?: readonly Prepaid[]
}

/**
 * Takes a bill (of an order, a table's payment, a deposit that is kept or prepaid) and the facts of its document; returns the
 * document. Its total is the bill's total, its VAT the bill's VAT in every category. Rule "Issued documents", safety 6.
 */
export function invoiceOfBill({ bill, kind, prepaid }: SoldBill, facts: DocumentFacts): TaxDocument {
  const parts = linesOfBill(bill, facts.seller.address.country)
  return documentOf(kind ?? 'invoice', { ...parts, prepaid: prepaid ?? [], currency: bill.currency }, facts)
}

/** Takes a document's kind, parts and facts; returns the document with its sums. */
export function documentOf(
  kind: TaxDocument['kind'],
  { lines, charges, prepaid, currency }: LinesOfBill & Pick<TaxDocument, 'prepaid' | 'currency'>,
  facts: DocumentFacts,
): TaxDocument {
  const sums = sumDocument({ lines, charges, prepaid })
  return { kind, ...facts, currency, lines, charges, prepaid, ...sums }
}

/** Takes a prepayment's document; returns it as the final invoice sets it off. */
export function prepaidOf({ number, uuid, issuedAt, subtotals }: TaxDocument): Prepaid {
  return { number, uuid, issuedAt, subtotals }
}
