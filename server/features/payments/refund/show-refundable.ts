import type { RefundableWire } from '#contract/payments/refunds.ts'
import { toDecimal } from '#domain/core/money.ts'
import { feeKey, refundPartKind } from '#domain/pricing/refund-split.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { reasonWords } from '#server/show/reason-words.ts'
import { listCreditNotes, type CreditNoteRow } from '#server/store/payments/documents.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { readOrderRefunds, stillLeft } from './order-refunds.ts'
import { ownerOf } from './write-credit-note.ts'

/** Takes an order; returns what of it may still go back, part by part, and its credit notes. Safety 6. */
export async function showRefundable(
  { db }: Deps,
  staff: StaffSession,
  language: Language,
  id: string,
): Promise<RefundableWire | Refusal> {
  return db.snapshot(staff.tenantId, async (read) => {
    const order = await authorize(inBranchOf(staff, 'order-unavailable'), findOrder(read, id))
    if (isRefusal(order)) return order
    const { lines, fees } = order.bill
    const [refunds, notes] = [await readOrderRefunds(read, order), await listCreditNotes(read, [id])]
    const walletLeft = notes.reduce((sum, { wallet }) => sum - wallet, order.bill.wallet ?? 0)
    const gone = walletLeft > 0 && (await ownerOf(read, order)) === undefined
    return {
      left: toDecimal(stillLeft(order, refunds)),
      by_hand: toDecimal(gone ? walletLeft : 0),
      parts: refunds.parts.map((part) => ({
        key: part.key,
        name: nameOf(part.key),
        kind: refundPartKind(part.key),
        pieces: part.quantity,
        value: toDecimal(part.value),
        pieces_back: refunds.pieces.get(part.key) ?? 0,
        value_back: toDecimal(refunds.before.get(part.key) ?? 0),
      })),
      credit_notes: notes.map((note) => showCreditNote(note, language)),
    }

    function nameOf(key: string): string {
      const line = lines.find((one) => key === one.lineId || key === `${one.lineId}:deposit`)
      const fee = fees?.list.find(({ feeId }) => key === feeKey(feeId))
      const named = line ?? fee
      return named ? wordIn(named.name, language) : ''
    }
  })
}

/** Takes a credit note and a language; returns it as it travels. */
export function showCreditNote(
  note: CreditNoteRow,
  language: Language,
): RefundableWire['credit_notes'][number] {
  return {
    number: note.number,
    value: toDecimal(note.value),
    vat: toDecimal(note.vat),
    wallet: toDecimal(note.wallet),
    by_hand: note.by_hand,
    points: note.points_count,
    rest: toDecimal(note.rest),
    rest_to: note.rest_to,
    // no moment is named in it
    reason: reasonWords(note.reason, { language, zone: 'UTC', now: note.issued_at.getTime() }),
    at: note.issued_at.toISOString(),
  }
}
