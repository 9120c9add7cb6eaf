import { sumsOfChange } from '#domain/einvoicing/notes-of-bill.ts'
import type { TaxSubtotal } from '#domain/einvoicing/tax-document.ts'
import { isCountry } from '#domain/core/country.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { makeId } from '#server/core/make-id.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { findInvoice, insertChangeNote } from '#server/store/payments/documents.ts'

/**
 * Takes an order with its bill before a change, the bill after it and now; the invoice stays as it was issued: what the order
 * costs less is a credit note, what it costs more a debit note. Nothing where neither is, as for a note to the kitchen, or
 * without an invoice. Rule "Issued documents", decision 0247.
 */
export async function noteChange(db: WriteDb, order: OrderRow, after: Bill, now: Date): Promise<void> {
  const invoice = await findInvoice(db, order.id)
  const country = invoice?.seller.country ?? ''
  if (!isCountry(country)) return
  const { less, more } = sumsOfChange({ before: order.bill, after }, country)
  const sides = [
    ['credit_note', less],
    ['debit_note', more],
  ] as const
  for (const [kind, parts] of sides)
    if (parts.length > 0)
      await insertChangeNote(db, {
        id: makeId(),
        order_id: order.id,
        branch_id: order.branch_id,
        kind,
        parts: [...parts],
        value: sum(parts, 'net') + sum(parts, 'vat'),
        vat: sum(parts, 'vat'),
        before: order.bill,
        issued_at: now,
      })
}

const sum = (parts: readonly TaxSubtotal[], of: 'net' | 'vat') =>
  parts.reduce((total, part) => total + part[of], 0)
