import { refuse } from '#domain/core/refusal.ts'
import type { Payable } from '#server/ports/payable.ts'
import { lapseEdit, moreMisfit, recordMore } from './record-more.ts'

/** What a changed order costs more: its money makes the change that waits for it. Decision 0069. */
export const morePayable: Payable = {
  misfit: (db, order) => moreMisfit(db, order),
  async record(db, order, { reference, amount, noted }, now) {
    await Promise.all(noted)
    return recordMore(db, order, { reference, amount }, now)
  },
  async refuseOpening(db, order) {
    return (await moreMisfit(db, order)) ? refuse('payment-session-invalid') : undefined
  },
  lapse: lapseEdit,
}
