import { creditNoteOf, noteOfChange } from '#domain/einvoicing/notes-of-bill.ts'
import { invoiceOfBill, type DocumentFacts } from '#domain/einvoicing/invoice-of-bill.ts'
import type { DocumentReference, PaidBy, TaxDocument, TaxParty } from '#domain/einvoicing/tax-document.ts'
import type { EInvoiceContent } from '#server/store/einvoicing/einvoice-columns.ts'
import type { EInvoiceRow } from '#server/store/einvoicing/einvoice-documents.ts'
import { reasonWords } from '#server/show/reason-words.ts'

/** What a document is made of besides its own row. */
export interface MadeOf {
  readonly seller: TaxParty
  /** Of its branch. */
  readonly zone: string
  /** Of a note: what it is about. */
  readonly of: readonly DocumentReference[]
}

/**
 * Takes a document's row with what it is made of; returns the document. Throws where that is not enough: what was sold stays
 * sold, and staff are told.
 */
export function makeDocument(
  row: Pick<EInvoiceRow, 'id' | 'kind' | 'form' | 'number' | 'issued_at' | 'content'>,
  { seller, zone, of }: MadeOf,
): TaxDocument {
  const { content } = row
  if (!content) throw new Error('nothing is kept of what was sold')
  const facts: DocumentFacts = {
    form: row.form,
    number: row.number,
    uuid: row.id,
    issuedAt: row.issued_at.getTime(),
    timeZone: zone,
    seller,
    paidBy: paidBy(content),
    ...(content.buyer && { buyer: content.buyer, suppliedAt: row.issued_at.getTime() }),
  }
  const { bill } = content
  if (row.kind === 'invoice' || row.kind === 'prepayment')
    return invoiceOfBill({ bill, kind: row.kind }, facts)
  if (of.length === 0) throw new Error('there is no invoice that the note is about')
  const said = reasonWords(content.reason ?? '', { language: 'ar', zone, now: row.issued_at.getTime() })
  if (content.parts) {
    const side = row.kind === 'debit_note' ? 'more' : 'less'
    return noteOfChange(
      side,
      { parts: content.parts, currency: bill.currency },
      { ...facts, of, reason: said || 'تعديل الطلب' },
    )
  }
  const note = creditNoteOf({ bill, parts: content.lines ?? [] }, { ...facts, of, reason: said || 'إرجاع' })
  if (!note) throw new Error('nothing is charged less')
  return note
}

/** The way in which the most of it is paid. */
function paidBy({ bill, pay_method }: EInvoiceContent): PaidBy {
  if (bill.toPay === 0) return (bill.wallet ?? 0) > 0 ? 'wallet' : 'none'
  const ways = { card: 'card', cash: 'cash', card_on_delivery: 'card', company: 'credit' } as const
  return ways[pay_method]
}
