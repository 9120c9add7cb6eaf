import type { Minor } from '#domain/core/money.ts'
import { wasSold } from '#domain/ordering/order-sold.ts'
import {
  leftOf,
  refundParts,
  splitRefund,
  spreadAmount,
  type RefundPart,
} from '#domain/pricing/refund-split.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { listCreditNotes, type CreditNoteRow } from '#server/store/payments/documents.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { listRefunds } from '#server/store/payments/refunds.ts'

/** What of an order went back already, and what may still. Minor units. */
export interface OrderRefunds {
  readonly parts: readonly RefundPart[]
  /** Value by part that went back before. */
  readonly before: ReadonlyMap<string, Minor>
  /** VAT by part, as the notes before posted it. */
  readonly vatBefore: ReadonlyMap<string, Minor>
  /** Pieces by part, where staff chose pieces. */
  readonly pieces: ReadonlyMap<string, number>
  readonly left: ReadonlyMap<string, Minor>
  readonly leftSum: Minor
  /** Card money whose refund the gateway refused, of a credit note or never sold for: it may be sent again. */
  readonly owed: readonly { creditNoteId?: string; amount: Minor }[]
}

/** Takes an order; returns what of it went back and what may still. Refunds from before credit notes count, spread. Safety 6. */
export async function readOrderRefunds(db: TenantDb, order: OrderRow): Promise<OrderRefunds> {
  const [notes, refunds] = await Promise.all([listCreditNotes(db, [order.id]), listRefunds(db, [order.id])])
  const parts = wasSold(order) ? refundParts(order.bill) : []
  const owed = notes
    .filter((note) => note.rest_to === 'card' && note.rest > 0)
    .map((note) => ({ creditNoteId: note.id, amount: note.rest - sentOf(note.id, refunds) }))
    .filter(({ amount }) => amount > 0)
  const noted = notes.reduce((sum, note) => sum + note.value, 0)
  const older = order.returned - noted + owed.reduce((sum, one) => sum + one.amount, 0)
  const whole = leftOf(parts, new Map())
  const before = new Map<string, Minor>(older > 0 ? spreadAmount(whole, Math.min(older, sumOf(whole))) : [])
  // refunds of before credit notes had no document of their own
  const vatBefore = new Map<string, Minor>(
    splitRefund(parts, { before: new Map(), vatBefore: new Map(), now: before }).map(({ key, vat }) => [
      key,
      vat,
    ]),
  )
  const pieces = new Map<string, number>()
  for (const line of notes.flatMap((note) => note.lines)) {
    vatBefore.set(line.key, (vatBefore.get(line.key) ?? 0) + line.vat)
    before.set(line.key, (before.get(line.key) ?? 0) + line.value)
    pieces.set(line.key, (pieces.get(line.key) ?? 0) + (line.pieces ?? 0))
  }
  const left = leftOf(parts, before)
  const surplus = surplusOf(order, { notes, older, owed })
  return {
    parts,
    before,
    vatBefore,
    pieces,
    left,
    leftSum: sumOf(left),
    owed: surplus > 0 ? [...owed, { amount: surplus }] : owed,
  }
}

/** Takes an order and its refunds; returns all that may still go back: what was sold, and what a gateway refused before. */
export function stillLeft(order: OrderRow, { leftSum, owed }: Pick<OrderRefunds, 'leftSum' | 'owed'>): Minor {
  const again = owed.reduce((sum, one) => sum + one.amount, 0)
  return (order.payment_state === 'paid' ? leftSum : 0) + again
}

const sumOf = (values: ReadonlyMap<string, Minor>) => [...values.values()].reduce((sum, one) => sum + one, 0)

/** Captured beyond what the order costs, with no refund on its way: one that the gateway refused. */
function surplusOf(
  order: OrderRow,
  {
    notes,
    older,
    owed,
  }: { notes: readonly CreditNoteRow[]; older: Minor; owed: readonly { amount: Minor }[] },
): Minor {
  const toCard = notes.filter((note) => note.rest_to === 'card').reduce((sum, note) => sum + note.rest, 0)
  const retained = wasSold(order) ? order.bill.toPay - toCard - older : 0
  const held = order.captured - order.refunding - owed.reduce((sum, one) => sum + one.amount, 0)
  return order.captured === 0 ? 0 : Math.max(0, held - retained)
}

function sentOf(noteId: string, refunds: Awaited<ReturnType<typeof listRefunds>>): Minor {
  return refunds
    .filter((refund) => refund.credit_note_id === noteId && refund.state !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0)
}
