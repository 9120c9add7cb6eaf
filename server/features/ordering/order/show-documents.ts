import type { DocumentsWire } from '#contract/payments/receipt.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { showBill } from '#server/show/show-bill.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { holds, linkHolder } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import {
  findInvoice,
  listChangeNotes,
  listCreditNotes,
  type ChangeNoteRow,
  type CreditNoteRow,
  type InvoiceRow,
} from '#server/store/payments/documents.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import type { Call } from '#server/http/call.ts'
import { orderCodes, type OrderCodes } from '../../einvoicing/order-codes.ts'
import { nameOfPart } from './draw-credit-note.ts'
import { codeOf, hasCode, titleOf } from './draw-receipt.ts'
import { makeCreditNote } from './make-paper.ts'
import { dayWords } from './paper-column.ts'

interface Documents {
  readonly order: OrderRow
  readonly invoice: InvoiceRow | undefined
  readonly notes: readonly CreditNoteRow[]
  readonly changes: readonly ChangeNoteRow[]
  readonly zone: string
  readonly codes: OrderCodes
}

/** Takes an order's unguessable id; returns its invoice and credit notes to show as a page. Refuses 'order-unavailable'. */
export async function showDocuments(deps: Deps, call: Call, id: string): Promise<DocumentsWire | Refusal> {
  const found = await readDocuments(deps, call.tenantId, id)
  if (isRefusal(found)) return found
  const { order, invoice, notes, changes, zone, codes } = found
  const [changed] = changes
  return {
    invoice:
      invoice && !codes.isHeld
        ? showInvoice(
            {
              bill: changed?.before ?? order.bill,
              invoice,
              zone,
              code: codes.invoice,
              isChanged: changed !== undefined,
            },
            call.language,
          )
        : null,
    change_notes: changes.map((note) => ({
      id: note.id,
      kind: note.kind,
      number: note.number,
      issued: dayWords(note.issued_at, zone, call.language),
      value: toDecimal(note.value),
      vat: toDecimal(note.vat),
      code: codes.notes.get(note.id) ?? null,
    })),
    credit_notes: notes.map((note) => ({
      id: note.id,
      number: note.number,
      issued: dayWords(note.issued_at, zone, call.language),
      value: toDecimal(note.value),
      vat: toDecimal(note.vat),
      rest: toDecimal(note.rest),
      rest_to: note.rest_to,
      wallet: toDecimal(note.wallet),
      by_hand: note.by_hand,
      points: note.points_count,
      lines: note.lines
        .filter((line) => line.value > 0)
        .map((line) => ({ name: nameOfPart(order, line, call.language), value: toDecimal(line.value) })),
      code: codes.notes.get(note.id) ?? null,
    })),
  }
}

/** Takes an order and one of its credit notes; returns that as PDF in the caller's language. */
export async function readCreditNote(
  deps: Deps,
  call: Call,
  { id, noteId }: { id: string; noteId: string },
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const found = await readDocuments(deps, call.tenantId, id)
  if (isRefusal(found)) return found
  const { order, invoice, notes, zone, codes } = found
  const note = notes.find((one) => one.id === noteId)
  if (!note || !invoice) return refuse('not-found')
  const mine = holds(call, order)
  const of = { order, invoice, note, zone, language: call.language, mine, code: codes.notes.get(noteId) }
  return makeCreditNote(deps, call.tenantId, of)
}

async function readDocuments(deps: Deps, tenantId: string, id: string): Promise<Documents | Refusal> {
  const found = await deps.db.read(tenantId, async (db) => ({
    order: await authorize(linkHolder('order-unavailable'), findOrder(db, id)),
    invoice: await findInvoice(db, id),
    notes: await listCreditNotes(db, [id]),
    changes: await listChangeNotes(db, id),
  }))
  const { order } = found
  if (isRefusal(order)) return order
  const { branches } = await deps.catalogues.current(tenantId)
  const branch = branches.find(({ id: one }) => one === order.branch_id)
  const { invoice, notes, changes } = found
  // a note may be of phase 2 where its invoice is older
  const isCoded = invoice?.seller.einvoicing || (branch?.einvoicing && notes.length + changes.length > 0)
  const codes = isCoded
    ? await orderCodes(deps, tenantId, order)
    : { invoice: undefined, notes: new Map(), isHeld: false }
  return { ...found, order, zone: branch?.timeZone ?? 'UTC', codes }
}

interface ShownInvoice {
  readonly bill: Bill
  /** Another bill than the order has by now. */
  readonly isChanged: boolean
  readonly invoice: InvoiceRow
  readonly zone: string
  /** Of phase 2. */
  readonly code: string | undefined
}

function showInvoice(
  { bill, isChanged, invoice, zone, code }: ShownInvoice,
  language: Language,
): DocumentsWire['invoice'] {
  const { seller } = invoice
  return {
    title: wordIn(titleOf(invoice), language),
    number: invoice.number,
    issued: dayWords(invoice.issued_at, zone, language),
    issued_at: invoice.issued_at.toISOString(),
    seller: {
      name: { ar: seller.name_ar, en: seller.name_en }[language],
      address: { ar: seller.address_ar, en: seller.address_en }[language],
      tax_number: seller.tax_number,
      tax_url: seller.tax_url,
    },
    bill: isChanged ? showBill(bill, language) : null,
    code: code ?? (hasCode(invoice) ? codeOf({ bill }, invoice) : null),
  }
}
