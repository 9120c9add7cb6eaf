import type { Bill } from '#domain/pricing/bill.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { insertMoneyRow } from '../payments/money-rows.ts'
import type { OrderRow } from '../ordering/orders.ts'

/** A deposit as an order row of its own, which holds it while the card is typed (decision 0051). */
export interface NewDeposit {
  readonly reservationId: string
  readonly orderId: string
  readonly cartId: string
  readonly shopper: string
  readonly branchId: string
  readonly language: Language
  readonly name: string
  readonly mobile: string
  readonly bill: Bill
  readonly holdUntil: Date
}

/** Takes a deposit; writes its row, which waits for its payment. */
export function insertDeposit(db: TenantDb, deposit: NewDeposit): Promise<OrderRow> {
  return insertMoneyRow(db, { ...deposit, kind: 'reservation', type: 'dinein' })
}
