import type { OrderKind } from '#domain/ordering/order-kind.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { WayToPay } from '#domain/payments/way-to-pay.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import type { TaxParty, TaxSubtotal } from '#domain/einvoicing/tax-document.ts'
import type { CreditLine } from '../payments/money-columns.ts'

/** What a tax document is made of, as the trigger that gives it its place keeps it until it is signed. */
export interface EInvoiceContent {
  readonly bill: Bill
  readonly order_kind: OrderKind
  readonly type: OrderType
  readonly pay_method: WayToPay
  /** A company that deducts the VAT. */
  readonly buyer?: TaxParty | null
  /** Of a credit note. */
  readonly lines?: readonly CreditLine[]
  readonly reason?: string
  /** Of a note about a change of the order. */
  readonly parts?: readonly TaxSubtotal[]
}
