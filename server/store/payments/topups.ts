import type { Bill } from '#domain/pricing/bill.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { insertMoneyRow } from './money-rows.ts'
import type { OrderRow } from '../ordering/orders.ts'

/** A top-up of a wallet, as an order row of its own that waits for its payment (decision 0048). */
export interface NewTopUp {
  readonly orderId: string
  readonly cartId: string
  readonly shopper: string
  readonly branchId: string
  readonly language: Language
  readonly bill: Bill
  readonly holdUntil: Date
}

/** Takes a top-up; writes its row, which waits for its payment. A second one of the shopper is refused (23505). */
export function insertTopUp(db: TenantDb, topUp: NewTopUp): Promise<OrderRow> {
  return insertMoneyRow(db, { ...topUp, kind: 'wallet_topup', type: 'pickup' })
}

/** Takes a shopper; returns the one top-up that waits for its payment, if any. */
export function findHeldTopUp(db: TenantDb, shopper: string): Promise<OrderRow | undefined> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('status', '=', 'callcenter_pending')
    .where('kind', '=', 'wallet_topup')
    .executeTakeFirst()
}
