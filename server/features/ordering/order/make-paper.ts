import type { Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { jobOf } from '#server/heavy-work/job.ts'
import type { CreditNoteOf, drawCreditNote } from './draw-credit-note.ts'
import type { drawReceipt, ReceiptOf } from './draw-receipt.ts'

const receipt = jobOf<typeof drawReceipt>('server/features/ordering/order/draw-receipt.ts', 'drawReceipt')
const creditNote = jobOf<typeof drawCreditNote>(
  'server/features/ordering/order/draw-credit-note.ts',
  'drawCreditNote',
)

type Paper = Promise<Uint8Array<ArrayBuffer> | Refusal>

/** Takes a tenant and what its receipt is drawn from; returns it as PDF. Refuses 'busy'. */
export function makeReceipt({ heavy }: Pick<Deps, 'heavy'>, tenantId: string, of: ReceiptOf): Paper {
  const { bill, number, pay_method, payment_state } = of.order
  return heavy.document(receipt, { ...of, order: { bill, number, pay_method, payment_state } }, tenantId)
}

/** Takes a tenant and what its credit note is drawn from; returns it as PDF. Refuses 'busy'. */
export function makeCreditNote({ heavy }: Pick<Deps, 'heavy'>, tenantId: string, of: CreditNoteOf): Paper {
  const { bill, number, currency } = of.order
  return heavy.document(creditNote, { ...of, order: { bill, number, currency } }, tenantId)
}
